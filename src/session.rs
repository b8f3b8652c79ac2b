//! A game being played: who plays, what has been done so far, what has been taken back.
//!
//! Pure: no terminal, no files, no clock. The rules decide what is legal and when a game is over; what they leave to the
//! players is here: taking back and doing again, ending by agreement, resigning, and noticing that the same position has
//! come up before.

use ayla_rules::{AnyAction, AnyPosition, BySide, Game, Illegal, Outcome, Side, gore};

mod coached;
mod draft;
mod name;
mod partner;

pub use coached::{Coached, ParseCoachedError};
pub use draft::Draft;
pub use name::Name;
pub use partner::{Level, NoSuchLevel, NoSuchTemper, Partner, Temper};

/// How often the same position comes up before the players are asked whether they go on (Both games, a decision).
pub const REPETITIONS: usize = 3;

/// A game being played.
///
/// All actions are kept, those taken back too: the first [`played`](Self::played) of them are in force and the rest can
/// be done again. A new action forgets the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What the players are called.
    pub players: BySide<Name>,
    actions: Vec<AnyAction>,
    /// The start, and the position after each action.
    positions: Vec<AnyPosition>,
    played: usize,
    closing: Option<Closing>,
    coached: Coached,
    partner: Option<Partner>,
}

/// How the players ended a game that the rules would have let go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// Both agreed to end it.
    Agreement,
    /// This side gave up.
    Resignation(Side),
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The rules ended it (Goré 7, Djenon-aboure 8 and 9).
    EndOfSeeds,
    /// The players did.
    Closed(Closing),
}

/// A finished game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Seeds, winner, glory.
    pub outcome: Outcome,
    /// How it came to its end.
    pub ending: Ending,
}

/// What was taken back or done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An action.
    Action(AnyAction),
    /// An agreement or a resignation.
    Closing(Closing),
}

impl Session {
    /// A new game.
    pub fn new(game: Game, first: Side, players: BySide<Name>) -> Self {
        Self::from_position(game.start(first), players)
    }

    /// A game that begins with any position.
    pub fn from_position(start: AnyPosition, players: BySide<Name>) -> Self {
        Self {
            players,
            actions: Vec::new(),
            positions: vec![start],
            played: 0,
            closing: None,
            coached: Coached::default(),
            partner: None,
        }
    }

    /// The same game, one side of which the program plays, as a file or a record tells it.
    #[must_use]
    pub fn with_partner(mut self, partner: Partner) -> Self {
        let temper = match self.game() {
            Game::Gore(_) => partner.temper,
            Game::DjenonAboure => Temper::default(),
        };
        self.partner = Some(Partner { temper, ..partner });
        self
    }

    /// The same game against the program, which gets a name if it has none.
    #[must_use]
    pub fn against(mut self, partner: Partner) -> Self {
        let name = &mut self.players[partner.side];
        if name.is_empty() {
            *name = Name::new(Partner::NAME);
        }
        self.with_partner(partner)
    }

    /// A new game from the same start by the same players, the program among them. From the usual start the other side
    /// begins this time.
    pub fn again(&self) -> Self {
        let first = self.start().side_to_move();
        let is_usual = *self.start() == self.game().start(first);
        let start = if is_usual {
            self.game().start(first.other())
        } else {
            *self.start()
        };
        Self {
            partner: self.partner,
            ..Self::from_position(start, self.players.clone())
        }
    }

    /// A game of its own that has come as far as this one had after so many actions.
    pub fn branch(&self, actions: usize) -> Self {
        let mut branch = self.clone();
        branch.closing = None;
        branch.actions.truncate(actions);
        branch.positions.truncate(actions + 1);
        branch.played = branch.actions.len();
        branch.coached = self.coached.up_to(branch.played + 1);
        branch
    }

    /// Which game it is, with its options.
    pub fn game(&self) -> Game {
        self.start().game()
    }

    /// The position with which the game began.
    pub fn start(&self) -> &AnyPosition {
        &self.positions[0]
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        &self.positions[self.played]
    }

    /// The position after so many of the actions, if there are so many.
    pub fn position_after(&self, actions: usize) -> Option<&AnyPosition> {
        self.positions.get(actions)
    }

    /// The start and the position after each action in force, the last of them now.
    pub fn positions(&self) -> &[AnyPosition] {
        &self.positions[..=self.played]
    }

    /// All actions, those taken back too.
    pub fn actions(&self) -> &[AnyAction] {
        &self.actions
    }

    /// How many of the actions are in force.
    pub fn played(&self) -> usize {
        self.played
    }

    /// How the players ended the game, if they did.
    pub fn closing(&self) -> Option<Closing> {
        self.closing
    }

    /// The turns at which the coach was on.
    pub const fn coached(&self) -> &Coached {
        &self.coached
    }

    /// Notes that the coach is on at this turn. Says whether that was not noted yet. Nothing takes it back.
    pub fn note_coach(&mut self) -> bool {
        self.coached.insert(self.played + 1)
    }

    /// The same game with the coach on at other turns, as a file or a record tells it.
    pub fn with_coached(self, coached: Coached) -> Self {
        Self { coached, ..self }
    }

    /// The program as a player, if it is one.
    pub const fn partner(&self) -> Option<Partner> {
        self.partner
    }

    /// The program, if it is the one to act now.
    pub fn partner_to_move(&self) -> Option<Partner> {
        let acts = |partner: &Partner| partner.side == self.position().side_to_move();
        self.partner
            .filter(acts)
            .filter(|_| self.finish().is_none())
    }

    /// The result, once the game has one.
    pub fn finish(&self) -> Option<Finish> {
        let position = self.position();
        let outcome = match self.closing {
            None => position.outcome()?,
            Some(Closing::Agreement) => position.settle(),
            Some(Closing::Resignation(side)) => position.resign(side),
        };
        let ending = self.closing.map_or(Ending::EndOfSeeds, Ending::Closed);
        Some(Finish { outcome, ending })
    }

    /// Plays an action for the side to move. Actions that were taken back are forgotten.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn play(&mut self, action: AnyAction) -> Result<(), Illegal> {
        if self.closing.is_some() {
            return Err(Illegal::GameOver);
        }
        let next = self.position().play(action)?;
        self.actions.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.actions.push(action);
        self.positions.push(next);
        self.played += 1;
        Ok(())
    }

    /// Takes back the last thing done: an agreement or a resignation, else the last action, whatever it was.
    pub fn undo(&mut self) -> Option<Step> {
        if let Some(closing) = self.closing.take() {
            return Some(Step::Closing(closing));
        }
        self.played = self.played.checked_sub(1)?;
        Some(Step::Action(self.actions[self.played]))
    }

    /// Takes back as far as the last choice of whoever plays against the program: that player's last action and what
    /// the program did after it. Without a partner, or where an agreement or a resignation was last, the same as
    /// [`undo`](Self::undo).
    pub fn undo_to_choice(&mut self) -> Option<Step> {
        if self.closing.is_some() {
            return self.undo();
        }
        self.played = self.last_choice()?;
        Some(Step::Action(self.actions[self.played]))
    }

    /// How many actions came before the last choice of whoever plays against the program; without a partner, before the
    /// last action.
    fn last_choice(&self) -> Option<usize> {
        let before = &self.positions[..self.played];
        let chose = |position: &AnyPosition| {
            let side = position.side_to_move();
            self.partner.is_none_or(|partner| partner.side != side)
        };
        before.iter().rposition(chose)
    }

    /// Whether there is anything to take back as far as the last choice.
    pub fn can_undo(&self) -> bool {
        self.closing.is_some() || self.last_choice().is_some()
    }

    /// Whether there is anything to do again.
    pub fn can_redo(&self) -> bool {
        self.closing.is_none() && self.played < self.actions.len()
    }

    /// Does again what was taken back, as far as the next choice of whoever plays against the program. Without a
    /// partner the same as [`redo`](Self::redo).
    pub fn redo_to_choice(&mut self) -> Option<Step> {
        let step = self.redo()?;
        while self.partner_to_move().is_some() && self.redo().is_some() {}
        Some(step)
    }

    /// Does the next action again that was taken back. (An agreement or a resignation is not remembered: it was a
    /// decision of people, and is made anew.)
    pub fn redo(&mut self) -> Option<Step> {
        if !self.can_redo() {
            return None;
        }
        let action = self.actions[self.played];
        self.played += 1;
        Some(Step::Action(action))
    }

    /// Whether both sides may agree to end the game now: at any turn without a pending offer (Both games).
    ///
    /// # Errors
    /// Why not.
    pub fn may_agree(&self) -> Result<(), Illegal> {
        if self.finish().is_some() {
            Err(Illegal::GameOver)
        } else if self.position().pending_offer().is_some() {
            Err(Illegal::MustAnswer)
        } else {
            Ok(())
        }
    }

    /// Ends the game by agreement: each side takes the seeds in the holes that it owns (Both games).
    ///
    /// # Errors
    /// Why that can't be.
    pub fn agree(&mut self) -> Result<(), Illegal> {
        self.may_agree()?;
        self.closing = Some(Closing::Agreement);
        Ok(())
    }

    /// Ends the game because a side resigns (Both games).
    ///
    /// # Errors
    /// If it is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), Illegal> {
        if self.finish().is_some() {
            return Err(Illegal::GameOver);
        }
        self.closing = Some(Closing::Resignation(side));
        Ok(())
    }

    /// Whether an offer has been refused before in the very position in which it is put together or pending now.
    pub fn was_refused(&self, offer: gore::Offer) -> bool {
        let pending = usize::from(self.position().pending_offer().is_some());
        let made = self.played - pending.min(self.played);
        let key = self.positions[made].key();
        let refused = [gore::Action::Offer(offer), gore::Action::Refuse].map(AnyAction::Gore);
        let pairs = self.actions[..made].windows(2).zip(&self.positions);
        pairs
            .filter(|(pair, _)| *pair == refused)
            .any(|(_, position)| position.key() == key)
    }

    /// How often the position now has come up in the game, this time included. From the [`REPETITIONS`]-th time on the
    /// players should be asked; the game never ends by itself.
    pub fn repetitions(&self) -> usize {
        let key = self.position().key();
        let so_far = self.positions();
        so_far
            .iter()
            .filter(|position| position.key() == key)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ayla_rules::gore::Lap;

    const GORE: Game = Game::Gore(Lap::ThroughOrigin);

    fn session(start: &str, actions: &[&str]) -> Session {
        let start = GORE.position(start).expect("a position");
        let mut session = Session::from_position(start, BySide::default());
        for text in actions {
            let action = GORE.action(text).expect("an action");
            session.play(action).expect("a legal action");
        }
        session
    }

    #[test]
    fn undo_and_redo_pass_over_offers_answers_and_passes_alike() {
        let start = "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N";
        let done = session(start, &["offer 2N", "accept", "2N", "1N"]);
        let mut undone = done.clone();
        let mut seen = Vec::new();
        while undone.undo().is_some() {
            seen.push(undone.position().to_string());
        }
        assert_eq!(seen.last().map(String::as_str), Some(start));
        assert_eq!(seen.len(), 4);
        assert!(seen[2].ends_with("S offer 2N"), "{seen:?}");
        let mut redone = undone;
        while redone.redo().is_some() {}
        assert_eq!(redone, done);
    }

    #[test]
    fn a_new_action_forgets_what_was_taken_back() {
        let mut session = session("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", &["1S", "1N"]);
        session.undo();
        session.undo();
        session
            .play(GORE.action("2S").expect("an action"))
            .expect("legal");
        assert_eq!(session.actions().len(), 1);
        assert_eq!(session.redo(), None);
    }

    #[test]
    fn a_position_that_comes_up_for_the_third_time_is_noticed() {
        let start = "0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N";
        let mut session = session(start, &[]);
        let refused = ["offer 2N", "refuse", "pass"];
        // After the refusal South, without a seed, passes, and North is where it was.
        for (round, text) in (0..2).flat_map(|_| refused).enumerate() {
            let action = GORE.action(text).expect("an action");
            session
                .play(action)
                .unwrap_or_else(|error| panic!("{round} {text}: {error}"));
        }
        assert_eq!(session.repetitions(), REPETITIONS);
        assert_eq!(session.position().refusals().south, 2);
        session.undo();
        assert_eq!(session.repetitions(), 2);
    }

    #[test]
    fn an_agreement_takes_the_owned_seeds_and_can_be_taken_back() {
        let mut session = session("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", &["1S"]);
        session.agree().expect("no offer is pending");
        let finish = session.finish().expect("over");
        assert_eq!(finish.ending, Ending::Closed(Closing::Agreement));
        assert_eq!(
            (finish.outcome.seeds.south, finish.outcome.seeds.north),
            (21, 27)
        );
        assert_eq!(
            session.play(GORE.action("1N").expect("an action")),
            Err(Illegal::GameOver)
        );
        assert_eq!(session.resign(Side::North), Err(Illegal::GameOver));
        assert_eq!(session.undo(), Some(Step::Closing(Closing::Agreement)));
        assert_eq!(session.finish(), None);
        assert_eq!(session.played(), 1);
    }

    #[test]
    fn that_the_coach_was_on_is_not_undone() {
        let mut session = session("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S", &["1S"]);
        assert!(session.note_coach());
        assert!(!session.note_coach(), "it is known already");
        let other = GORE.action("1N").expect("an action");
        session.play(other).expect("legal");
        session.note_coach();
        session.undo();
        session.undo();
        let first = GORE.action("2S").expect("an action");
        session.play(first).expect("legal");
        assert_eq!(session.coached().to_string(), "2-3");
        assert_eq!(session.branch(1).coached().to_string(), "2");
        assert!(session.again().coached().is_empty());
    }

    #[test]
    fn no_agreement_while_an_offer_is_pending() {
        let session = session("0,0,0,0/6,0,0,0 SSSS/NNNN 18-24 N", &["offer 2N"]);
        assert_eq!(session.may_agree(), Err(Illegal::MustAnswer));
    }

    fn against(side: Side, session: Session) -> Session {
        let (level, temper) = (Level::default(), Temper::Proud);
        session.with_partner(Partner {
            side,
            level,
            temper,
        })
    }

    const START: &str = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S";

    #[test]
    fn against_the_program_taking_back_goes_to_ones_own_last_choice() {
        let mut session = against(Side::North, session(START, &["1S", "1N", "2S"]));
        let played = |session: &Session| session.played();
        // The program has not answered 2S yet: only that is taken back.
        session.undo_to_choice();
        assert_eq!(played(&session), 2);
        session.undo_to_choice();
        assert_eq!(played(&session), 0, "1N and 1S");
        assert_eq!(session.undo_to_choice(), None);
        session.redo_to_choice();
        assert_eq!(played(&session), 2);
        session.redo_to_choice();
        assert_eq!(played(&session), 3, "the program has to answer again");
        assert!(session.partner_to_move().is_some());
    }

    #[test]
    fn what_the_program_did_before_ones_first_choice_is_not_taken_back() {
        let mut session = against(Side::South, session(START, &["1S", "1N", "2S"]));
        session.undo_to_choice();
        assert_eq!(session.played(), 1);
        assert_eq!(session.undo_to_choice(), None);
        assert_eq!(session.played(), 1);
    }

    #[test]
    fn a_closing_is_taken_back_by_itself_against_the_program_too() {
        let mut session = against(Side::North, session(START, &["1S", "1N"]));
        session.resign(Side::South).expect("not over");
        assert_eq!(session.partner_to_move(), None);
        session.undo_to_choice();
        assert_eq!(session.played(), 2);
    }

    #[test]
    fn the_program_stays_a_player_in_the_next_game_and_in_one_from_an_earlier_moment() {
        let session = against(Side::North, session(START, &["1S", "1N"]));
        for other in [session.again(), session.branch(1)] {
            assert_eq!(other.partner(), session.partner());
        }
        assert!(session.again().partner_to_move().is_some(), "North begins");
    }

    #[test]
    fn a_partner_has_no_temper_where_nothing_is_traded() {
        let start = Session::new(Game::DjenonAboure, Side::South, BySide::default());
        let temper = against(Side::North, start)
            .partner()
            .map(|partner| partner.temper);
        assert_eq!(temper, Some(Temper::default()));
    }

    #[test]
    fn a_side_that_resigns_loses_whatever_the_seeds() {
        let mut session = session("0,0,0,6/6,0,0,0 SSSS/NNNN 30-6 S", &[]);
        session.resign(Side::South).expect("not over");
        assert_eq!(
            session.finish().and_then(|finish| finish.outcome.winner),
            Some(Side::North)
        );
    }
}

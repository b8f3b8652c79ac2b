//! A game on the screen: what each key does to it. How it is drawn is `view`, what is said about it `words`.
//!
//! The screen decides no rule: it asks for the legal actions, plays one of them, and says why another one is not. The
//! game is saved after everything that changes it, before anything is shown of it.

use std::time::Duration;

use ayla_rules::{AnyAction, AnyHole, AnyPosition, BySide, Illegal, Side, gore};
use jiff::Timestamp;
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Point, Rect};

use super::super::app::{Access, Effect, Env};
use super::super::input::{Command, Context};
use super::super::text::say;
use super::super::timeline::Timeline;
use super::super::widgets::beside;
use super::field::Field;
use super::looking::Looking;
use super::{Editor, Request, ReviewPage, Rules, Screen, SettingsPage};
use crate::printable::Reason;
use crate::save::SavedGame;
use crate::session::{REPETITIONS, Session, Step};

mod bargain;
mod coach;
mod layout;
mod mistakes;
mod partner;
mod view;
mod words;

pub(super) use layout::Areas;
pub(super) use words::{shown, told};

/// A game on the screen.
#[derive(Debug)]
pub struct Play {
    game: SavedGame,
    access: Access,
    cursor: AnyHole,
    mode: Mode,
    /// Whether the side that must answer an offer has taken the keyboard.
    keyboard_taken: bool,
    /// The last action, as far as it is still being shown.
    timeline: Option<Timeline>,
    /// The answer to the last key, if it was a "no".
    notice: Option<String>,
    /// Why the game as it is now is in no file, if it is not.
    unsaved: Option<Reason>,
    /// What the program is at, where it plays.
    seat: partner::Seat,
    /// The coach, while it is on.
    coach: Option<coach::Coach>,
    /// The game being looked through for mistakes, while it is.
    looking: Option<Looking>,
}

/// What the players are doing besides taking turns.
#[derive(Clone, Debug, Default)]
enum Mode {
    /// Nothing besides.
    #[default]
    Turn,
    /// Putting an offer of these holes together.
    Offering(gore::HoleSet),
    /// Looking at the game as it was after so many actions.
    Looking(usize),
    /// Typing an action.
    Typing(Field),
    /// Answering a question.
    Asked(Question),
    /// Waiting for the program to say whether it agrees to end the game.
    Proposed,
}

/// A question that the screen asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Does the other side agree to end the game?
    Agree,
    /// The position has come up for the third time: is anybody going to propose the end?
    Repetition,
    /// Does the side to move really resign?
    Resign,
    /// Is the game to be left although it could not be saved?
    Leave,
    /// Does the other side agree to turn the coach on? The offer that was being put together waits meanwhile.
    Coach(Option<gore::HoleSet>),
    /// Is a new game to be begun from the moment looked at?
    PlayFrom(usize),
    /// Is the program to be asked whether it agrees to end the game?
    Propose,
}

impl Question {
    /// Whether it is the other side that answers, and takes the keyboard for it.
    const fn is_for_the_other(self) -> bool {
        matches!(self, Self::Agree | Self::Coach(_))
    }
}

impl Play {
    /// Puts a game on the screen.
    pub fn new(game: SavedGame, access: Access) -> Self {
        let cursor = first_choice(game.session.position());
        Self {
            game,
            access,
            cursor,
            mode: Mode::Turn,
            keyboard_taken: false,
            timeline: None,
            notice: None,
            unsaved: None,
            seat: partner::Seat::default(),
            coach: None,
            looking: None,
        }
    }

    /// Puts a position on the screen to ask what is to be done there. Whoever is asked has the keyboard.
    pub(super) fn asking(position: AnyPosition) -> Self {
        let session = Session::from_position(position, BySide::default());
        Self {
            keyboard_taken: true,
            ..Self::new(SavedGame::new(session, Timestamp::UNIX_EPOCH), Access::Play)
        }
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.game.session
    }

    fn position(&self) -> &AnyPosition {
        self.session().position()
    }

    /// Whether the game has just been begun from a moment of another one.
    pub(in super::super) fn is_branch(&self) -> bool {
        self.game.saved.is_none() && self.session().played() > 0
    }

    /// What the screen is about at the moment.
    pub fn context(&self) -> Context {
        match &self.mode {
            _ if self.timeline.is_some() => Context::Show,
            Mode::Asked(question) if question.is_for_the_other() => {
                if self.keyboard_taken {
                    Context::Agree
                } else {
                    Context::Proposed
                }
            }
            Mode::Asked(Question::Repetition) => Context::Repeated,
            Mode::Asked(_) => Context::Confirm,
            _ if self.access != Access::Play => Context::Watch,
            Mode::Offering(_) => Context::Offer,
            Mode::Looking(_) => Context::Look,
            Mode::Typing(_) => Context::Type,
            Mode::Proposed => Context::Think,
            Mode::Turn if self.session().finish().is_some() => Context::Over,
            Mode::Turn if self.partner_to_move().is_some() => Context::Think,
            // Against the program the keyboard does not change hands.
            Mode::Turn
                if self.position().pending_offer().is_some()
                    && (self.keyboard_taken || self.is_against_partner()) =>
            {
                Context::Answer
            }
            Mode::Turn if self.position().pending_offer().is_some() => Context::HandOver,
            Mode::Turn if self.must_pass() => Context::Pass,
            Mode::Turn => Context::Sow,
        }
    }

    /// Whether a command has anything to do at the moment.
    pub(super) fn can(&self, command: Command) -> bool {
        let session = self.session();
        match command {
            Command::Undo => session.can_undo(),
            Command::Redo => session.can_redo(),
            Command::Earlier | Command::First => self.at() > 0,
            Command::Later | Command::Last => self.at() < session.played(),
            Command::Offer => session.game().lap().is_some(),
            Command::CoachPage => self.advice().is_some(),
            Command::Reload => matches!(self.access, Access::PlayedElsewhere(_)),
            _ => true,
        }
    }

    fn must_pass(&self) -> bool {
        self.position()
            .legal_actions()
            .iter()
            .any(|action| action.is_pass())
    }

    /// When the next tick is wanted.
    pub fn due(&self) -> Option<Duration> {
        let timeline = self.timeline.as_ref().map(Timeline::due);
        timeline.into_iter().chain(self.seat.due()).min()
    }

    pub(in super::super) fn tick(&mut self, time: Duration, env: &Env) -> Vec<Request> {
        self.seat.tick(time);
        if let Some(timeline) = &mut self.timeline
            && !timeline.pass(time)
        {
            self.timeline = None;
        }
        self.go_on(env)
    }

    /// Is told whether the game has been saved.
    pub(in super::super) fn saved(&mut self, result: Result<(), Reason>) {
        self.unsaved = result.err();
    }

    /// Asks before an unsaved game is left. Says whether it has to.
    pub(in super::super) fn asks_before_leaving(&mut self) -> bool {
        let asks = self.unsaved.is_some() && !matches!(self.mode, Mode::Asked(Question::Leave));
        if asks {
            self.timeline = None;
            self.mode = Mode::Asked(Question::Leave);
        }
        asks
    }

    /// The answer to the last key, if it was a "no".
    pub(super) fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The side that must answer an offer takes the keyboard.
    pub(super) fn take_keyboard(&mut self) {
        self.keyboard_taken = true;
    }

    /// Shows the end of the last action at once. Says whether it was still being shown.
    pub(super) fn stop_showing(&mut self) -> bool {
        self.timeline.take().is_some()
    }

    pub(in super::super) fn complain(&mut self, reason: String) {
        self.notice = Some(reason);
    }

    pub(super) fn press(
        &mut self,
        command: Option<Command>,
        event: KeyEvent,
        env: &Env,
    ) -> Vec<Request> {
        if let Some(stopped) = self.stop_looking(env) {
            return stopped;
        }
        let mut requests = self.respond(command, event, env);
        let reviews = |request: &Request| matches!(request, Request::Push(Screen::Review(_)));
        if requests.iter().any(reviews) {
            // Only one thing is thought about at a time: the program begins again when the review is closed.
            self.forget_thoughts();
        } else {
            requests.extend(self.go_on(env));
        }
        requests
    }

    fn respond(&mut self, command: Option<Command>, event: KeyEvent, env: &Env) -> Vec<Request> {
        match (&mut self.mode, command) {
            (Mode::Typing(field), None) => {
                field.press(event);
                self.notice = None;
                Vec::new()
            }
            (_, None) => Vec::new(),
            (_, Some(command)) => {
                self.notice = None;
                self.act(command, env)
            }
        }
    }

    fn act(&mut self, command: Command, env: &Env) -> Vec<Request> {
        match command {
            Command::Rules => {
                return vec![Request::Push(Screen::Rules(Rules::about(
                    self.session().game(),
                )))];
            }
            Command::Settings => {
                return vec![Request::Push(Screen::Settings(SettingsPage::default()))];
            }
            Command::Home if self.asks_before_leaving() => return Vec::new(),
            Command::Home => return vec![Request::Pop],
            Command::Review => return ReviewPage::open(self.session()),
            Command::EditPosition => {
                let editor = Editor::of(*self.moment());
                return vec![Request::Push(Screen::Editor(editor))];
            }
            Command::Back if matches!(self.mode, Mode::Asked(_)) => self.close_question(),
            Command::Undo | Command::Redo => return self.step(command, env),
            Command::Earlier | Command::Later | Command::First | Command::Last => {
                self.look(command);
            }
            Command::Left | Command::Right | Command::Up | Command::Down => {
                self.move_cursor(command);
            }
            Command::Back => self.mode = Mode::Turn,
            Command::TakeKeyboard => self.take_keyboard(),
            Command::Coach => return self.turn_coach(env),
            Command::CoachPage => return self.coach_page(env),
            Command::Finish => self.timeline = None,
            Command::Reload => {
                if let Access::PlayedElsewhere(path) = &self.access {
                    return vec![Request::Do(Effect::Open(path.clone()))];
                }
            }
            Command::MoveNow => return self.hurry(),
            Command::NotNow => {
                if let Some(partner) = self.session().partner() {
                    let name = self.name(partner.side, env);
                    self.notice = Some(say!(env.text, "partners-turn", name = name));
                }
            }
            _ => {}
        }
        match (&self.mode, command) {
            (Mode::Offering(_), Command::Hole(number)) => self.mark_number(number, env),
            (Mode::Offering(_), Command::Mark) => self.mark(self.cursor, env),
            (Mode::Offering(holes), Command::MakeOffer) => return self.make_offer(*holes, env),
            (Mode::Turn, Command::PlayFromHere) => {
                self.mode = Mode::Asked(Question::PlayFrom(self.session().played()));
            }
            (Mode::Looking(at), Command::PlayFromHere) => {
                self.mode = Mode::Asked(Question::PlayFrom(*at));
            }
            (Mode::Typing(field), Command::Enter) => {
                let typed = field.text().to_string();
                return self.play_text(&typed, env);
            }
            (Mode::Asked(question), Command::Accept | Command::Yes) => {
                return self.agreed(*question, env);
            }
            (Mode::Asked(question), Command::Refuse) => {
                let name = self.name(self.position().side_to_move().other(), env);
                self.notice = Some(match question {
                    Question::Coach(_) => say!(env.text, "not-agreed-coach", name = name),
                    _ => say!(env.text, "not-agreed", name = name),
                });
                self.close_question();
            }
            (Mode::Asked(Question::Repetition), Command::Agree) => return self.propose(),
            (Mode::Asked(_), Command::No) => self.close_question(),
            (Mode::Offering(_), Command::TypeAction) => self.mode = Mode::Typing(Field::default()),
            (Mode::Turn, command) => return self.take_turn(command, env),
            _ => {}
        }
        Vec::new()
    }

    /// Puts a question. Whoever has the keyboard does not answer for the other side.
    fn ask(&mut self, question: Question) {
        self.mode = Mode::Asked(question);
        if question.is_for_the_other() {
            self.keyboard_taken = false;
        }
    }

    /// Goes back to what the players were doing before a question.
    fn close_question(&mut self) {
        let Mode::Asked(question) = self.mode else {
            return;
        };
        match question {
            Question::Coach(Some(holes)) => self.mode = Mode::Offering(holes),
            Question::PlayFrom(at) => self.look_at(at),
            _ => self.mode = Mode::Turn,
        }
        if question.is_for_the_other() {
            self.keyboard_taken = false;
        }
    }

    /// Proposes to end the game, to the program or to whoever takes the keyboard next.
    fn propose(&mut self) -> Vec<Request> {
        if let Some(partner) = self.session().partner() {
            return self.propose_end(partner);
        }
        self.ask(Question::Agree);
        Vec::new()
    }

    /// The side that is to answer the question on the screen, where that is not the side to move.
    fn asked_side(&self) -> Option<Side> {
        match self.mode {
            Mode::Asked(question) if question.is_for_the_other() => {
                Some(self.position().side_to_move().other())
            }
            _ => None,
        }
    }

    fn take_turn(&mut self, command: Command, env: &Env) -> Vec<Request> {
        match command {
            Command::Hole(number) => {
                let hole = self.position().hole(self.position().side_to_move(), number);
                let Some(hole) = hole else {
                    self.notice = Some(say!(
                        env.text,
                        "no-such-hole",
                        row = self.session().game().row_len()
                    ));
                    return Vec::new();
                };
                self.cursor = hole;
                return self.sow(hole, env);
            }
            Command::Sow => return self.sow(self.cursor, env),
            Command::Pass => return self.play_first(AnyAction::is_pass, env),
            Command::Offer => self.begin_offer(env),
            Command::Accept => {
                return self.play_first(
                    |action| action == AnyAction::Gore(gore::Action::Accept),
                    env,
                );
            }
            Command::Refuse => {
                return self.play_first(
                    |action| action == AnyAction::Gore(gore::Action::Refuse),
                    env,
                );
            }
            Command::TypeAction => self.mode = Mode::Typing(Field::default()),
            Command::Agree => match (self.session().may_agree(), self.session().partner()) {
                (Ok(()), Some(_)) => self.ask(Question::Propose),
                (Ok(()), None) => self.ask(Question::Agree),
                (Err(reason), _) => self.notice = Some(env.text.illegal(reason)),
            },
            Command::Resign => self.ask(Question::Resign),
            Command::Mistakes => return self.look_for_mistakes(),
            Command::PlayAgain => {
                return vec![Request::Do(Effect::Begin(Box::new(self.session().again())))];
            }
            _ => {}
        }
        Vec::new()
    }

    fn sow(&mut self, hole: AnyHole, env: &Env) -> Vec<Request> {
        match self.position().sowing(hole) {
            Some(action) => self.play(action, env),
            None => Vec::new(),
        }
    }

    /// Plays the first legal action of a kind.
    fn play_first(&mut self, kind: impl Fn(AnyAction) -> bool, env: &Env) -> Vec<Request> {
        match self
            .position()
            .legal_actions()
            .into_iter()
            .find(|&action| kind(action))
        {
            Some(action) => self.play(action, env),
            None => Vec::new(),
        }
    }

    fn play_text(&mut self, typed: &str, env: &Env) -> Vec<Request> {
        let typed = env.text.in_notation(typed, self.position());
        match self.session().game().action(&typed) {
            Ok(action) => self.play(action, env),
            Err(error) => {
                self.notice = Some(if self.position().pending_offer().is_some() {
                    say!(env.text, "no-answer")
                } else {
                    env.text.not_an_action(&error)
                });
                Vec::new()
            }
        }
    }

    /// Plays an action, or says why it can't be.
    pub(super) fn play(&mut self, action: AnyAction, env: &Env) -> Vec<Request> {
        let before = *self.position();
        let played = before.trace(action).and_then(|story| {
            self.game.session.play(action)?;
            Ok(story)
        });
        match played {
            Err(reason) => {
                self.notice = Some(env.text.illegal(reason));
                Vec::new()
            }
            Ok(story) => {
                self.timeline = Timeline::new(&before, story, env.settings.speed);
                self.settle_down();
                if self.session().repetitions() == REPETITIONS && self.session().may_agree().is_ok()
                {
                    self.mode = Mode::Asked(Question::Repetition);
                }
                self.changed()
            }
        }
    }

    /// Takes the last thing back or does it again.
    fn step(&mut self, command: Command, env: &Env) -> Vec<Request> {
        let step = match command {
            Command::Undo => self.game.session.undo_to_choice(),
            _ => self.game.session.redo_to_choice(),
        };
        match step {
            None => return Vec::new(),
            Some(Step::Closing(_)) => self.notice = Some(say!(env.text, "end-taken-back")),
            Some(Step::Action(_)) => {}
        }
        self.settle_down();
        self.forget_reason();
        let mut requests = self.changed();
        requests.push(Request::Do(Effect::StopThinking));
        requests
    }

    /// What is true of the screen whenever the game is at another point than before.
    fn settle_down(&mut self) {
        self.mode = Mode::Turn;
        self.keyboard_taken = false;
        self.cursor = first_choice(self.position());
        self.forget_thoughts();
    }

    fn save(&self) -> Request {
        Request::Do(Effect::Save(Box::new(self.game.clone())))
    }

    fn agreed(&mut self, question: Question, env: &Env) -> Vec<Request> {
        let side = self.position().side_to_move();
        let done = match question {
            Question::Propose | Question::Repetition => return self.propose(),
            Question::Agree => self.game.session.agree(),
            Question::Resign => self.game.session.resign(side),
            Question::Leave => return vec![Request::Pop],
            Question::Coach(_) => {
                self.close_question();
                return self.coach_on();
            }
            Question::PlayFrom(at) => {
                self.mode = Mode::Looking(at);
                let branch = self.session().branch(at);
                return vec![Request::Do(Effect::Begin(Box::new(branch)))];
            }
        };
        self.settle_down();
        match done {
            Ok(()) => self.changed(),
            Err(reason) => {
                self.notice = Some(env.text.illegal(reason));
                Vec::new()
            }
        }
    }

    /// Looks at another moment of the game. Looking changes nothing.
    fn look(&mut self, command: Command) {
        let played = self.session().played();
        let at = match &self.mode {
            Mode::Looking(at) => *at,
            _ => played,
        };
        self.look_at(match command {
            Command::Earlier => at.saturating_sub(1),
            Command::Later => at + 1,
            Command::First => 0,
            _ => played,
        });
    }

    /// Looks at the moment after so many actions. What has been taken back is no moment of the game.
    fn look_at(&mut self, at: usize) {
        self.mode = if at >= self.session().played() {
            Mode::Turn
        } else {
            Mode::Looking(at)
        };
    }

    fn move_cursor(&mut self, command: Command) {
        if matches!(self.mode, Mode::Looking(_)) {
            return;
        }
        let scene = super::super::scene::Scene::from(self.position());
        let (right, other_row) = match command {
            Command::Left => (-1, false),
            Command::Right => (1, false),
            Command::Up => (0, self.cursor.row() == Side::South),
            _ => (0, self.cursor.row() == Side::North),
        };
        self.cursor = beside(&scene, self.cursor, right, other_row);
    }

    /// Begins to put an offer together, or says why none can be made.
    fn begin_offer(&mut self, env: &Env) {
        match why_no_offer(self.position()) {
            Some(reason) => self.notice = Some(env.text.illegal(reason)),
            None => self.mode = Mode::Offering(gore::HoleSet::EMPTY),
        }
    }

    fn mark_number(&mut self, number: u8, env: &Env) {
        if let Some(hole) = self.position().hole(self.position().side_to_move(), number) {
            self.cursor = hole;
            self.mark(hole, env);
        }
    }

    /// Puts a hole into the offer or takes it out.
    fn mark(&mut self, hole: AnyHole, env: &Env) {
        let Mode::Offering(holes) = self.mode else {
            return;
        };
        let Some(hole) = gore::Hole::in_row(hole.row(), hole.number()) else {
            return;
        };
        if holes.contains(hole) {
            self.mode = Mode::Offering(holes.without(hole));
            return;
        }
        let more = holes.with(hole);
        // A single hole is looked at by itself, so that the reason is about this hole.
        match offer_of(gore::HoleSet::EMPTY.with(hole)).map(|alone| self.position().check(alone)) {
            Ok(Err(reason @ Illegal::NotYourHole)) => self.notice = Some(env.text.illegal(reason)),
            _ => match offer_of(more) {
                Ok(_) => self.mode = Mode::Offering(more),
                Err(error) => self.notice = Some(say!(env.text, "no-offer-size", holes = error.0)),
            },
        }
    }

    fn make_offer(&mut self, holes: gore::HoleSet, env: &Env) -> Vec<Request> {
        match offer_of(holes) {
            Ok(offer) => self.play(offer, env),
            Err(error) => {
                self.notice = Some(say!(env.text, "no-offer-size", holes = error.0));
                Vec::new()
            }
        }
    }

    pub(super) fn point(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        let mut requests = self.respond_to_mouse(event, env);
        requests.extend(self.go_on(env));
        requests
    }

    fn respond_to_mouse(&mut self, event: MouseEvent, env: &Env) -> Vec<Request> {
        match event.kind {
            // The wheel closes no question and throws no offer away.
            MouseEventKind::ScrollUp | MouseEventKind::ScrollDown
                if matches!(self.mode, Mode::Turn | Mode::Looking(_)) =>
            {
                self.timeline = None;
                self.look(match event.kind {
                    MouseEventKind::ScrollUp => Command::Earlier,
                    _ => Command::Later,
                });
            }
            MouseEventKind::Down(MouseButton::Left) if self.timeline.take().is_none() => {
                let point = Point::new(event.column, event.row);
                match (self.action_at(point, env), &self.mode) {
                    (Some(number), Mode::Turn | Mode::Looking(_)) => self.look_at(number),
                    _ => return self.click(point, self.areas(env.area).board, env),
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// A click chooses a hole, a second one sows it; in an offer it marks it.
    pub(super) fn click(&mut self, at: Point, board: Rect, env: &Env) -> Vec<Request> {
        let Some(hole) = self.hole_at(at, board) else {
            return Vec::new();
        };
        self.notice = None;
        match self.context() {
            Context::Offer => {
                self.cursor = hole;
                self.mark(hole, env);
            }
            Context::Sow if self.cursor == hole => return self.sow(hole, env),
            Context::Sow => self.cursor = hole,
            _ => {}
        }
        Vec::new()
    }
}

/// Where the cursor begins: at the first hole that can be sown.
fn first_choice(position: &AnyPosition) -> AnyHole {
    let first = position
        .legal_actions()
        .into_iter()
        .find_map(AnyAction::sown);
    let own = |hole: &AnyHole| position.owner(*hole) == position.side_to_move();
    first
        .or_else(|| position.holes().find(own))
        .unwrap_or(AnyHole::FIRST)
}

/// The offer of these holes, if they can be an offer at all.
fn offer_of(holes: gore::HoleSet) -> Result<AnyAction, gore::OfferSizeError> {
    Ok(AnyAction::Gore(gore::Action::Offer(gore::Offer::new(
        holes,
    )?)))
}

/// Why the side to move can make no offer, if it can't.
fn why_no_offer(position: &AnyPosition) -> Option<Illegal> {
    let AnyPosition::Gore(gore) = position else {
        return Some(Illegal::NoTrades);
    };
    let own = gore.owned_by(position.side_to_move());
    let reasons = own.into_iter().filter_map(|hole| {
        let offer = offer_of(gore::HoleSet::EMPTY.with(hole)).ok()?;
        Some(position.check(offer).err())
    });
    // The first hole that can be offered settles it; else any reason will do, for it is the same for every hole.
    reasons
        .reduce(Option::and)
        .unwrap_or(Some(Illegal::MustPass))
}

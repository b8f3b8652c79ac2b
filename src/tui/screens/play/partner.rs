//! The program as a player on the screen: it thinks in the background, and what it has chosen is played as soon as nothing
//! else is being shown or asked.

use std::time::Duration;

use ayla_rules::Side;

use super::super::super::app::{Access, Effect, Env};
use super::super::super::text::say;
use super::super::super::widgets::offered_in;
use super::super::Request;
use super::{Mode, Play};
use crate::practice::partner::{Choice, Consent, Reason};
use crate::practice::{Job, Thought};
use crate::session::Partner;

/// What the program is at, where it plays.
#[derive(Debug, Default)]
pub(super) struct Seat {
    /// What it thinks about.
    thinking: Option<Thinking>,
    /// What it has chosen, until it can be played.
    chosen: Option<Choice>,
    /// The last reason that it gave, and after how many actions.
    said: Option<(usize, Reason)>,
}

#[derive(Clone, Copy, Debug)]
struct Thinking {
    about: Matter,
    /// How many plies it has looked ahead.
    ahead: u32,
    /// Which picture of thinking is shown.
    picture: usize,
    /// How long that has still to stand.
    left: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// What to do.
    Action,
    /// Whether to end the game.
    End,
}

/// How long a picture of thinking stands.
const PICTURE: Duration = Duration::from_millis(250);

impl Thinking {
    const fn about(about: Matter) -> Self {
        Self {
            about,
            ahead: 0,
            picture: 0,
            left: PICTURE,
        }
    }

    fn pass(&mut self, time: Duration) {
        match self.left.checked_sub(time) {
            Some(left) if !left.is_zero() => self.left = left,
            _ => {
                self.picture += 1;
                self.left = PICTURE;
            }
        }
    }
}

impl Seat {
    /// When the next picture of thinking is wanted.
    pub(super) fn due(&self) -> Option<Duration> {
        self.thinking.map(|thinking| thinking.left)
    }

    pub(super) fn tick(&mut self, time: Duration) {
        if let Some(thinking) = &mut self.thinking {
            thinking.pass(time);
        }
    }
}

impl Play {
    /// The program, if it is its turn and nothing hinders it from playing.
    pub(super) fn partner_to_move(&self) -> Option<Partner> {
        let may_play = self.access == Access::Play;
        self.session().partner_to_move().filter(|_| may_play)
    }

    /// Whether the program plays the other side.
    pub(super) fn is_against_partner(&self) -> bool {
        self.session().partner().is_some()
    }

    /// Lets the program think, where it is its turn, and play what it has chosen, as soon as there is room for it; else
    /// the coach.
    pub(in super::super::super) fn go_on(&mut self, env: &Env) -> Vec<Request> {
        let mut requests = Vec::new();
        while let Some(partner) = self.partner_to_move() {
            let is_free = self.timeline.is_none() && matches!(self.mode, Mode::Turn);
            match self.seat.chosen {
                Some(choice) if is_free => requests.extend(self.play_choice(choice, env)),
                None if self.seat.thinking.is_none() => {
                    self.seat.thinking = Some(Thinking::about(Matter::Action));
                    let so_far = self.session().positions().to_vec();
                    requests.push(think(Job::Choose(partner, so_far)));
                    break;
                }
                _ => break,
            }
        }
        requests.extend(self.consult());
        requests
    }

    /// Whether the program thinks at the moment.
    pub(super) const fn is_partner_thinking(&self) -> bool {
        self.seat.thinking.is_some()
    }

    fn play_choice(&mut self, Choice { action, reason }: Choice, env: &Env) -> Vec<Request> {
        self.seat.chosen = None;
        let requests = self.play(action, env);
        // Why it answered as it did can still be read when it has gone on to act.
        if let Some(reason) = reason {
            self.seat.said = Some((self.session().played(), reason));
        }
        requests
    }

    /// Is told what has been thought in the background.
    pub(in super::super) fn hear(&mut self, thought: &Thought, env: &Env) -> Vec<Request> {
        match (thought, &mut self.seat.thinking) {
            (Thought::Advice(advice), _) => {
                self.hear_advice(advice);
                return Vec::new();
            }
            (&Thought::Ahead(plies), Some(thinking)) => thinking.ahead = plies,
            (&Thought::Chosen(choice), Some(_)) => {
                self.seat.thinking = None;
                self.seat.chosen = Some(choice);
            }
            (&Thought::Consented(consent), Some(_)) => {
                self.seat.thinking = None;
                let mut requests = self.hear_consent(consent, env);
                requests.extend(self.go_on(env));
                return requests;
            }
            _ => return Vec::new(),
        }
        self.go_on(env)
    }

    /// Forgets what is thought about: the game is at another point, or something else has been thought about.
    pub(in super::super::super) fn forget_thoughts(&mut self) {
        self.seat.thinking = None;
        self.seat.chosen = None;
        self.forget_advice();
    }

    /// Forgets also what it said.
    pub(super) fn forget_reason(&mut self) {
        self.seat.said = None;
    }

    /// Asks the program whether it agrees to end the game here.
    pub(super) fn propose_end(&mut self, partner: Partner) -> Vec<Request> {
        self.mode = Mode::Proposed;
        self.seat.thinking = Some(Thinking::about(Matter::End));
        let so_far = self.session().positions().to_vec();
        vec![think(Job::Consent(partner, so_far))]
    }

    fn hear_consent(&mut self, Consent { agrees, reason }: Consent, env: &Env) -> Vec<Request> {
        // The coach was interrupted by the question.
        self.forget_advice();
        // Somebody who has turned to something else meanwhile proposes it no more.
        if !matches!(self.mode, Mode::Proposed) {
            return Vec::new();
        }
        self.mode = Mode::Turn;
        if agrees && self.game.session.agree().is_ok() {
            self.settle_down();
            self.seat.said = Some((self.session().played(), reason));
            return vec![self.save()];
        }
        self.notice = Some(self.reason(reason, env));
        Vec::new()
    }

    /// Makes the program play, or answer, what it has found so far.
    pub(super) fn hurry(&self) -> Vec<Request> {
        self.seat
            .thinking
            .map(|_| Request::Do(Effect::Hurry))
            .into_iter()
            .collect()
    }

    /// That the program thinks, in words that move while it does.
    pub(super) fn thinking_words(&self, env: &Env) -> String {
        let (Some(partner), Some(thinking)) = (self.session().partner(), self.seat.thinking) else {
            return String::new();
        };
        let name = self.name(partner.side, env);
        let plies = thinking.ahead;
        let words = match thinking.about {
            Matter::Action => say!(env.text, "partner-thinks", name = name, plies = plies),
            Matter::End => say!(env.text, "partner-thinks-of-end", name = name),
        };
        format!("{words}{}", ".".repeat(1 + thinking.picture % 3))
    }

    /// Why the program did what it did last, as long as nothing has been done since but one's own next action.
    pub(super) fn last_reason(&self, env: &Env) -> Option<String> {
        let (at, reason) = self.seat.said?;
        // What it said of its offer is over when that has been answered.
        let is_answered =
            offered_in(self.session().position_after(at)?).is_some() && self.at() > at;
        let still = at <= self.at() && self.at() <= at + 1 && !is_answered;
        still.then(|| self.reason(reason, env))
    }

    /// A reason in a sentence.
    fn reason(&self, reason: Reason, env: &Env) -> String {
        let text = &env.text;
        let side = self
            .session()
            .partner()
            .map_or(Side::North, |partner| partner.side);
        let name = self.name(side, env);
        match reason {
            Reason::Gain { by, than } => say!(
                text,
                "reason-gain",
                name = name,
                seeds = by,
                action = than.to_string()
            ),
            Reason::Gift { cost, than } if cost > 0 => say!(
                text,
                "reason-gift",
                name = name,
                seeds = cost,
                action = than.to_string()
            ),
            Reason::Gift { .. } => say!(text, "reason-gift-for-nothing", name = name),
            Reason::Honour { offering, sowing } => say!(
                text,
                "reason-honour",
                name = name,
                offering = text.rank(offering),
                sowing = text.rank(sowing)
            ),
            Reason::Need { behind, expected } => say!(
                text,
                "reason-need",
                name = name,
                behind = behind,
                expected = expected
            ),
            Reason::Worth { accepting: 0 } => say!(text, "reason-worth-the-same", name = name),
            Reason::Worth { accepting } if accepting > 0 => {
                say!(
                    text,
                    "reason-worth-accepting",
                    name = name,
                    seeds = accepting
                )
            }
            Reason::Worth { accepting } => {
                say!(
                    text,
                    "reason-worth-refusing",
                    name = name,
                    seeds = -accepting
                )
            }
            Reason::Grace { accepting } if accepting < 0 => {
                say!(text, "reason-grace", name = name, seeds = -accepting)
            }
            Reason::Grace { accepting } => {
                say!(
                    text,
                    "reason-grace-for-nothing",
                    name = name,
                    seeds = accepting
                )
            }
            Reason::Pride {
                accepting,
                refusing,
            } => say!(
                text,
                "reason-pride",
                name = name,
                accepting = text.rank(accepting),
                refusing = text.rank(refusing)
            ),
            Reason::End { hoped, has } => say!(
                text,
                "reason-end",
                name = name,
                hopes = ahead(hoped),
                hoped = hoped.abs(),
                stands = ahead(has),
                has = has.abs()
            ),
        }
    }
}

/// Under which name the texts know a margin.
const fn ahead(margin: i16) -> &'static str {
    match margin {
        1.. => "ahead",
        0 => "level",
        _ => "behind",
    }
}

fn think(job: Job) -> Request {
    Request::Do(Effect::Think(Box::new(job)))
}

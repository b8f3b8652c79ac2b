//! Looks for drills in games that the program plays against itself, and rates them.

use ayla_rules::{AnyAction, AnyPosition, BySide, Game, Side, gore};

use super::proof::{LEAD, fits, leads, look, searches};
use super::relays;
use crate::engine::{
    Analysis, Chance, Limits, Line, Measure, Options, Player, Rank, Stop, Value, is_offer,
};
use crate::practice::drill::{Chapter, Course, Drill, HARDEST, Question, Reply, Verdict};

/// A search for drills. The same one finds the same drills on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Finder {
    /// How many games are played.
    pub games: u64,
    /// What decides everything that is left to chance.
    pub seed: u64,
    /// The chapter for which drills are wanted, if not for all.
    pub only: Option<Chapter>,
}

/// How many plies a game has at most.
const MOST_PLIES: usize = 60;
/// How many positions a player looks at before it acts.
const PLAYED_NODES: u64 = 400;
/// Every so-manieth action is left to chance, so that games differ and territories change hands.
const RANDOM_EVERY: usize = 8;
/// How many positions a first glance looks at.
const GLANCE: u64 = 2_000;
/// How many positions the search looks at that says how hard a drill is.
const RATED: u64 = 100_000;
/// Of so many questions whose answer is the usual one, one is asked.
const USUAL_IN: usize = 12;
/// The most seeds in a hole: more of them nobody likes to count.
const MOST_IN_A_HOLE: u8 = 18;
/// How many actions of a line are kept.
const LONGEST_LINE: usize = 10;

impl Finder {
    /// Plays the games, and tells of every drill that is found: few of a chapter in a game.
    pub fn run(&self, stop: &Stop, found: &mut dyn FnMut(Drill)) {
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number.wrapping_mul(0x1_0000_0001));
            let mut chance = Chance::new(seed);
            let positions = play(&mut chance);
            // The rarest first; no position is used twice.
            let chapters = [
                Chapter::WhichHoles,
                Chapter::FindTheOffer,
                Chapter::WinWithGlory,
                Chapter::AcceptOrRefuse,
            ];
            let mut used = Vec::new();
            let is_wanted = |chapter| self.only.is_none_or(|only| only == chapter);
            for chapter in chapters.into_iter().filter(|&chapter| is_wanted(chapter)) {
                // From another place of the game each time, so that neither its beginning nor its end is preferred.
                let first = chance.below(positions.len().max(1));
                let candidates = positions.iter().cycle().skip(first).take(positions.len());
                let mut wanted = if chapter == Chapter::WhichHoles { 3 } else { 1 };
                for position in candidates {
                    if stop.is_wished() {
                        return;
                    }
                    if wanted == 0 {
                        break;
                    }
                    if used.contains(position) {
                        continue;
                    }
                    if let Some(drill) = find_at(chapter, position, &mut chance, stop) {
                        used.push(*position);
                        wanted -= 1;
                        found(drill);
                    }
                }
            }
            if let Some(drill) = relays::find(&mut chance)
                && is_wanted(Chapter::Relays)
            {
                found(drill);
            }
        }
    }
}

/// A drill made anew of its position, if it can still be proven: the engine may have learned since.
pub fn renewed(drill: &Drill) -> Option<Drill> {
    match &drill.question {
        Question::Best { measure, .. } => examine(
            drill.chapter,
            &drill.position,
            *measure,
            &Stop::default(),
            &|_| true,
        ),
        Question::Takes(_) | Question::TakesMost => fits(drill).then(|| drill.clone()),
    }
}

/// Plays a game of Goré, and says through which positions it went.
fn play(chance: &mut Chance) -> Vec<AnyPosition> {
    let game = Game::ALL[0];
    let mut position = game.start(Side::ALL[chance.below(2)]);
    let mut positions = Vec::new();
    while position.outcome().is_none() && positions.len() < MOST_PLIES {
        positions.push(position);
        let actions = position.legal_actions();
        let (offers, others): (Vec<_>, Vec<_>) = actions.into_iter().partition(|&a| is_offer(a));
        let action = if chance.below(RANDOM_EVERY) > 0 {
            let measure = Measure::ALL[chance.below(2)];
            player(measure).choose(&position, chance)
        } else if chance.below(2) > 0 && !offers.is_empty() {
            chance.pick(&offers).copied()
        } else {
            chance.pick(&others).copied()
        };
        match action.map(|action| position.play(action)) {
            Some(Ok(next)) => position = next,
            _ => break,
        }
    }
    positions
}

fn player(measure: Measure) -> Player {
    Player::Engine(Options {
        measure,
        limits: Limits::nodes(PLAYED_NODES),
        ..Options::default()
    })
}

/// The drill of a chapter that can be made of a position, if there is one.
fn find_at(
    chapter: Chapter,
    position: &AnyPosition,
    chance: &mut Chance,
    stop: &Stop,
) -> Option<Drill> {
    let measure = match chapter {
        Chapter::WinWithGlory => Measure::Honour,
        _ => Measure::ALL[chance.below(2)],
    };
    let position = match measure {
        Measure::Honour => *position,
        // Who has refused changes nothing then, and need not be thought of.
        Measure::Seeds => position.with_refusals(BySide::default())?,
    };
    let largest = position.holes().map(|hole| position.seeds(hole)).max();
    if largest > Some(MOST_IN_A_HOLE) {
        return None;
    }
    let is_answer = position.pending_offer().is_some();
    let has_offer = position.legal_actions().into_iter().any(is_offer);
    let position = match chapter {
        Chapter::FindTheOffer | Chapter::WhichHoles if !has_offer => return None,
        Chapter::AcceptOrRefuse if !is_answer => offered(&position, measure, chance, stop)?,
        _ => position,
    };
    let glance = look(&position, measure, (GLANCE, 0), stop, &mut |_| ());
    let best = glance.best()?;
    // To sow and to accept is right nearly always: if it were asked as often, nothing else would have to be known.
    let is_usual = match chapter {
        Chapter::FindTheOffer => !is_offer(best.action),
        _ => best.action == AnyAction::Gore(gore::Action::Accept),
    };
    let is_promising = match chapter {
        Chapter::WhichHoles => is_offer(best.action),
        Chapter::WinWithGlory if best.value.rank < Some(Rank::WinWithoutGlory) => false,
        _ => !is_usual || chance.below(USUAL_IN) == 0,
    };
    let first_led = glance
        .lines
        .iter()
        .find(|line| leads(best.value, line.value));
    first_led.filter(|_| is_promising)?;
    examine(chapter, &position, measure, stop, &|_| true)
}

/// A position after an offer: any, or the best.
fn offered(
    position: &AnyPosition,
    measure: Measure,
    chance: &mut Chance,
    stop: &Stop,
) -> Option<AnyPosition> {
    let mut offers = position.legal_actions();
    offers.retain(|&action| is_offer(action));
    let any = *chance.pick(&offers)?;
    if chance.below(2) > 0 {
        return position.play(any).ok();
    }
    let glance = look(position, measure, (GLANCE, 0), stop, &mut |_| ());
    let best = glance.lines.iter().find(|line| is_offer(line.action))?;
    position.play(best.action).ok()
}

/// Searches as a proof does, and makes the drill if the searches agree and the drill is wanted.
pub(in crate::practice) fn examine(
    chapter: Chapter,
    position: &AnyPosition,
    measure: Measure,
    stop: &Stop,
    is_wanted: &dyn Fn(&Drill) -> bool,
) -> Option<Drill> {
    let mut analyses: Vec<Analysis> = Vec::new();
    let mut made = None;
    for analysis in searches(position, measure, stop) {
        if stop.is_wished() {
            return None;
        }
        analyses.push(analysis);
        // Most positions fail at the first search.
        made = Some(make(chapter, &analyses).filter(is_wanted)?);
    }
    let mut drill = made?;
    drill.level = level(&drill, measure, stop);
    Some(drill)
}

/// The drill that some searches agree on, the last of which knows most.
fn make(chapter: Chapter, analyses: &[Analysis]) -> Option<Drill> {
    let last = analyses.last()?;
    let best = last.best()?.action;
    // What the best action and another one are worth, by every search.
    let values = |action| {
        analyses.iter().filter_map(move |analysis| {
            let [best, this] = [best, action].map(|action| analysis.line(action));
            Some((best?.value, this?.value))
        })
    };
    let is_as_good = |line: &&Line| values(line.action).all(|(best, this)| as_good(this, best));
    let right: Vec<_> = last.lines.iter().filter(is_as_good).collect();
    let is_led = |line: &&Line| {
        let by_all = |right: &&Line| {
            let pairs = values(right.action).zip(values(line.action));
            pairs
                .into_iter()
                .all(|((_, right), (_, this))| leads(right, this))
        };
        right.iter().all(by_all)
    };
    let wrong: Vec<_> = last.lines.iter().filter(is_led).collect();
    let is_between = |line: &&Line| !right.contains(line) && !wrong.contains(line);
    let between: Vec<_> = last.lines.iter().filter(is_between).collect();
    if wrong.is_empty() {
        return None;
    }
    let courses = |lines: Vec<&Line>| lines.into_iter().map(course).collect();
    let drill = Drill {
        chapter,
        position: last.position,
        question: Question::Best {
            measure: last.measure,
            right: courses(right),
            between: courses(between),
            wrong: courses(wrong),
        },
        level: 1,
        mistake: None,
    };
    fits(&drill).then_some(drill)
}

/// Whether a value is as good as another, so that either is right: a seed is nothing, and by honour a rank is everything.
fn as_good(this: Value, best: Value) -> bool {
    this.rank == best.rank && (best.rank.is_some() || best.margin - this.margin <= 1)
}

/// How hard a drill is. It is the harder the farther one has to look ahead, counting seeds and nothing else, until what is
/// right looks right and goes on looking so; if it costs seeds at first; if something wrong is nearly as good; and if there is much
/// to choose from.
fn level(drill: &Drill, measure: Measure, stop: &Stop) -> u8 {
    let Question::Best { right, wrong, .. } = &drill.question else {
        return 1;
    };
    let is_wrong = |analysis: &Analysis| {
        let best = analysis.best().map(|line| Reply::Action(line.action));
        best.is_none_or(|best| drill.judge(best) == Verdict::Wrong)
    };
    let mut last_wrong = 0;
    look(
        &drill.position,
        measure,
        (RATED, 0),
        stop,
        &mut |analysis| {
            if is_wrong(analysis) {
                last_wrong = analysis.depth;
            }
        },
    );
    let far = match last_wrong {
        0 => 0,
        1..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    };
    let side = drill.position.side_to_move();
    let at_once = |course: &Course| {
        let after = drill.position.play(course.action);
        after.map_or(0, |after| after.settle().seeds[side])
    };
    let costs = right.iter().map(at_once).max() < wrong.iter().map(at_once).max();
    let margin = |course: &Course| course.worth.map(|worth| worth.margin);
    let nearly = margin(&right[0]).zip(margin(&wrong[0]));
    let is_close = nearly.is_some_and(|(right, wrong)| right - wrong <= 2 * LEAD);
    let is_much = wrong.len() > 8;
    (1 + far + u8::from(costs) + u8::from(is_close) + u8::from(is_much)).min(HARDEST)
}

fn course(line: &Line) -> Course {
    let continuation = line.continuation.iter().copied();
    Course {
        action: line.action,
        continuation: continuation.take(LONGEST_LINE - 1).collect(),
        worth: Some(line.value.into()),
        exact: line.is_exact(),
    }
}

"""The review in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.coach import coach_of
from hippodrome.coach.decisions import Aspect, Decision
from hippodrome.coach.habits import Habit
from hippodrome.coach.review import Balance, Gave, Review
from hippodrome.coach.win_probability import lines_of
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import parts_of
from hippodrome.i18n.localization import Noun, Percent, Words


def rough(value: float) -> float:
    """The size of a number with no more digits than it deserves."""
    size = round(abs(value), 1)
    return round(abs(value)) if size >= 10 or size == int(size) else size


def reasons(words: Words, game: str, why: Sequence[Aspect]) -> str:
    """Why an answer is better than another, in a sentence."""
    shares = coach_of(game).SHARES
    said: dict[bool, list[str]] = {True: [], False: []}
    for aspect in why:
        n = round(abs(100 * aspect.by if aspect.name in shares else aspect.by))  # nobody gains a part of a card
        key = f"coach.{aspect.name}.{'more' if aspect.by > 0 else 'less'}"
        if n:
            said[aspect.good].append(words.text(key, n=n))
    if not said[True]:
        return words.text("coach.chance_only", prices=words.listed(said[False]) if said[False] else "")
    return words.text("coach.why", gains=words.listed(said[True]), prices=words.listed(said[False]) if said[False] else "")


def answers_in_words(table: Table[Any], decisions: Sequence[Decision], words: Words) -> dict[tuple[int, str], str]:
    """What was answered and what would have been better, as the table says it, by line and text."""
    wanted = {decision.line: decision for decision in decisions}
    says_of = parts_of(table.game.name).choice.says_of
    found: dict[tuple[int, str], str] = {}
    for n, again in lines_of(table):
        if n in wanted:
            pov = Pov(again, wanted[n].seat)
            texts = (wanted[n].given, wanted[n].better)
            said = [str(says_of(pov, words, again.read(wanted[n].seat, text))) for text in texts]
            if said[0] == said[1]:  # two ways to the same speed: what is typed tells them apart
                said = [words.text("word.aside", what=Noun(same), more=text) for same, text in zip(said, texts, strict=True)]
            found |= {(n, text): words_of for text, words_of in zip(texts, said, strict=True)}
    return found


def say_decision(decision: Decision, said: Mapping[tuple[int, str], str], words: Words, game: str) -> dict[str, str]:
    """One costly decision: its heading, what was done, what was better, and why."""
    cost, error = rough(100 * decision.cost), rough(100 * decision.error)
    return {
        "head": words.text("coach.decision", turn=decision.turn, seat=decision.seat, points=cost, error=error),
        "given": words.text("coach.given", answer=said[decision.line, decision.given]),
        "better": words.text("coach.better", answer=said[decision.line, decision.better]),
        "why": reasons(words, game, decision.why),
    }  # fmt: skip


def say_habit(habit: Habit, words: Words) -> str:
    """What somebody does more or less than strong players, in a sentence."""
    size = 100 if habit.share else 1
    n = {name: rough(size * value) for name, value in (("you", habit.yours), ("strong", habit.strong))}
    key = f"coach.habit.{habit.name}.{'more' if habit.by > 0 else 'less'}"
    return words.text(key, **n, error=rough(size * habit.error))


def habit_row(habit: Habit, words: Words) -> dict[str, Any]:
    """A habit as JSON holds it: what was measured, whether it is more than chance, and how it is said."""
    return {**vars(habit), "clear": habit.is_clear, "says": say_habit(habit, words)}


def name_of(gave: Gave, words: Words) -> str:
    """What gave something to a seat."""
    key = f"coach.source.{gave.what}"
    return words.text(key, seat=gave.of) if gave.of is not None else words.text(key)


def _say_luck(balance: Balance, words: Words) -> str:
    points, error = balance.all_luck.points, balance.all_luck.error
    n = rough(points)
    key = "luck_even" if abs(points) <= error or not n else "luck_gave" if points > 0 else "luck_took"
    return words.text(f"coach.{key}", seat=balance.seat, points=n, error=rough(error))


def say_balance(balance: Balance, words: Words) -> str:
    """Luck against skill of one seat, for everybody to understand."""
    said = [_say_luck(balance, words), _say_adjusted(balance, words)]
    if balance.rate is not None:
        n, size = rough(balance.rate.thousandths), words.text(f"coach.rate_size.{balance.rate.size}")
        error = rough(balance.rate.error)
        said.append(words.text("coach.rate", seat=balance.seat, points=n, error=error, size=size))
    if balance.looked_at:
        cost = rough(balance.cost)
        key = "cost" if cost else "cost_nothing"
        said.append(words.text(f"coach.{key}", seat=balance.seat, points=cost))
    return words.joined(said, "sentences")


def _say_adjusted(balance: Balance, words: Words) -> str:
    """What the result would have been with average luck, as one says it: nobody wins fewer than none of a hundred races."""
    points = rough(min(100.0, max(0.0, balance.adjusted.points)))
    return words.text("coach.adjusted", seat=balance.seat, points=points, error=rough(balance.adjusted.error))


def say_turning_point(review: Review, words: Words) -> str:
    """When the winner's chance changed most from one turn to the next, in a line; empty if nobody has won."""
    if not review.winners or len(review.points) < 2:
        return ""
    seat = review.winners[0]
    steps = list(zip(review.points, review.points[1:], strict=False))
    steps = [step for step in steps if step[0].turn > 0] or steps
    before, after = max(steps, key=lambda step: abs(step[1].chances[seat] - step[0].chances[seat]))
    was, now = (Percent(round(100 * point.chances[seat])) for point in (before, after))
    return words.text("coach.turning", turn=before.turn, seat=seat, was=was, now=now) if was != now else ""


def say_most_luck(review: Review, words: Words) -> str:
    """Whom luck helped or hurt most, in a line."""
    most = max(review.balances, key=lambda balance: abs(balance.all_luck.points), default=None)
    return _say_luck(most, words) if most is not None else ""


def say_review(review: Review, table: Table[Any], words: Words) -> dict[str, Any]:
    """The whole review with its sentences, for a page: what was measured is beside what is said."""
    said = answers_in_words(table, review.decisions, words)
    plain = review.plain()
    for row, decision in zip(plain["decisions"], review.decisions, strict=True):
        row["says"] = say_decision(decision, said, words, review.game)
    for row, balance in zip(plain["balances"], review.balances, strict=True):
        row["says"] = say_balance(balance, words)
        for entry, gave in zip(row["luck"], balance.luck, strict=True):
            entry["name"] = name_of(gave, words)
        for what in ("own", "rivals", "rest"):
            row[what]["name"] = name_of(getattr(balance, what), words)
    for row, habit in zip(plain["habits"], review.habits, strict=True):
        row["says"] = say_habit(habit, words)
    labels = {what: words.text(f"coach.head.{what}") for what in ("chances", "decisions", "luck", "habits")}
    labels |= {what: words.text(f"coach.source.{what}") for what in ("start", "all_luck", "adjusted")}
    labels["end"] = words.text("coach.source.end" if review.over else "coach.source.now")
    short = {"turning": say_turning_point(review, words), "most_luck": say_most_luck(review, words)}
    return (
        plain
        | short
        | {"parts": parts_shown(review), "notes": notes(review, words), "labels": labels | {"axis": words.text("coach.axis")}}
    )


def parts_shown(review: Review) -> tuple[str, ...]:
    """The rows of the account beside luck; a rest only where there is one."""
    rest = any(balance.rest.points or balance.rest.error for balance in review.balances)
    return ("own", "rivals", "rest") if rest else ("own", "rivals")


def notes(review: Review, words: Words) -> list[str]:
    """What the numbers mean, and how they came about."""
    said = [] if review.over else [words.text("coach.so_far")]
    return [*said, words.text("coach.how", worlds=review.worlds["positions"], again=review.worlds["again"])]

"""Localized texts of a review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.coach import get_coach
from hippodrome.coach.decisions import Aspect, Decision
from hippodrome.coach.habits import Habit
from hippodrome.coach.review import Balance, Contribution, Review
from hippodrome.coach.win_probability import replay_log
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization, Percent, Verbatim


def round_for_display(value: float) -> float:
    """Round a number's magnitude to its significant digits."""
    size = round(abs(value), 1)
    return round(abs(value)) if size >= 10 or size == int(size) else size


def reasons_text(words: Localization, game: str, why: Sequence[Aspect]) -> str:
    """Describe the reasons to prefer one answer to another, in a sentence."""
    shares = get_coach(game).SHARES
    by_sign: dict[bool, list[str]] = {True: [], False: []}
    for aspect in why:
        n = round(abs(100 * aspect.by if aspect.name in shares else aspect.by))  # there are no fractions of a card
        key = f"coach.{aspect.name}.{'more' if aspect.by > 0 else 'less'}"
        if n:
            by_sign[aspect.good].append(words.text(key, n=n))
    if not by_sign[True]:
        return words.text("coach.chance_only", prices=words.join_and(by_sign[False]) if by_sign[False] else "")
    return words.text(
        "coach.why", gains=words.join_and(by_sign[True]), prices=words.join_and(by_sign[False]) if by_sign[False] else ""
    )


def answer_texts(table: Table[Any], decisions: Sequence[Decision], words: Localization) -> dict[tuple[int, str], str]:
    """Localized texts of the given and the better answers, by line and answer text."""
    wanted = {decision.line: decision for decision in decisions}
    says_of = get_plugin(table.game.name).choice.describe_answer
    found: dict[tuple[int, str], str] = {}
    for n, again in replay_log(table):
        if n in wanted:
            pov = Pov(again, wanted[n].seat)
            texts = (wanted[n].given, wanted[n].better)
            described = [str(says_of(pov, words, again.read(wanted[n].seat, text))) for text in texts]
            if described[0] == described[1]:  # two ways to the same speed: the inputs distinguish them
                described = [
                    words.text("word.aside", what=Verbatim(same), more=text)
                    for same, text in zip(described, texts, strict=True)
                ]
            found |= {(n, text): words_of for text, words_of in zip(texts, described, strict=True)}
    return found


def decision_texts(
    decision: Decision, answers: Mapping[tuple[int, str], str], words: Localization, game: str
) -> dict[str, str]:
    """Describe one costly decision: its heading, the given answer, the better one, and the reasons."""
    cost, error = round_for_display(100 * decision.cost), round_for_display(100 * decision.error)
    return {
        "head": words.text("coach.decision", turn=decision.turn, seat=decision.seat, points=cost, error=error),
        "given": words.text("coach.given", answer=answers[decision.line, decision.given]),
        "better": words.text("coach.better", answer=answers[decision.line, decision.better]),
        "why": reasons_text(words, game, decision.why),
    }  # fmt: skip


def habit_text(habit: Habit, words: Localization) -> str:
    """Describe a habit in a sentence."""
    size = 100 if habit.share else 1
    n = {name: round_for_display(size * value) for name, value in (("you", habit.yours), ("strong", habit.strong))}
    key = f"coach.habit.{habit.name}.{'more' if habit.difference > 0 else 'less'}"
    return words.text(key, **n, error=round_for_display(size * habit.error))


def habit_row(habit: Habit, words: Localization) -> dict[str, Any]:
    """Return a habit as JSON values: its measurement, whether it is significant, and its sentence."""
    return {**vars(habit), "significant": habit.is_clear, "text": habit_text(habit, words)}


def source_name(contribution: Contribution, words: Localization) -> str:
    """Localized name of a source of luck or skill."""
    key = f"coach.source.{contribution.what}"
    return words.text(key, seat=contribution.of) if contribution.of is not None else words.text(key)


def _luck_text(balance: Balance, words: Localization) -> str:
    points, error = balance.all_luck.points, balance.all_luck.error
    n = round_for_display(points)
    key = "luck_even" if abs(points) <= error or not n else "luck_gave" if points > 0 else "luck_took"
    return words.text(f"coach.{key}", seat=balance.seat, points=n, error=round_for_display(error))


def balance_text(balance: Balance, words: Localization) -> str:
    """Describe luck against skill of one seat in simple words."""
    texts = [_luck_text(balance, words), _adjusted_text(balance, words)]
    if balance.rate is not None:
        n, size = round_for_display(balance.rate.thousandths), words.text(f"coach.rate_size.{balance.rate.size}")
        error = round_for_display(balance.rate.error)
        texts.append(words.text("coach.rate", seat=balance.seat, points=n, error=error, size=size))
    if balance.looked_at:
        cost = round_for_display(balance.cost)
        key = "cost" if cost else "cost_nothing"
        texts.append(words.text(f"coach.{key}", seat=balance.seat, points=cost))
    return words.join(texts, "sentences")


def _adjusted_text(balance: Balance, words: Localization) -> str:
    """Describe the result with average luck in a sentence, limited to 0 to 100 of a hundred races."""
    points = round_for_display(min(100.0, max(0.0, balance.adjusted.points)))
    return words.text("coach.adjusted", seat=balance.seat, points=points, error=round_for_display(balance.adjusted.error))


def turning_point_text(review: Review, words: Localization) -> str:
    """Describe the turn with the largest change in the winner's chance; empty if no seat has won."""
    if not review.winners or len(review.points) < 2:
        return ""
    seat = review.winners[0]
    steps = list(zip(review.points, review.points[1:], strict=False))
    steps = [step for step in steps if step[0].turn > 0] or steps
    before, after = max(steps, key=lambda step: abs(step[1].chances[seat] - step[0].chances[seat]))
    was, now = (Percent(round(100 * point.chances[seat])) for point in (before, after))
    return words.text("coach.turning", turn=before.turn, seat=seat, was=was, now=now) if was != now else ""


def most_luck_text(review: Review, words: Localization) -> str:
    """Describe the seat that luck helped or hurt most."""
    most = max(review.balances, key=lambda balance: abs(balance.all_luck.points), default=None)
    return _luck_text(most, words) if most is not None else ""


def review_with_texts(review: Review, table: Table[Any], words: Localization) -> dict[str, Any]:
    """Return the whole review as JSON values, with its texts."""
    answers = answer_texts(table, review.decisions, words)
    plain = review.to_dict()
    for row, decision in zip(plain["decisions"], review.decisions, strict=True):
        row["texts"] = decision_texts(decision, answers, words, review.game)
    for row, balance in zip(plain["balances"], review.balances, strict=True):
        row["text"] = balance_text(balance, words)
        for entry, gave in zip(row["luck"], balance.luck, strict=True):
            entry["name"] = source_name(gave, words)
        for what in ("own", "rivals", "rest"):
            row[what]["name"] = source_name(getattr(balance, what), words)
    for row, habit in zip(plain["habits"], review.habits, strict=True):
        row["text"] = habit_text(habit, words)
    labels = {what: words.text(f"coach.head.{what}") for what in ("chances", "decisions", "luck", "habits")}
    labels |= {what: words.text(f"coach.source.{what}") for what in ("start", "all_luck", "adjusted")}
    labels["end"] = words.text("coach.source.end" if review.over else "coach.source.now")
    short = {"turning": turning_point_text(review, words), "most_luck": most_luck_text(review, words)}
    return (
        plain
        | short
        | {"parts": visible_parts(review), "notes": notes(review, words), "labels": labels | {"axis": words.text("coach.axis")}}
    )


def visible_parts(review: Review) -> tuple[str, ...]:
    """Return the rows of the attribution besides luck; a rest only if there is one."""
    rest = any(balance.rest.points or balance.rest.error for balance in review.balances)
    return ("own", "rivals", "rest") if rest else ("own", "rivals")


def notes(review: Review, words: Localization) -> list[str]:
    """Notes on the meaning of the numbers and on their computation."""
    texts = [] if review.over else [words.text("coach.so_far")]
    return [*texts, words.text("coach.how", worlds=review.worlds["positions"], again=review.worlds["again"])]

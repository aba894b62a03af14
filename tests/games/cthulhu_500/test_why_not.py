"""Options and reasons come from the same code: over all well-formed answers they agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.answers import VERBS, Answer, read_answer, write_answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.state import State
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.cthulhu_500.tables import GAME, house_edition


def every_answer(edition: Edition, about: str, seats: int, rng: Random) -> Iterator[Answer]:
    """Yield every answer with up to one card and one seat, and many with two cards."""
    pieces = range(len(edition.piece_ids))
    for verb in VERBS[about]:
        if verb == "draw":
            yield from (Answer(verb, number=n) for n in range(9))
            continue
        yield Answer(verb)
        yield from (Answer(verb, (), (seat,)) for seat in range(seats + 2))
        for piece in pieces:
            yield Answer(verb, (piece,))
            yield from (Answer(verb, (piece,), (seat,)) for seat in range(seats + 1))
        for _ in range(300):
            yield Answer(verb, tuple(sorted(rng.sample(pieces, 2))))


def likely(table: Table[State], seat: int, about: str) -> Iterator[Answer]:
    """Yield related pairs of cards: one of the seat's own, and one in play or discarded."""
    s = table.state
    own = [*s.racers[seat].hand, *s.racers[seat].pit, *s.racers[seat].mods]
    others = [card for racer in s.racers for card in (*racer.pit, *racer.mods, racer.driver, racer.tires) if card is not None]
    for verb in VERBS[about]:
        for one in own:
            for other in (*others, *s.discard[-6:]):
                yield Answer(verb, (one, other))


@pytest.mark.parametrize("seed", range(3))
def test_why_not_agrees_with_the_options(seed: int) -> None:
    edition, rng = house_edition(), Random(seed)
    seats = 3 + seed
    table = Table(GAME, GAME.setup(seats, GAME.resolve_options({"vehicles": "drafted"}), edition), SampledChance(rng))
    words = [Localization(language, GAME, edition) for language in LANGUAGES]
    seen: dict[str, int] = {}
    while isinstance(table.prompt, Ask):
        about = table.prompt.kind
        seat = rng.choice(table.waiting)
        options = table.prompt.options[seat]
        seen[about] = seen.get(about, 0) + 1
        if seen[about] < 6:
            listed = set(options)
            for answer in {*every_answer(edition, about, seats, rng), *likely(table, seat, about)}:
                reason = options.why_not(answer)
                assert (reason is None) == (answer in listed), (about, write_answer(edition, answer), reason)
                if reason is not None and rng.random() < 0.02:
                    assert all(word.reason(reason) for word in words)
        table.answer(seat, options.draw(rng))
    assert {"vehicle", "qualify", "action", "pit", "react", "discard", "draw", "free_test"} <= seen.keys()


def test_answer_texts_can_be_parsed() -> None:
    edition, rng = house_edition(), Random(4)
    for about in VERBS:
        for answer in every_answer(edition, about, 8, rng):
            assert read_answer(edition, about, write_answer(edition, answer)) == answer


NONSENSE = ("", "x", "play nothing", "overtake @", "overtake @x", "draw -1", "throw @@", "play " * 900, "draw 9999")


@pytest.mark.parametrize("text", NONSENSE)
def test_malformed_answers_are_refused_with_a_message(text: str) -> None:
    edition = house_edition()
    for about in VERBS:
        answer = read_answer(edition, about, text)
        if not isinstance(answer, Answer):
            for language in LANGUAGES:
                assert Localization(language, GAME, edition).reason(answer)

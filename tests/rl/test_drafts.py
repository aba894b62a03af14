"""Drafts: every option can be spelled, every spelling that the masks allow is an option, and there is never a dead end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hippodrome as hd
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition
from hippodrome.rl.default_encoding import MAX_OPTIONS, DefaultEncoding
from hippodrome.rl.draft import id_names
from hippodrome.rl.fields import Spelling
from tests.rl.races import PAIRS, a_race, stops

WRITTEN_OUT = 400
"""Up to this number of options, the whole set is compared; of more, a sample is tried each way."""


def spelling_of(race: hd.Race[Any, Any, Any], seat: int) -> Spelling:
    return race.draft(seat)._spelling


def every_spelling(spelling: Spelling, ids: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Yield all spellings that the masks allow; a dead end would be a complete spelling without an option."""
    allowed = spelling.after(ids)
    if not allowed:
        yield ids
    for id in allowed:
        yield from every_spelling(spelling, (*ids, id))


def check_laws(race: hd.Race[Any, Any, Any], seat: int, rng: Random) -> int:
    """Check the invariants at one decision; return its number of options."""
    options, spelling, names = race.options(seat), spelling_of(race, seat), race.draft(seat).names
    if len(options) <= WRITTEN_OUT:
        spelled = list(every_spelling(spelling))
        assert len(spelled) == len(options)
        assert {spelling.answer(ids) for ids in spelled} == set(options)
    for _ in range(3):
        option = options.draw(rng)
        draft = race.draft(seat)
        for id in draft.spell(option):
            assert draft.mask[id]
            draft.push(id)
        assert draft.done and draft.answer == option
        walk: tuple[int, ...] = ()
        while allowed := spelling.after(walk):
            assert list(allowed) == sorted(set(allowed)) and allowed[0] >= 0 and allowed[-1] < len(names)
            walk = (*walk, rng.choice(allowed))
        assert spelling.answer(walk) in options
        assert list(spelling.spell(spelling.answer(walk))) == list(walk)
    return len(options)


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_options_and_spellings_are_the_same(game: str, seats: int) -> None:
    rng = Random(f"laws/{game}/{seats}")
    most = 0
    for seed in range(3):
        race = a_race(game, seats, seed)
        for n, seat in enumerate(stops(race, rng, 60)):
            if n % 2 == 0:
                most = max(most, check_laws(race, seat, rng))
    assert most > 20


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_options_and_spellings_are_the_same_in_many_races(game: str, seats: int) -> None:
    rng = Random(f"soak/{game}/{seats}")
    for seed in range(int(os.environ.get("HIPPODROME_SOAK", "10"))):
        race = a_race(game, seats, seed)
        for seat in stops(race, rng):
            check_laws(race, seat, rng)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_ids_have_the_same_meaning_at_every_table(game: str) -> None:
    edition = load_edition(get_game(game))
    names = id_names(game, edition)
    assert len(set(names)) == len(names)
    again = get_game(game).read_edition(*_text(game))
    assert id_names(game, again) == names
    for seats in get_game(game).seats:
        race = a_race(game, seats, seats)
        race.table.answer_forced()
        if not race.over:
            assert race.draft(race.waiting[0]).names == names


def _text(game: str) -> tuple[str, str]:
    from hippodrome.games.registry import edition_text

    return edition_text(get_game(game), "reconstructed")


def test_number_of_ids_matches_the_documentation() -> None:
    sizes = {game: len(id_names(game, load_edition(get_game(game)))) for game in BUILT_IN_NAMES}
    assert sizes == {"charioteer": 55, "chariot-race": 166, "cthulhu-500": 137}


def test_ids_forbidden_by_the_mask_are_rejected() -> None:
    race = hd.Race("charioteer", seats=2, seed=1)
    draft = race.draft(0)
    forbidden = int((~draft.mask).argmax())
    with pytest.raises(BadInput, match=f"id {forbidden} may not follow"):
        draft.push(forbidden)
    with pytest.raises(BadInput, match="not done"):
        _ = draft.answer


def test_planted_mask_faults_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants' test can fail: a spelling that omits an id, and one that allows too much."""
    race = hd.Race("charioteer", seats=2, seed=1)
    part: Any = get_plugin("charioteer").encoding
    true = part.MoveSpelling._after_cards
    for wrong in (
        lambda *a: true(*a)[:-1] or true(*a),
        lambda self, group, so_far: [*true(self, group, so_far), self._at.done],
    ):
        with monkeypatch.context() as patched, pytest.raises((AssertionError, StopIteration, BadInput)):
            patched.setattr(part.MoveSpelling, "_after_cards", lambda *a, wrong=wrong: sorted(set(wrong(*a))))
            for _ in range(20):
                check_laws(race, 0, Random(1))


def test_game_without_an_encoding_is_answered_by_option_position() -> None:
    plain = DefaultEncoding("somebody's")
    race = hd.Race("chariot-race", seats=4, seed=1)
    pov = race.pov(race.waiting[0])
    spelling = plain.spelling(pov, pov.view())
    assert [spelling.answer((id,)) for id in spelling.after(())] == list(pov.options)
    assert len(plain.names(None)) == MAX_OPTIONS
    with pytest.raises(BadInput, match="brings no observation"):
        plain.fields(None, 2)
    many = hd.Race("charioteer", seats=2, seed=5)
    with pytest.raises(BadInput, match="more than the 512"):
        while True:
            plain.spelling(many.pov(0), {})
            for seat in many.waiting:
                many.answer(seat, many.options(seat).draw(Random(1)))

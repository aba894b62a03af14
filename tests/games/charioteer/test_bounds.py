"""The bound on options holds in every race of every accepted edition, and is close to what a hand can reach."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games.charioteer.bounds import max_options
from hippodrome.games.charioteer.edition import COLOURS, Card, Edition, Symbol, Token, read_edition
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.state import Chariot, State
from hippodrome.i18n.localization import LANGUAGES
from tests.games.charioteer.tables import charioteer
from tests.games.charioteer.test_editions import SOUND

RACES, DECISIONS = 4, 300
SETTINGS = {"laps": 1}


def random_edition(rng: Random) -> Edition:
    """Return a small edition with other cards, tokens, hands and moves; its deck and tokens are drawn at random."""
    _, house = charioteer()
    colours = sorted(rng.choices(range(len(COLOURS)), k=rng.randint(2, 8)))
    symbols = tuple(Symbol(colour, n, f"s{n}") for n, colour in enumerate(colours))
    wide, hand = rng.randint(1, min(5, len(symbols))), rng.randint(2, 6)
    cards = []
    for n in range(6 * hand + 6):
        shown = tuple(rng.sample(range(len(symbols)), rng.randint(1, wide))) if rng.random() < 0.8 else ()
        counts = tuple(shown.count(s) for s in range(len(symbols)))
        cards.append(Card(f"c{n}", counts, "" if shown else "whip", shown, tuple(sorted(shown)), not shown))
    tokens = []
    for n in range(rng.randint(1, 5)):
        kind = rng.choice(("plus", "wild", "learning", "shield", "discard"))
        colour = None if kind in ("shield", "discard") or rng.random() < 0.4 else rng.randrange(len(COLOURS))
        tokens.append(Token(f"t{n}", "player", kind, colour, rng.randint(1, 4) if kind in ("plus", "discard") else 0))
    return replace(
        house,
        hand=hand,
        most_cards=rng.randint(1, 4),
        symbols=symbols,
        symbols_by_colour=tuple(tuple(n for n, c in enumerate(colours) if c == colour) for colour in range(len(COLOURS))),
        cards=tuple(cards),
        tokens=tuple(tokens),
        player_tokens=tuple(range(len(tokens))),
        fan_tokens=(0,),
        fan_symbols=2,
    )


def position(edition: Edition, hand: list[int], crowd: int) -> State:
    chariots = [Chariot(at=0, hand=sorted(hand), tokens=list(range(len(edition.tokens)))), Chariot(at=3)]
    return State(chariots, [1, 0], laps=3, turn=2, emperor="green", crowd=[crowd], edition=edition)


def bound_of(s: Any, seat: int, offered: Any, bound: int) -> int:
    """Return the bound for a seat's options."""
    return bound


@pytest.mark.parametrize("seed", range(60))
def test_no_hand_exceeds_the_bound(seed: int) -> None:
    """Random hands, and hands in which as many cards as possible show one symbol; every kind of token is held."""
    rng = Random(seed)
    edition = random_edition(rng)
    bound, cards = max_options(edition), range(len(edition.cards))
    for n in range(60):
        dear = rng.randrange(len(edition.symbols))
        order = sorted(cards, key=lambda card: (not edition.cards[card].counts[dear] and n % 2 == 1, rng.random()))
        hand, crowd = order[: edition.hand], order[edition.hand]
        s = position(edition, hand, crowd)
        assert len(Moves(s, 0)) <= bound
    s.crowd_by_symbol = True
    assert len(Moves(s, 0)) <= bound


def test_hands_of_many_symbols_reach_the_bound() -> None:
    """Two cards of each of six symbols, and a crowd card that joins all of them."""
    _, house = charioteer()
    symbols = tuple(Symbol(n % len(COLOURS), n, f"s{n}") for n in range(6))
    shown: list[tuple[int, ...]] = [*((n // 2,) for n in range(12)), ()]
    cards = tuple(
        Card(f"c{n}", tuple(some.count(s) for s in range(6)), "", some, some, not some) for n, some in enumerate(shown)
    )
    edition = replace(
        house,
        hand=12,
        most_cards=2,
        symbols=symbols,
        symbols_by_colour=((0, 4), (1, 5), (2,), (3,)),
        cards=cards,
        tokens=(Token("t", "player", "shield", None, 0),),
    )
    resets, pairs = 12 + 66, 6
    moves = Moves(position(edition, list(range(12)), 12), 0)
    assert len(moves) == resets + pairs * 4 == max_options(edition)  # with the crowd card or not, with the token or not


def test_bound_of_the_built_in_edition_is_nearly_reached() -> None:
    _, edition = charioteer()
    green = [n for n, card in enumerate(edition.cards) if card.counts[0]]
    reached = len(Moves(position(edition, green[: edition.hand], green[edition.hand]), 0))
    assert 0.9 * max_options(edition) < reached <= max_options(edition) <= MAX_OPTIONS


@pytest.mark.parametrize(
    ("hand", "most_cards", "tokens", "passes"),
    [
        (9, 3, True, True),
        (8, 4, True, True),
        (10, 4, False, True),
        (10, 4, True, False),
        (20, 3, False, True),
        (20, 5, True, False),
    ],
)
def test_editions_pass_if_their_options_are_below_the_maximum(hand: int, most_cards: int, tokens: bool, passes: bool) -> None:
    _, edition = charioteer()
    kept = edition.tokens if tokens else tuple(token for token in edition.tokens if token.kind not in ("discard", "wild"))
    assert (max_options(replace(edition, hand=hand, most_cards=most_cards, tokens=kept)) <= MAX_OPTIONS) == passes


def attack() -> str:
    """Return an edition whose first prompt has fifteen million options."""
    text = SOUND.replace('name = "reconstructed"', 'name = "x"\ndeparts = ["emperor-spares-many", "hand-cards", "new-cubes"]')
    text = text.replace("hand = 8", "hand = 20").replace("most_cards = 3", "most_cards = 5")
    return text.replace("attack_boxes = 3", "attack_boxes = 9").replace("\n5 = 0", "\n5 = 1")


def fault_of(text: str) -> Issue:
    with pytest.raises(BadEdition) as raised:
        read_edition(text, "my.toml")
    (fault,) = raised.value.issues
    return fault


def test_too_many_options_are_reported_at_the_line_of_the_hand() -> None:
    fault = fault_of(attack())
    assert fault.code == "too_many_options" and fault.key == "race.hand"
    assert attack().splitlines()[fault.line - 1].startswith("hand = 20")
    assert fault.data["number"] > 15_000_000 and fault.data["most"] == MAX_OPTIONS
    assert fault.data["fields"] == "race.hand, race.most_cards, tokens.player, tokens.fan"
    told = {language: fault.localize(language) for language in LANGUAGES}
    assert "250,000" in told["en"] and "250.000" in told["de"]
    assert len(set(told.values())) == len(LANGUAGES) and "⟦" not in "".join(told.values())


def test_issues_name_only_relevant_fields() -> None:
    wide = '"g2 g4 g6 r1 r3 r5 y0 y2 x30"'
    fault = fault_of(attack().replace('"whip x15"', wide).replace("count = 147", "count = 162"))
    assert fault.data["fields"] == "race.hand, race.most_cards"


def test_options_are_not_counted_for_an_edition_with_other_issues() -> None:
    with pytest.raises(BadEdition) as raised:
        read_edition(attack().replace("count = 147", "count = 146"), "my.toml")
    assert [fault.code for fault in raised.value.issues] == ["wrong_count"]

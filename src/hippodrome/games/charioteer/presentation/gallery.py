"""Every card, token and piece of Charioteer, for the gallery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hippodrome.core.scene import Exhibit, Group, Piece
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.presentation.scene import card_piece, die_piece, token_piece
from hippodrome.i18n.localization import Localization


def gallery(edition: Edition, words: Localization) -> list[Group]:
    """Return the deck by the colour of the first symbol, tokens by source, the emperor's die, and all other pieces."""
    cards = [card_piece(words, edition, n, "") for n in range(len(edition.cards))]
    by_colour: dict[int, list[Piece]] = {colour: [] for colour in range(len(COLOURS))}
    whips: list[Piece] = []
    for card, piece in zip(edition.cards, cards, strict=True):
        (by_colour[edition.symbols[card.symbols[0]].colour] if card.symbols else whips).append(piece)
    groups = [
        Group(words.text("gallery.cards", kind_name=words.text(f"kind.{COLOURS[colour]}")), _counted(pieces))
        for colour, pieces in by_colour.items()
        if pieces
    ]
    if whips:
        groups.append(Group(words.text("gallery.whips"), _counted(whips)))
    for title, tokens in (("player_tokens", edition.player_tokens), ("fan_tokens", edition.fan_tokens)):
        groups.append(Group(words.text(f"gallery.{title}"), _counted(token_piece(words, edition, "", n, "") for n in tokens)))
    least = min(edition.disrupt)
    faces = [die_piece(words, edition, face, least) for face in edition.faces]
    groups.append(Group(words.text("scene.die"), (*_counted(faces), Exhibit(("emperor-none",), words.text("gallery.no_face")))))
    groups.append(Group(words.text("gallery.others"), _others(edition, words)))
    return groups


def _counted(pieces: Iterable[Piece]) -> tuple[Exhibit, ...]:
    """Group pieces that look the same, with their number."""
    found = list(pieces)
    number = Counter(piece.face for piece in found)
    first = {piece.face: piece for piece in reversed(found)}
    return tuple(
        Exhibit((face,), first[face].label, first[face].detail, number[face]) for face in dict.fromkeys(p.face for p in found)
    )


def _others(edition: Edition, words: Localization) -> tuple[Exhibit, ...]:
    return (
        Exhibit(("chariot",), words.text("gallery.chariot"), words.text("gallery.chariot_detail"), seat=0),
        Exhibit(("card-back",), words.text("scene.slot_deck"), words.text("scene.deck_detail")),
        Exhibit(("discard",), words.text("scene.slot_discard"), words.text("scene.discard_detail", tally="")),
        Exhibit(("token-back",), words.text("scene.fan"), words.text("scene.fan_detail")),
        Exhibit(("bag",), words.text("scene.slot_bag"), words.text("scene.bag_detail", least=edition.fan_symbols, n=0)),
        Exhibit(("lap",), words.text("gallery.lap")),
    )

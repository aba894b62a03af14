"""The table of Cthulhu 500 as pieces on slots: the pack, the piles, the cards being played, and each seat's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.games.cthulhu_500.edition import TYPES, Edition
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, View, describe_moment, describe_vehicle
from hippodrome.games.cthulhu_500.state import complexity, fixing
from hippodrome.i18n.localization import Localization

HIDDEN = True
"""True: hands are hidden; on a shared screen a curtain separates players."""

MAX_PLAY_SLOTS = 9
"""Slots for cards being played; further cards share the last."""

MAX_PIPS = 6
"""Maximum number that a die shows in pips; a larger one is written as a number."""

BEND_SLOTS = tuple(f"bend:{n}" for n in range(9))
"""The far side of the oval, from ahead of the leader round to behind the last."""

PHASES_BEFORE_PACK = ("vehicles", "deal", "qualify")
"""Phases before there is a pack."""


def scene(view: View, edition: Edition, words: Localization, seat: Seat | None) -> Scene:
    """Return the table for one viewer."""
    table = _SceneBuilder(view, edition, words, seat)
    return Scene(table.title(), tuple(table.pieces()), tuple(table.displays()))


def car_id(seat: Seat) -> str:
    """Return the id of the car of a seat."""
    return f"car:{seat}"


def vehicle_card_id(seat: Seat) -> str:
    """Return the id of the vehicle card in front of a seat."""
    return f"vehicle:{seat}"


def free_vehicle_id(vehicle: int) -> str:
    """Return the id of a vehicle that is not yet taken."""
    return f"model:{vehicle}"


def card_id(card: int) -> str:
    """Return the id of a card, wherever it is."""
    return f"card:{card}"


def place_slot(n: int) -> str:
    """Return the slot of a place in the pack, the leader's being 0."""
    return f"pack:{n}"


class _SceneBuilder:
    """Builds the scene of a view."""

    def __init__(self, view: View, edition: Edition, words: Localization, seat: Seat | None) -> None:
        self.view, self.edition, self.words, self.seat = view, edition, words, seat
        self.public = PublicTable(view, edition, seat)
        self.racers: Sequence[Mapping[str, Any]] = view["racers"]
        moment = view["moment"]
        self.moving: list[int] = [moment["card"]] if moment and moment["event"] == "contagion" else []

    def title(self) -> str:
        """Title of the scene: the current turn, or the state of the race."""
        view, words = self.view, self.words
        if view["over"]:
            return words.text("scene.title.over", seat=self._order()[0])
        if view["phase"] in PHASES_BEFORE_PACK:
            return words.text(f"scene.title.{view['phase']}")
        return words.text("scene.title.turn", turn=view["turn"], seat=view["mover"], actions=view["actions"])

    def _order(self) -> list[Seat]:
        """End of the game: most lap counters, then the place in the pack."""
        return sorted(self.view["pack"], key=lambda seat: -self.racers[seat]["laps"])

    # Pieces ----------------------------------------------------------------------------------------------------------

    def pieces(self) -> Iterator[Piece]:
        """Yield all pieces on the table."""
        yield from self._piles()
        yield self._flag()
        if self.view["turn"] and not self.view["over"]:
            yield self._lights()
        yield from self._cars()
        yield from self._played()
        yield from self._dice()
        for seat in range(len(self.racers)):
            yield from self._seat_pieces(seat)
        yield from self._free_vehicles()
        if self.seat is not None:
            held = sorted(self.racers[self.seat]["hand"], key=lambda n: (TYPES.index(self.edition.cards[n].type), n))
            for card in held:
                yield self._card(card, "hand")

    def _piles(self) -> Iterator[Piece]:
        view, words = self.view, self.words
        where = words.text(f"flag.{view['flag']}")
        yield Piece(
            "pile:draw", f"pile:{view['pile']}", "draw", words.text("scene.pile.draw", pile=view["pile"]),
            words.text("scene.pile.draw_detail", where=where),
        )  # fmt: skip
        yield Piece(
            "pile:discard", f"pile:{view['discard_pile']}", "discard",
            words.text("scene.pile.discard", pile=view["discard_pile"]), words.text("scene.pile.discard_detail"),
        )  # fmt: skip
        top = view["top"]
        if top is not None and top != self.edition.flag:
            yield self._card(top, "discard/top", words.text("scene.pile.top", card=top))

    def _flag(self) -> Piece:
        view, words = self.view, self.words
        lies = view["flag"]
        on_top = view["top"] == self.edition.flag
        slot = "discard/top" if on_top else {"waiting": "flag:aside", "out": "flag:out"}.get(lies, "flag:pile")
        mark = str(view["counters"]) if view["counters"] else ""
        detail = words.text(f"scene.flag.{lies}", counters=view["counters"], warning=view["warning_lap"])
        return Piece("flag", "flag", slot, words.text("piece.flag"), detail, mark)

    def _lights(self) -> Piece:
        view, words = self.view, self.words
        label = words.text("scene.title.turn", turn=view["turn"], seat=view["mover"], actions=view["actions"])
        return Piece("turn", "lights", "turn", label, words.text("scene.lights"), str(view["actions"]), view["mover"])

    def _cars(self) -> Iterator[Piece]:
        gridless = self.view["phase"] in PHASES_BEFORE_PACK
        for n, seat in enumerate(self.view["pack"]):
            racer = self.racers[seat]
            if racer["vehicle"] < 0:
                continue
            key = "scene.car.grid" if gridless else "scene.car.pack"
            label = self.words.text(key, seat=seat, vehicle=racer["vehicle"], place=n + 1, damaged=racer["damaged"])
            face = f"car:{self._vehicle_face(racer)}"
            slot = f"pit:{seat}" if gridless else place_slot(n)
            yield Piece(
                car_id(seat),
                face,
                slot,
                label,
                self.words.capitalized(describe_vehicle(self.words, self.edition, racer["vehicle"])),
                seat=seat,
            )
            if racer["laps"]:
                laps = self.words.text("scene.laps", seat=seat, laps=racer["laps"])
                detail = self.words.text("scene.laps_detail")
                yield Piece(f"laps:{seat}", "laps", f"laps:{n}", laps, detail, str(racer["laps"]), seat)

    def _vehicle_face(self, racer: Mapping[str, Any]) -> str:
        name = self.edition.vehicles[racer["vehicle"]].name
        return f"{name}:damaged" if racer["damaged"] else name

    def _played(self) -> Iterator[Piece]:
        """Yield cards being played, the first in the middle and its answers next to it; also a contagion that moves on."""
        moment = self.view["moment"]
        for n, card in enumerate([*self.moving, *self.view["played"]]):
            label = describe_moment(self.words, self.public) if moment and moment["card"] == card else ""
            yield self._card(card, f"play:{min(n, MAX_PLAY_SLOTS - 1)}", label)

    def _dice(self) -> Iterator[Piece]:
        for n, (seat, die) in enumerate(self.view["dice"]):
            label, pips = self.words.text("scene.die", seat=seat, die=die), die <= MAX_PIPS
            face, mark = (f"die:{die}", "") if pips else ("die:blank", str(die))
            yield Piece(f"die:{n}", face, f"die:{n}", label, mark=mark)
            yield Piece(f"thrower:{n}", "thrower", f"thrower:{n}", self.words.player(seat), seat=seat)

    def _card(self, card: int, slot: str, label: str = "", face: str = "card", seat: Seat | None = None) -> Piece:
        kind = self.edition.cards[card]
        name, text = title_and_text(self.words, self.edition, "card", kind.kind)
        caught = self.public.sick.get(card)
        detail = self.words.text("scene.card", type=kind.type, text=text, contagion=caught)
        mark = "!" if caught is not None else ""
        return Piece(card_id(card), f"{face}:{kind.kind}", slot, label or name, detail.strip(), mark, seat)

    def _seat_pieces(self, seat: Seat) -> Iterator[Piece]:
        """Yield a seat's vehicle, its fitted cards, its pit, and its penalties."""
        racer, words, area = self.racers[seat], self.words, f"seat:{seat}"
        if racer["vehicle"] < 0:
            return
        label = words.text("scene.vehicle", vehicle=racer["vehicle"], damaged=racer["damaged"])
        face = f"vehicle:{self._vehicle_face(racer)}"
        yield Piece(
            vehicle_card_id(seat),
            face,
            area,
            label,
            words.capitalized(describe_vehicle(words, self.edition, racer["vehicle"])),
            seat=seat,
        )
        for role, cards in self._parts(racer):
            for card in cards:
                face = "wheel" if role == "driver" else "card"
                yield self._card(card, area, words.text(f"scene.part.{role}", card=card), face)
                caught = self.public.sick.get(card)
                if caught is not None and caught not in self.moving:
                    yield self._card(caught, area, words.text("scene.part.contagion", contagion=caught, card=card))
        for token, value in (("sheltered", racer["sheltered"]), ("slowed", racer["slowed"]), ("boost", racer["boost"])):
            if value:
                mark = f"{value:+}" if token == "boost" else f"-{value}" if token == "slowed" else ""
                yield Piece(f"{token}:{seat}", token, area, words.text(f"scene.token.{token}", n=value, by=mark), mark=mark)

    def _parts(self, racer: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[int]]]:
        yield "driver", () if racer["driver"] is None else (racer["driver"],)
        yield "mod", racer["mods"]
        yield "tires", () if racer["tires"] is None else (racer["tires"],)
        yield "pit", racer["pit"]

    def _free_vehicles(self) -> Iterator[Piece]:
        """Handing out vehicles: yield those not yet taken; a choosing seat has them in its hand area."""
        if self.view["phase"] != "vehicles":
            return
        taken = {racer["vehicle"] for racer in self.racers}
        for n, vehicle in enumerate(self.edition.vehicles):
            if n not in taken:
                slot = f"garage:{n}" if self.seat is None else "hand"
                label = self.words.text("scene.vehicle", vehicle=n, damaged=False)
                yield Piece(
                    free_vehicle_id(n),
                    f"vehicle:{vehicle.name}",
                    slot,
                    label,
                    self.words.capitalized(describe_vehicle(self.words, self.edition, n)),
                )

    # Displays --------------------------------------------------------------------------------------------------------

    def displays(self) -> Iterator[Display]:
        """Yield the displays, in the order in which the race would end now."""
        order = range(len(self.racers)) if self.view["phase"] in PHASES_BEFORE_PACK else self._order()
        return (Display(seat, tuple(self._stats(seat))) for seat in order)

    def _stats(self, seat: Seat) -> Iterator[Stat]:
        racer, s = self.racers[seat], self.public.state
        held = racer["hand"] if isinstance(racer["hand"], int) else len(racer["hand"])
        yield self._stat("laps", str(racer["laps"]))
        if racer["vehicle"] >= 0:
            passing, passed = reckon(s, seat, passing=True), reckon(s, seat, passing=False)
            yield self._stat("passing", f"{passing.total:+}", **passing._asdict())
            yield self._stat("passed", f"{passed.total:+}", **passed._asdict())
            needed, fix = complexity(s, seat), fixing(s, seat)
            yield self._stat("repair", f"{fix}/{needed}", fix=fix, complexity=needed)
        yield self._stat("hand", str(held))
        if seat == self.view["mover"] and self.view["turn"] and not self.view["over"]:
            yield self._stat("actions", str(self.view["actions"]))._replace(lasts=False)

    def _stat(self, name: str, value: str, **data: int) -> Stat:
        label = self.words.text(f"scene.stat.{name}.label")
        return Stat(name, label, value, None, self.words.text(f"scene.stat.{name}.detail", **data))


# Facts --------------------------------------------------------------------------------------------------------------

_SEATS = ("seat", "rival", "winner", "owner")
_CARDS = ("card", "replaced", "contagion")


def touches(edition: Edition, fact: Fact) -> list[str]:
    """Return the pieces and slots to highlight for a fact: the cars of its seats, its cards, and the piles they come from or go
    to."""
    data = fact.data
    found = [car_id(data[field]) for field in _SEATS if isinstance(data.get(field), int)]
    if isinstance(data.get("seats"), list | tuple):
        found += [car_id(seat) for seat in data["seats"]]
    found += [card_id(data[field]) for field in _CARDS if isinstance(data.get(field), int)]
    for field in ("aim", "cards"):
        if isinstance(data.get(field), list | tuple):
            found += [card_id(card) for card in data[field]]
    found += _PLACES.get(fact.kind, ())
    if fact.kind == "passed":
        found.append(place_slot(data["place"] - 1))
    return list(dict.fromkeys(found))


_PLACES: dict[str, tuple[str, ...]] = {
    "drew": ("pile:draw",),
    "drew_cards": ("pile:draw",),
    "reshuffled": ("pile:draw", "pile:discard"),
    "threw_away": ("pile:discard",),
    "qualified": ("pile:discard",),
    "counter": ("flag",),
    "warning": ("flag",),
    "flag": ("flag",),
    "standstill": ("flag",),
    "race_over": ("flag",),
}

"""Build an answer from picks: the choice that they make, and the next possible picks.

Chariots, spaces and dice are picked by their pieces and slots; everything else has a button:

    do:repair do:pass do:keep       the answers of one word
    turn:steer                      turns a picked die to this face
    speed:8                         a speed; the space straight ahead means the same
    path:3 in 4                     one of the suggested paths
    drop:m12                        a caltrop on a space that is hidden under a chariot
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from hippodrome.core.errors import Reason
from hippodrome.core.scene import Choice, Pick
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import KEEP, PASS, REPAIR, Act, write_act
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.movement import occupied, speeds
from hippodrome.games.chariot_race.offers import Offer, can_set, dice_cost
from hippodrome.games.chariot_race.presentation.preview import preview
from hippodrome.games.chariot_race.presentation.routes import (
    defining_waypoints,
    find_path,
    reachable,
    suggest,
    visible_spaces,
    why_not_through,
)
from hippodrome.games.chariot_race.presentation.scene import chariot_id, slot_of
from hippodrome.games.chariot_race.state import State, racing
from hippodrome.i18n.localization import Localization

IMMEDIATE = ("keep", "speed", "repair", "pass")
"""Answers whose buttons act at once: they cost no damage, and all but the last of a turn can be undone."""


class ChoiceContext(NamedTuple):
    """Context of a choice: the prompt, and the table as its seat knows it."""

    options: Offer
    edition: Edition
    s: State
    words: Localization


class Option(NamedTuple):
    """A clickable element, and its answer if it makes one alone."""

    id: str
    label: str
    act: Act | None = None
    reason: Reason | None = None
    button: bool = False


def build_choice(pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
    """Return the choice that these picks make, the last one the newest."""
    context = _context(pov, words)
    if pov.prompt_kind == "dice":
        return _consider_dice(context, picked)
    if pov.prompt_kind == "path":
        return _consider_path(context, picked)
    return _consider_one(context, SINGLE[pov.prompt_kind](context), picked)


def describe_answer(pov: Pov, words: Localization, answer: Act) -> str:
    """Describe an answer."""
    return _describe(_context(pov, words), answer)


def picks_of(pov: Pov, answer: Act) -> list[str]:
    """Return the picks that make an answer."""
    s: State = pov.determinize(Random(0)).state
    match answer.do:
        case "take" | "javelin":
            return [chariot_id(s.edition.colours[answer.of[0]])]
        case "start":
            return [slot_of(s, s.track.starts[answer.of[0]])]
        case "reroll":
            return [f"die:{die}" for die in answer.of]
        case "set":
            return [f"die:{answer.of[0]}", f"turn:{FACES[answer.of[1]]}"]
        case "speed":
            return [f"speed:{answer.of[0]}"]
        case "caltrop":
            return [slot_of(s, s.track.first_id[answer.of[0]] + answer.of[1])]
        case "path":
            return [slot_of(s, space) for space in defining_waypoints(s, answer.of)]
    return [f"do:{answer.do}"]


def _context(pov: Pov, words: Localization) -> ChoiceContext:
    assert isinstance(pov.options, Offer)
    return ChoiceContext(pov.options, pov.edition, pov.determinize(Random(0)).state, words)


# Answers by one pick ---------------------------------------------------------------------------------------------------


def _consider_one(context: ChoiceContext, things: Sequence[Option], picked: Sequence[str]) -> Choice:
    """Return the choice of the last legal pick."""
    by_id = {thing.id: thing for thing in things}
    good = [id for id in picked if id in by_id and by_id[id].reason is None]
    chosen = tuple(good[-1:])
    refusal = _refusal(context, by_id, picked)
    act = by_id[chosen[0]].act if chosen else None
    return _choice(context, things, chosen, act, refusal)


def _refusal(context: ChoiceContext, by_id: dict[str, Option], picked: Sequence[str]) -> str:
    """Return the reason why the last pick was refused."""
    if not picked:
        return ""
    thing = by_id.get(picked[-1])
    if thing is None:
        return context.words.text("scene.not_now")
    return context.words.reason(thing.reason) if thing.reason else ""


def _choice(
    context: ChoiceContext, things: Sequence[Option], chosen: tuple[str, ...], act: Act | None, refusal: str, prompt: str = ""
) -> Choice:
    words, s = context.words, context.s
    prompt = prompt or words.text("scene.confirm" if act else f"scene.prompt.{s.phase}")
    if s.each > 1 and s.phase != "take":
        prompt = words.text("scene.prompt_of_two", colour=s.chariots[s.active].colour, prompt=prompt)
    return Choice(
        prompt=prompt,
        chosen=chosen,
        picks=tuple(
            Pick(thing.id, thing.label, words.reason(thing.reason) if thing.reason else "", thing.button) for thing in things
        ),
        answer=write_act(context.edition, act) if act else "",
        says=_describe(context, act) if act else "",
        action=_describe(context, act) if act else "",
        immediate=act is not None and act.do in IMMEDIATE and chosen[0].startswith(("do:", "speed:")),
        preview=preview(context.words, context.s, act) if act else None,
        refusal=refusal,
    )


def _take(context: ChoiceContext) -> list[Option]:
    """Alternate Chariots: the chariots in the box, and those that others have."""
    return [
        _answer(context, Act("take", (n,)), chariot_id(colour), context.words.text("scene.pick.take", colour=n))
        for n, colour in enumerate(context.edition.colours)
    ]


def _start(context: ChoiceContext) -> list[Option]:
    """Alternate Chariots: the starting places; one that is taken is hidden under its chariot."""
    s, words = context.s, context.words
    things = [
        _answer(context, Act("start", (n,)), slot_of(s, space), words.text("scene.pick.start", place=n + 1))
        for n, space in enumerate(s.track.starts)
    ]
    for n in racing(s):
        chariot = s.chariots[n]
        id, label = chariot_id(s.edition.colours[chariot.colour]), words.text("scene.pick.start", place=chariot.start)
        things.append(_answer(context, Act("start", (chariot.start - 1,)), id, label))
    return things


def _repair(context: ChoiceContext) -> list[Option]:
    text = context.words.text
    return [
        _answer(context, REPAIR, "do:repair", text("scene.pick.repair"), button=True),
        _answer(context, PASS, "do:pass", text("scene.pick.no_repair"), button=True),
        *_idle_dice(context),
        *_rivals(context),
    ]


def _speed(context: ChoiceContext) -> list[Option]:
    """Phase 5: Move: the speeds that the dice make, and the ones between; a space straight ahead means its speed."""
    s, words = context.s, context.words
    can = speeds(s)
    things = [
        _answer(context, Act("speed", (speed,)), f"speed:{speed}", words.text("scene.pick.speed", speed=speed), button=True)
        for speed in range(can[0], can[-1] + 1)
    ]
    lane, at = s.chariots[s.active].place
    standing = {space: s.edition.colours[s.chariots[n].colour] for space, n in occupied(s).items()}
    ahead = set[str]()
    for speed in range(1, can[-1] + 2):
        space = s.track.id(lane, at + speed)
        label = words.text("scene.pick.speed_to", speed=speed, place=s.track.names[space])
        ids = [slot_of(s, space)]
        if space in standing:
            ids.append(chariot_id(standing[space]))
        ahead.update(ids)
        things += [_answer(context, Act("speed", (speed,)), id, label) for id in ids]
    rivals = [thing for thing in _rivals(context) if thing.id not in ahead]
    return [*things, *_idle_dice(context), *rivals]


def _attack(context: ChoiceContext) -> list[Option]:
    """Phase 6: Attack: rivals for a javelin; spaces moved through, and those around them, for a caltrop."""
    s, words = context.s, context.words
    things = [_answer(context, PASS, "do:pass", words.text("scene.pick.no_attack"), button=True)]
    for n, chariot in enumerate(s.chariots):
        label = (
            words.text("scene.pick.self", colour=chariot.colour)
            if n == s.active
            else _chariot_label(context, "pick.javelin", n)
        )
        things.append(_answer(context, Act("javelin", (chariot.colour,)), chariot_id(s.edition.colours[chariot.colour]), label))
    moved = {*s.through, *s.ahead, *s.last, s.first}
    standing = {s.track.id(*s.chariots[n].place) for n in racing(s)}
    for space, face in enumerate(s.track.spaces):
        if min(s.track.distances[space][other] for other in moved) > 1:
            continue
        act, label = Act("caltrop", face[:2]), words.text("scene.pick.caltrop", place=face.name)
        thing = _answer(context, act, slot_of(s, space), label)
        things.append(thing)
        if space in standing and thing.reason is None:
            things.append(_answer(context, act, f"drop:{face.name}", label, button=True))
    return [*things, *_idle_dice(context)]


SINGLE: dict[str, Callable[[ChoiceContext], list[Option]]] = {
    "take": _take,
    "start": _start,
    "repair": _repair,
    "speed": _speed,
    "attack": _attack,
}
"""The prompts that one pick answers."""


def _answer(context: ChoiceContext, act: Act, id: str, label: str, *, button: bool = False) -> Option:
    """Return a clickable element for an answer, legal or not."""
    return Option(id, label, act, context.options.why_not(act), button)


def _chariot_label(context: ChoiceContext, key: str, n: int) -> str:
    """Return the label of an action on a chariot, by its colour; the player's other chariot is marked."""
    s, words = context.s, context.words
    label = words.text(f"scene.{key}", colour=s.chariots[n].colour)
    return words.text("scene.pick.own", what=label) if s.chariots[n].owner == s.chariots[s.active].owner else label


def _idle_dice(context: ChoiceContext) -> list[Option]:
    """Return the dice when the prompt is not about them."""
    return [
        _answer(context, Act("reroll", (die,)), f"die:{die}", _die_label(context, die)) for die in range(context.edition.dice)
    ]


def _rivals(context: ChoiceContext) -> list[Option]:
    """Return the other chariots when the prompt is not about them."""
    s = context.s
    return [
        _answer(
            context,
            Act("javelin", (chariot.colour,)),
            chariot_id(s.edition.colours[chariot.colour]),
            _chariot_label(context, "pick.javelin", n),
        )
        for n, chariot in enumerate(s.chariots)
        if n != s.active
    ]


def _die_label(context: ChoiceContext, die: int) -> str:
    if die < len(context.s.dice):
        return context.words.text("scene.die", die=die + 1, face=context.s.dice[die])
    return context.words.text("scene.idle_die", die=die + 1)


# Dice -------------------------------------------------------------------------------------------------------------------


def _consider_dice(context: ChoiceContext, picked: Sequence[str]) -> Choice:
    """Phase 3: Roll Dice: dice to roll again; or one die, and the face to turn it to; or keep them all."""
    dice, rivals = _idle_dice(context), _rivals(context)
    keep = _answer(context, KEEP, "do:keep", context.words.text("scene.pick.keep"), button=True)
    rolled = {thing.id: die for die, thing in enumerate(dice) if thing.reason is None}
    chosen: list[str] = []
    refusal = ""
    for id in picked:
        turns = {thing.id: thing for thing in _turns(context, chosen, rolled)}
        refusal = _refusal(context, {keep.id: keep, **{thing.id: thing for thing in (*dice, *rivals)}, **turns}, [id])
        if not refusal:
            chosen = _add_pick(context, chosen, id, rolled)
    turns_now = _turns(context, chosen, rolled)
    act = _dice_act(chosen, rolled)
    prompt = (
        ""
        if act is None or act.do != "reroll"
        else context.words.text("scene.prompt.dice_one" if turns_now and can_set(context.s) else "scene.confirm")
    )
    return _choice(context, [keep, *dice, *turns_now, *rivals], tuple(chosen), act, refusal, prompt)


def _add_pick(context: ChoiceContext, chosen: list[str], id: str, rolled: dict[str, int]) -> list[str]:
    """Add a pick: a face applies to the one picked die, another die replaces it, and keeping excludes all else."""
    if id in chosen:
        return chosen
    if id == "do:keep":
        return [id]
    dice = [one for one in chosen if one in rolled]
    turned = [one for one in chosen if one.startswith("turn:")]
    if id not in rolled:
        return [*dice, id]
    if not turned:
        return [*dice, id]
    fits = context.options.why_not(_dice_act([id, *turned], rolled)) is None
    return [id, *turned] if fits else [id]


def _dice_act(chosen: Sequence[str], rolled: dict[str, int]) -> Act | None:
    """Return the answer that some dice, and perhaps a face, make."""
    if list(chosen) == ["do:keep"]:
        return KEEP
    dice = sorted(rolled[id] for id in chosen if id in rolled)
    faces = [FACES.index(id.removeprefix("turn:")) for id in chosen if id.startswith("turn:")]
    if faces:
        return Act("set", (dice[0], faces[0]))
    return Act("reroll", tuple(dice)) if dice else None


def _turns(context: ChoiceContext, chosen: Sequence[str], rolled: dict[str, int]) -> list[Option]:
    """Phase 3: Roll Dice: the faces that a single picked die can be turned to."""
    dice = [rolled[id] for id in chosen if id in rolled]
    if len(dice) != 1:
        return []
    return [
        _answer(
            context,
            Act("set", (dice[0], face)),
            f"turn:{name}",
            context.words.text("scene.pick.turn", face=face, cost=context.edition.dice_cost),
            button=True,
        )
        for face, name in enumerate(FACES)
    ]


# The path ---------------------------------------------------------------------------------------------------------------


def _consider_path(context: ChoiceContext, picked: Sequence[str]) -> Choice:
    """Changing Lanes: the least harmful path through the picked spaces; drops older picks that it cannot pass as well."""
    s = context.s
    ways = _suggested_paths(context)
    things = {thing.id: thing for thing in (*ways, *_waypoints(context), *_idle_dice(context))}
    refusal = _refusal(context, things, picked)
    good = list(dict.fromkeys(id for id in reversed(picked) if id in things and things[id].reason is None))
    chosen: list[str] = []
    act: Act | None = None
    through: dict[str, int] = {}
    for id in good:
        if things[id].act is not None:
            if not chosen:
                chosen, act = [id], things[id].act
                break
            continue
        wanted = {**through, id: _space_of(s, id)}
        path = find_path(s, sorted(set(wanted.values())))
        if path is not None:
            through, act = wanted, Act("path", path)
            chosen.insert(0, id)
    prompt = context.words.text("scene.prompt.path_bend") if through else ""
    return _choice(context, tuple(things.values()), tuple(chosen), act, refusal, prompt)


def _suggested_paths(context: ChoiceContext) -> list[Option]:
    """Return some useful paths, as buttons."""
    s, words = context.s, context.words
    things = []
    for name, route in suggest(s).items():
        act = Act("path", route.path)
        kind, _, rival = name.partition(" ")
        label = words.text(
            "scene.way.label",
            way=_chariot_label(context, "way.ram", int(rival)) if rival else words.text(f"scene.way.{kind}", colour=None),
            place=s.track.names[route.end],
            hurt=0 if route.wrecked else route.hurt,
            wrecked=route.wrecked,
        )
        things.append(Option(f"path:{write_act(context.edition, act).removeprefix('path ')}", label, act, None, button=True))
    return things


def _waypoints(context: ChoiceContext) -> list[Option]:
    """Return the spaces that a path could lead to or through, with the chariots on them, and nearby ones that it could not."""
    s, words = context.s, context.words
    reached, seen = reachable(s), visible_spaces(s)
    why = why_not_through(s, context.options, [space for space in seen if space not in reached])
    things = [
        Option(slot_of(s, space), words.text("scene.pick.through", place=s.track.names[space]), None, why.get(space))
        for space in seen
    ]
    for space, n in occupied(s).items():
        id = chariot_id(s.edition.colours[s.chariots[n].colour])
        label = _chariot_label(context, "pick.ram", n)
        if space in seen:
            things.append(Option(id, label, None, why.get(space)))
        else:
            things.append(_answer(context, Act("javelin", (s.chariots[n].colour,)), id, label)._replace(act=None))
    return things


def _space_of(s: State, id: str) -> int:
    """Return the space of a pick: a slot's, or the one under a chariot."""
    kind, _, name = id.partition(":")
    if kind == "space":
        return s.track.ids[name]
    colour = s.edition.colours.index(name)
    return next(s.track.id(*chariot.place) for chariot in s.chariots if chariot.colour == colour)


# Texts ------------------------------------------------------------------------------------------------------------------


def _describe(context: ChoiceContext, act: Act) -> str:
    """Describe an answer as a person would."""
    s, words = context.s, context.words
    match act.do:
        case "take" | "javelin":
            return words.text(f"scene.pick.{act.do}", colour=act.of[0])
        case "start":
            return words.text("scene.pick.start", place=act.of[0] + 1)
        case "reroll":
            return words.text("scene.says.reroll", which=act.of, cost=dice_cost(s))
        case "set":
            return words.text("scene.says.turn", die=act.of[0] + 1, face=act.of[1], cost=s.edition.dice_cost)
        case "speed":
            return words.text("scene.pick.speed", speed=act.of[0])
        case "caltrop":
            return words.text("scene.pick.caltrop", place=s.track.lanes[act.of[0]][act.of[1]].name)
        case "path":
            lane_changes = sum(step != 0 for step in act.of)
            return words.text("scene.says.path", spaces=len(act.of), lane_changes=lane_changes)
        case "pass":
            return words.text("scene.pick.no_repair" if s.phase == "repair" else "scene.pick.no_attack")
    return words.text(f"scene.pick.{act.do}")

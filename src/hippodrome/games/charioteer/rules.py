"""The rules of Charioteer, in the order of a race. Each docstring begins with the rulebook's section."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.ask import Ask, Chance, Seat
from hippodrome.core.facts import tell
from hippodrome.core.game import Phase
from hippodrome.games.charioteer.edition import BLACK, COLOURS, RED
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Count, Moves, count, icons, skill_bonus
from hippodrome.games.charioteer.state import State

FACTS: dict[str, tuple[str, ...]] = {
    "first_seat": ("seat",),
    "skills_card": ("seat", "colours"),
    "dealt": ("seat", "hand_cards"),
    "drew": ("seat", "cards"),
    "crowd_dealt": ("cards",),
    "emperor": ("turn", "face"),
    "disrupted": ("seat", "cubes"),
    "revealed": ("seat", "symbol", "cards", "crowd", "tokens", "wild"),
    "revealed_reset": ("seat", "cards"),
    "threw_away": ("seat", "token", "cards"),
    "guarded": ("seat", "cubes"),
    "reset": ("seat", "cubes"),
    "recovered": ("seat", "cubes", "left"),
    "distance": ("seat", "symbols", "number", "token_bonus", "skill", "damage", "by"),
    "moved": ("seat", "spaces", "passed", "start", "place", "outer", "passing"),
    "whipped": ("seat", "spaces", "place", "outer"),
    "whip_idle": ("seat", "why"),
    "attacked": ("seat", "matching", "cubes"),
    "attack_fails": ("seat", "matching", "needed"),
    "spared": ("seat", "why"),
    "hurt": ("seat", "cubes", "boxes"),
    "trained": ("seat", "colour", "steps", "bonus"),
    "in_the_box": ("seat", "colour", "steps", "bonus"),
    "fan_token": ("seat", "symbols"),
    "fan_token_seen": ("seat", "token"),
    "bag_refilled": ("left",),
    "bag_empty": ("seat",),
    "lap": ("leader", "lap"),
    "damage_settled": ("seat", "cubes", "damage"),
    "reshuffled": ("left",),
    "crowd_slides": ("card", "next_card"),
    "race_over": ("winner", "places"),
}
"""Every kind of fact of these rules, with its fields."""


def next_phase(s: State) -> Phase | None:
    """Turn cycle: after the set up, the emperor asks and the chariots move, until the race is over."""
    if s.over:
        return None
    if not s.crowd:
        return set_up(s)
    if s.emperor is None:
        return emperor_die(s)
    return turn(s)


async def set_up(s: State) -> None:
    """Set up: a random first seat, a skills card and eight cards for each seat, three cards for the crowd track."""
    edition, seats = s.edition, len(s.chariots)
    (first,) = await Chance("first seat", 1, seats)
    s.running = [(first + n) % seats for n in range(seats)]
    s.abreast = list(s.running) if s.lapped_in_the_way else []
    tell(s, "first_seat", seat=first)
    skills = await Chance("skills cards", seats, len(edition.skills), distinct=True, stream="skills")
    for seat, card in enumerate(skills):
        place_skill_markers(s, seat, edition.skills[card])
    for seat in s.running:
        hand = s.chariots[seat].hand
        await draw(s, hand, edition.hand, "deal", seat)
        hand.sort()
        tell(s, "dealt", seat=seat, hand_cards=tuple(hand), to=(seat,))
    await draw(s, s.crowd, edition.crowd, "crowd")
    tell(s, "crowd_dealt", cards=tuple(s.crowd))


def place_skill_markers(s: State, seat: Seat, order: Sequence[int]) -> None:
    """Skills track: the skill named first on the skills card starts on the highest of the four start spaces."""
    for place, colour in enumerate(order):
        s.chariots[seat].skills[colour] = len(COLOURS) - 1 - place
    tell(s, "skills_card", seat=seat, colours=tuple(order))


async def emperor_die(s: State) -> None:
    """The emperor die: rolled before each turn; on Disrupt every chariot takes cubes by the number of players."""
    s.turn += 1
    (face,) = await Chance("emperor", 1, len(s.edition.faces), stream="emperor die")
    s.emperor = s.edition.faces[face]
    tell(s, "emperor", turn=s.turn, face=s.emperor)
    if s.emperor == "disrupt":
        for seat in s.running:
            cubes = take_cubes(s, seat, s.edition.disrupt[len(s.chariots)])
            if cubes:
                tell(s, "disrupted", seat=seat, cubes=cubes)


async def turn(s: State) -> None:
    """Turn cycle: select moves, move chariots and collect rewards, check for the end, set up the next turn."""
    moves = await Ask("move", {seat: Moves(s, seat) for seat in range(len(s.chariots))})
    for seat in s.running:
        reveal(s, seat, moves[seat])
    for seat in list(s.running):  # the leader first; in the first turn clockwise from the first seat (First turn)
        if moves[seat].symbol is None:
            reset(s, seat)
        else:
            await make_move(s, seat, moves[seat])
    check_end(s)
    if not s.over:
        await prepare_next_turn(s, moves)


# Select moves -------------------------------------------------------------------------------------------------------


def reveal(s: State, seat: Seat, move: Move) -> None:
    """Select move cards: all moves are turned over together. Shield, Reset move: the attack boxes are emptied at once.

    (Ruling 7, 24)
    """
    chariot = s.chariots[seat]
    if move.symbol is None:
        tell(s, "revealed_reset", seat=seat, cards=move.cards)
    else:
        tell(
            s, "revealed", seat=seat, symbol=move.symbol, cards=move.cards, crowd=move.crowd, tokens=move.tokens, wild=move.wild
        )
    if move.throw is not None:
        tell(s, "threw_away", seat=seat, token=move.throw, cards=move.thrown)
    if move.symbol is None or icons(s, move, "shield"):
        tell(s, "guarded", seat=seat, cubes=chariot.new_damage)
        chariot.guarded, chariot.new_damage = True, 0


# Move chariots ------------------------------------------------------------------------------------------------------


async def make_move(s: State, seat: Seat, move: Move) -> None:
    """Colors of movement: recovery, movement, whips, new damage for the rivals by red; Green is a sprint and does no more.

    Rewards for a move: then a step of skill, too late to lengthen this move, and a fan token. (Ruling 4)
    """
    assert move.symbol is not None
    counted = count(s, seat, move)
    colour = s.edition.symbols[move.symbol].colour
    recovery(s, seat, counted)
    tell(
        s,
        "distance",
        seat=seat,
        symbols=counted.symbols,
        number=counted.number,
        token_bonus=counted.token,
        skill=counted.skill,
        damage=counted.damage,
        by=counted.distance,
    )
    line = last_line(s, seat)
    passed = regular_move(s, seat, counted.distance, cornering=colour == BLACK, line=line)
    whips(s, seat, icons(s, move, "whip"), cornering=colour == BLACK, line=line, passed=passed)
    if colour == RED:
        attack(s, seat, counted.matching)
    increase_skill(s, seat, colour, learning=icons(s, move, "learning"))
    await gain_fan_token(s, seat, counted.symbols)


def reset(s: State, seat: Seat) -> None:
    """Reset move: the chariot stands still and loses every cube; no skill, no fan token. (Ruling 7, 12, 23)"""
    tell(s, "reset", seat=seat, cubes=s.chariots[seat].damage)
    s.chariots[seat].damage = 0


def recovery(s: State, seat: Seat, counted: Count) -> None:
    """Yellow is a recovery; Reducing damage: recovery & reset. Cubes leave the damage box before the move. (Ruling 5)"""
    chariot = s.chariots[seat]
    chariot.damage -= counted.recovered
    if counted.recovered:
        tell(s, "recovered", seat=seat, cubes=counted.recovered, left=chariot.damage)


def last_line(s: State, seat: Seat) -> int:
    """Last turn: the place of the line beyond which this chariot steps over outer spaces: the finish, or, if a lapped
    chariot counts like all others and one has finished, the line that it comes to next. (Ruling 26)"""
    if not s.lapped_in_the_way or s.chariots[s.running[0]].at < s.finish:
        return s.finish
    lap = s.edition.track.lap
    return (s.chariots[seat].at // lap + 1) * lap


def regular_move(s: State, seat: Seat, points: int, *, cornering: bool, line: int) -> list[Seat]:
    """Moving the chariot: a space for each point, and a point for each rival passed inside a space. Return those passed.

    First turn: passing is free. (Ruling 8, 9)
    """
    start, passed, spaces, by = s.chariots[seat].at, list[Seat](), 0, points
    while points > 0:
        points -= 1
        rival = None if s.turn == 1 else rival_inside(s, seat)
        if rival is not None:
            pass_inside(s, seat, rival)
            passed.append(rival)
        else:
            passed += enter(s, seat, next_space(s, seat, cornering, line))
            spaces += 1
    at = s.chariots[seat].at
    outer, passing = at - start - spaces, max(0, by) - spaces
    tell(s, "moved", seat=seat, spaces=spaces, passed=tuple(passed), start=start, place=at, outer=outer, passing=passing)
    return passed


def next_space(s: State, seat: Seat, cornering: bool, line: int) -> int:
    """Black is for cornering; Last turn: the space to enter next, past the outer ones that are skipped. (Ruling 15, 20)"""
    return s.edition.track.ahead(s.chariots[seat].at, cornering=cornering, finish=line)


def rival_inside(s: State, seat: Seat) -> Seat | None:
    """Passing another chariot: the rival next to the inside in the same space, to be passed before leaving it. (Ruling 26)"""
    if s.lapped_in_the_way:
        beside = [rival for rival in s.abreast[: s.abreast.index(seat)] if spaces_to(s, seat, rival) == 0]
        return beside[-1] if beside else None
    place = s.running.index(seat)
    if place > 0 and s.chariots[s.running[place - 1]].at == s.chariots[seat].at:
        return s.running[place - 1]
    return None


def spaces_to(s: State, seat: Seat, rival: Seat) -> int:
    """Return the distance to a rival on the board, in any lap."""
    return (s.chariots[rival].at - s.chariots[seat].at) % s.edition.track.lap


def pass_inside(s: State, seat: Seat, rival: Seat) -> None:
    """Passing another chariot: move to the inside of the closest rival in the space."""
    if s.lapped_in_the_way:
        s.abreast.remove(seat)
        s.abreast.insert(s.abreast.index(rival), seat)
    if s.chariots[rival].at == s.chariots[seat].at:
        pull_ahead(s, seat)


def pull_ahead(s: State, seat: Seat) -> None:
    """Moving the chariot: the next rank in the order of the race."""
    place = s.running.index(seat)
    s.running[place - 1 : place + 1] = [seat, s.running[place - 1]]


def enter(s: State, seat: Seat, to: int) -> list[Seat]:
    """Moving the chariot: enter a space, outermost. Those stepped over in outer spaces are passed for free. (Ruling 8, 10)"""
    stepped_over = stepped_over_to(s, seat, to)
    s.chariots[seat].at = to
    if s.lapped_in_the_way:
        s.abreast.remove(seat)
        s.abreast.append(seat)
    place = s.running.index(seat)
    while place > 0 and s.chariots[s.running[place - 1]].at < to:
        pull_ahead(s, seat)
        place -= 1
    return stepped_over


def stepped_over_to(s: State, seat: Seat, to: int) -> list[Seat]:
    """Black is for cornering: the rivals in the outer spaces that a step to this space skips."""
    at = s.chariots[seat].at
    if to == at + 1:
        return []
    if s.lapped_in_the_way:
        return [rival for rival in s.running if 0 < spaces_to(s, seat, rival) < to - at]
    return [rival for rival in s.running if at < s.chariots[rival].at < to]


def whips(s: State, seat: Seat, number: int, *, cornering: bool, line: int, passed: Sequence[Seat]) -> None:
    """Whip: up to five more spaces each, but not for the leader, nor after passing, nor past a rival. (Ruling 10, 11)"""
    if number == 0:
        return
    if s.turn == 1:
        tell(s, "whip_idle", seat=seat, why="first_turn")
    elif s.running[0] == seat:
        tell(s, "whip_idle", seat=seat, why="leading")
    elif passed:
        tell(s, "whip_idle", seat=seat, why="passed")
    else:
        start, spaces = s.chariots[seat].at, 0
        while spaces < number * s.edition.whip and rival_inside(s, seat) is None:
            to = next_space(s, seat, cornering, line)
            if stepped_over_to(s, seat, to):
                break
            enter(s, seat, to)
            spaces += 1
        at = s.chariots[seat].at
        tell(s, "whipped", seat=seat, spaces=spaces, place=at, outer=at - start - spaces)


def attack(s: State, seat: Seat, matching: int) -> None:
    """Red is an attack: three matching cards put a cube on every rival, four put two. (Ruling 6)"""
    strength = max((cards for cards in s.edition.attacks if cards <= matching), default=None)
    if strength is None:
        if s.edition.attacks:
            tell(s, "attack_fails", seat=seat, matching=matching, needed=min(s.edition.attacks))
        return
    tell(s, "attacked", seat=seat, matching=matching, cubes=s.edition.attacks[strength])
    for rival in s.running:
        if rival != seat:
            cubes = take_cubes(s, rival, s.edition.attacks[strength])
            if cubes:
                tell(s, "hurt", seat=rival, cubes=cubes, boxes=s.chariots[rival].new_damage)
            else:
                tell(s, "spared", seat=rival, why="guarded" if s.chariots[rival].guarded else "full")


def take_cubes(s: State, seat: Seat, cubes: int) -> int:
    """Attack boxes: new damage goes into the three boxes, the rest is ignored; a guarded chariot takes none. Cubes taken.

    (Ruling 6, 7, 18)
    """
    chariot = s.chariots[seat]
    taken = 0 if chariot.guarded else min(cubes, s.edition.attack_boxes - chariot.new_damage)
    chariot.new_damage += taken
    return taken


# Rewards ------------------------------------------------------------------------------------------------------------


def increase_skill(s: State, seat: Seat, colour: int, *, learning: int) -> None:
    """Increase skill level; Learning: a step in the move's colour, one for the emperor's wish, one per icon. (Ruling 12)"""
    wished = s.emperor in (COLOURS[colour], "all")
    chariot, edition = s.chariots[seat], s.edition
    if chariot.skills[colour] >= edition.box_start:
        return
    steps = 1 + wished + learning
    reached = chariot.skills[colour] + steps
    if reached >= edition.box_start:
        reached = edition.box_start + sum(step >= edition.box_start for step in chariot.skills)
    chariot.skills[colour] = reached
    fact = "in_the_box" if reached >= edition.box_start else "trained"
    tell(s, fact, seat=seat, colour=colour, steps=steps, bonus=skill_bonus(edition, reached))


async def gain_fan_token(s: State, seat: Seat, symbols: int) -> None:
    """Gaining a fan token: six or more matching symbols draw one from the bag. (Ruling 13, 14, 22)"""
    if symbols < s.edition.fan_symbols:
        return
    if not s.bag:
        s.bag, s.used_fans = s.used_fans, []
        if s.bag:
            tell(s, "bag_refilled", left=len(s.bag))
    if not s.bag:
        tell(s, "bag_empty", seat=seat)
        return
    sees = None if s.open_fan_tokens else (seat,)
    (place,) = await Chance("fan token", 1, len(s.bag), stream="fan bag", visible_to=sees)
    (token,) = take(s.bag, [place])
    s.chariots[seat].tokens.append(token)
    s.chariots[seat].tokens.sort()
    tell(s, "fan_token", seat=seat, symbols=symbols)
    tell(s, "fan_token_seen", seat=seat, token=token, to=sees)


# The end of a turn --------------------------------------------------------------------------------------------------


def check_end(s: State) -> None:
    """Check for end of lap or game: when all have moved, see whether the leader has completed a lap, or the race.

    (Ruling 15)
    """
    leader = s.running[0]
    completed = s.edition.track.laps(s.chariots[leader].at)
    if completed >= s.laps:
        s.over = True
        tell(s, "race_over", winner=leader, places=tuple(s.running))
    elif completed >= s.lap:
        s.lap = completed + 1
        tell(s, "lap", leader=leader, lap=s.lap)


async def prepare_next_turn(s: State, moves: dict[Seat, Move]) -> None:
    """Prepare for next turn: used cards and tokens go, new damage settles, hands are refilled, the crowd track slides.

    (Ruling 19)
    """
    for seat in s.running:
        discard_used(s, seat, moves[seat])
        settle_damage(s, seat)
    for seat in s.running:
        hand = s.chariots[seat].hand
        kept = len(hand)
        await draw(s, hand, s.edition.hand, "refill", seat)
        tell(s, "drew", seat=seat, cards=tuple(hand[kept:]), to=(seat,))
        hand.sort()
    await slide_crowd(s)
    s.emperor = None


def discard_used(s: State, seat: Seat, move: Move) -> None:
    """Prepare for next turn; Discard tokens: cards go to the pile, fan tokens aside; player tokens never come back.

    (Ruling 17, 21)
    """
    chariot = s.chariots[seat]
    for card in (*move.cards, *move.thrown):
        chariot.hand.remove(card)
        s.discard.append(card)
    for token in (*move.tokens, *([] if move.throw is None else [move.throw])):
        chariot.tokens.remove(token)
        if s.edition.tokens[token].source == "fan":
            s.used_fans.append(token)


def settle_damage(s: State, seat: Seat) -> None:
    """Attack boxes: at the end of the turn their cubes move into the damage box."""
    chariot = s.chariots[seat]
    cubes, chariot.new_damage, chariot.guarded = chariot.new_damage, 0, False
    chariot.damage += cubes
    if cubes:
        tell(s, "damage_settled", seat=seat, cubes=cubes, damage=chariot.damage)


async def slide_crowd(s: State) -> None:
    """Crowd card: it is discarded, the others slide forward, and a new card fills the last slot."""
    gone = s.crowd.pop(0)
    s.discard.append(gone)
    await draw(s, s.crowd, s.edition.crowd, "crowd")
    tell(s, "crowd_slides", card=gone, next_card=s.crowd[-1])


async def draw(s: State, pile: list[int], full: int, about: str, seat: Seat | None = None) -> None:
    """Reshuffle: draw cards until a pile is full; when the deck runs out, the discard pile is shuffled to make a new one.

    Each card goes to its pile when it is drawn, so that hidden cards are never in a local variable of the rules. (Ruling 22)
    """
    while len(pile) < full:
        if not s.deck:
            s.deck, s.discard = s.discard, []
            tell(s, "reshuffled", left=len(s.deck))
        some = min(full - len(pile), len(s.deck))
        sees = None if seat is None else (seat,)
        pile += take(s.deck, await Chance(about, some, len(s.deck), distinct=True, stream="deck", visible_to=sees))


def take(pile: list[int], places: Sequence[int]) -> list[int]:
    """Take the cards or tokens at these positions out of an unordered pile."""
    taken = [pile[place] for place in places]
    for place in sorted(places, reverse=True):
        pile[place] = pile[-1]
        pile.pop()
    return taken

"""Drafts: an answer as a sequence of fixed ids, with a mask at each step.

The meaning of an id depends on the edition only, so it is the same at every table of editions with the same digest. Steps
with only one legal id are applied automatically: the caller pushes ids only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_plugin

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@lru_cache(maxsize=64)
def id_names(game: str, edition: Any) -> tuple[str, ...]:
    """Return the meaning of each id of a game with an edition, in order."""
    return tuple(get_plugin(game).encoding.names(edition))


class Draft:
    """A partial answer: push legal ids until it is `done`, then pass `answer` to the race.

    >>> race = hd.Race("charioteer", seats=2, seed=1)
    >>> draft = race.draft(0)
    >>> draft.mask.shape, draft.names[draft.allowed[0]]
    ((55,), 'symbol green4')
    >>> while not draft.done:
    ...     draft.push(draft.allowed[0])
    >>> race.text(draft.answer)
    'green4: g4g4b2 b0b0g4'
    """

    ids: list[int]
    """The ids pushed so far, forced steps included."""

    def __init__(self, pov: Pov, seats: int, ids: Sequence[int] = ()) -> None:
        self._pov, self._view = pov, pov.view()
        self._encoding = get_plugin(pov.game.name).encoding
        self._spelling = self._encoding.spelling(pov, self._view)
        self._allowed: Sequence[int] = ()
        self._seats = seats
        self.ids = list(ids)
        self._skip_forced()

    @property
    def seat(self) -> Seat:
        """The seat that answers.

        >>> hd.Race("charioteer", seats=2, seed=1).draft(1).seat
        1
        """
        return self._pov.seat

    @property
    def done(self) -> bool:
        """True if the answer is complete.

        >>> hd.Race("charioteer", seats=2, seed=1).draft(0).done
        False
        """
        return not self._allowed

    @property
    def allowed(self) -> Sequence[int]:
        """The legal ids, lowest first.

        >>> len(hd.Race("chariot-race", seats=2, seed=1).draft(0).allowed) > 1
        True
        """
        return self._allowed

    @property
    def names(self) -> tuple[str, ...]:
        """Meaning of each id: the same at every table of the same edition.

        >>> hd.Race("cthulhu-500", seats=3, seed=1).draft(0).names[:3]
        ('take', 'throw', 'play')
        """
        return id_names(self._pov.game.name, self._pov.edition)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """A boolean per id: whether it is legal.

        >>> hd.Race("charioteer", seats=2, seed=1).draft(0).mask.sum() > 1
        True
        """
        import numpy as np

        mask = np.zeros(len(self.names), np.bool_)
        mask[list(self._allowed)] = True
        return mask

    @property
    def observation(self) -> NDArray[np.float32]:
        """The seat's view and the ids pushed so far, as numbers of about 0 to 1; `hippodrome fields` describes them.

        >>> hd.Race("charioteer", seats=2, seed=1).draft(0).observation.dtype.name
        'float32'
        """
        from hippodrome.rl.observation import to_floats

        return to_floats(self._pov.game.name, self._pov.edition, self._seats, self.integers)

    @property
    def integers(self) -> NDArray[np.int32]:
        """The same observation as integers, in the game's units.

        >>> hd.Race("charioteer", seats=2, seed=1).draft(0).integers[0]
        np.int32(1)
        """
        from hippodrome.rl.observation import integers

        pov = self._pov
        return integers(pov.game.name, self._view, pov.edition, self._seats, pov.seat, self.ids)

    @property
    def answer(self) -> Any:
        """The completed answer; raises BadInput while the draft is incomplete.

        >>> race = hd.Race("chariot-race", seats=2, seed=1)
        >>> draft = race.draft(race.waiting[0])
        >>> draft.push(draft.names.index("keep"))
        >>> race.text(draft.answer)
        'keep'
        """
        if not self.done:
            raise BadInput("draft_not_done", number=len(self._allowed))
        return self._spelling.answer(self.ids)

    def push(self, id: int) -> None:
        """Push a legal id; forced steps after it are applied automatically.

        >>> draft = hd.Race("charioteer", seats=2, seed=1).draft(0)
        >>> draft.push(draft.names.index("reset"))
        >>> draft.names[draft.ids[0]]
        'reset'
        """
        if id not in self._allowed:
            key = "draft_is_done" if self.done else "id_may_not_follow"
            raise BadInput(key, id=id, may=OneOf(self._allowed))
        self.ids.append(int(id))
        self._skip_forced()

    def spell(self, answer: Any) -> list[int]:
        """Return the ids that produce an option, from the beginning.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> option = race.options(0).draw(Random(3))
        >>> draft = race.draft(0)
        >>> for id in draft.spell(option):
        ...     draft.push(id)
        >>> draft.answer == option
        True
        """
        whole = list(self._spelling.spell(answer))
        return [id for n, id in enumerate(whole) if len(self._spelling.after(whole[:n])) > 1]

    def _skip_forced(self) -> None:
        """Apply all forced steps."""
        while True:
            self._allowed = self._spelling.after(self.ids)
            if len(self._allowed) != 1:
                return
            self.ids.append(self._allowed[0])

    def __repr__(self) -> str:
        stands = "done" if self.done else f"{len(self._allowed)} ids may follow"
        return f"<Draft of seat {self.seat}, {stands}>"

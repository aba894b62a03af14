"""Default answer builder: click the piece that represents an option, or a button with its text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, is_dataclass
from typing import Any

from hippodrome.core.ask import page_of
from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.scene import Choice, Pick, Preview, Way
from hippodrome.core.table import Pov
from hippodrome.i18n.localization import Localization

MAX_BUTTONS = 60
"""Maximum number of buttons; further options can still be answered by their text."""


class DefaultChoice:
    """One click makes an answer: on the piece or slot that the game's scene names (`way`, core/scene.py) if it is unique to the
    option, else on a button, whose id is `option:` and the option's text. Illegal answers that players may try
    (`ListedOptions.tries`) are shown too, with the reason."""

    def __init__(self, game: Game[Any], scene: Any = None) -> None:
        self._game, self._scene = game, scene

    def build_choice(self, pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
        """Return the option that was picked last, or the only one, and a clickable element for each option."""
        prompt, ways = words.prompt(pov.prompt_kind), self._ways(pov)
        picks = [
            Pick(pick, self.describe_answer(pov, words, option), button=pick.startswith("option:"))
            for pick, (option, _) in ways.items()
        ]
        picks += self._blocked_picks(pov, words, ways)
        if not picked and len(pov.options) == 1:
            picked = list(ways)
        if not picked:
            return Choice(prompt, (), tuple(picks))
        last = picked[-1]
        if last not in ways:
            barred = next((pick.why_not for pick in picks if pick.id == last), "")
            found = pov.options.read(last.removeprefix("option:"))
            reason = found if isinstance(found, Reason) else pov.options.why_not(found)
            if reason is not None:
                return Choice(prompt, (), tuple(picks), refusal=barred or words.reason(reason))
            (last,) = self.picks_of(pov, found)
        option, way = ways.get(last) or (pov.options.read(last.removeprefix("option:")), None)
        says = self.describe_answer(pov, words, option)
        return Choice(prompt, (last,), tuple(picks), self._game.format_answer(pov.edition, option), says, _preview(way))

    def picks_of(self, pov: Pov, answer: Any) -> Sequence[str]:
        """Return the click that makes an answer."""
        found = next((pick for pick, (option, _) in self._ways(pov).items() if option == answer), None)
        return [found or f"option:{self._game.format_answer(pov.edition, answer)}"]

    def describe_answer(self, pov: Pov, words: Localization, answer: Any) -> str:
        """Return the game's text for this answer (`answer.TEXT`), or for all answers to this prompt (`answer.KIND`, which may
        use the fields of the answer), or the answer's text."""
        text = self._game.format_answer(pov.edition, answer)
        if f"answer.{text}" in words:
            return words.text(f"answer.{text}")
        key = f"answer.{pov.prompt_kind}"
        return words.text(key, **_fields(answer)) if key in words else text

    def _ways(self, pov: Pov) -> dict[str, tuple[Any, Way | None]]:
        """Return every option by the id of its clickable element."""
        options = page_of(pov.options, 0, MAX_BUTTONS)
        found = self._on_board(pov, options)
        clicked = [way.pick for way in found if way is not None]
        return {
            way.pick
            if way is not None and clicked.count(way.pick) == 1
            else f"option:{self._game.format_answer(pov.edition, option)}": (
                option,
                way,
            )
            for option, way in zip(options, found, strict=True)
        }

    def _on_board(self, pov: Pov, options: Iterable[Any]) -> list[Way | None]:
        way = getattr(self._scene, "way", None)
        if way is None:
            return [None for _ in options]
        view = pov.view()
        return [way(view, pov.edition, pov.seat, option) for option in options]

    def _blocked_picks(self, pov: Pov, words: Localization, ways: Mapping[str, Any]) -> list[Pick]:
        """Return the picks for illegal answers, with the reason."""
        others = [answer for answer in getattr(pov.options, "tries", ())[:MAX_BUTTONS] if answer not in pov.options]
        barred: dict[str, Pick] = {}
        for answer, way in zip(others, self._on_board(pov, others), strict=True):
            reason = pov.options.why_not(answer)
            if reason is not None and way is not None and way.pick not in ways:
                barred.setdefault(way.pick, Pick(way.pick, self.describe_answer(pov, words, answer), words.reason(reason)))
        return list(barred.values())


def _fields(answer: Any) -> dict[str, Any]:
    """Return the named fields of an answer, if it has any."""
    if hasattr(answer, "_asdict"):
        return dict(answer._asdict())
    return asdict(answer) if is_dataclass(answer) and not isinstance(answer, type) else {}


def _preview(way: Way | None) -> Preview | None:
    if way is None or not way.path:
        return None
    return Preview((), way.pick, way.path, way.path[-1])

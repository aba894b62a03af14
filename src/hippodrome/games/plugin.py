"""Plug-in manifest of a game: its parts, each imported on first use.

A game's package has a `PLUGIN` that names its modules. Two are needed: `game` (the rules as everybody else sees them, a
`core.game.Game` called GAME) and `scene`. Defaults for all other parts are made from these: pieces or buttons to choose
by, a board of plain squares, the same in a terminal, scenarios by the fields of its state, a bot that takes any option. A
game without a coach has no reviews, one without `engine` runs on its rules text; each says so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.core.playback import StepClassifier
from hippodrome.core.scene import Choice, Group, Result, Scene
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.i18n.localization import Localization

if TYPE_CHECKING:
    from hippodrome.bots.search import Judge, JudgeFactory
    from hippodrome.bots.search import SearchEffort as Thinking
    from hippodrome.coach.effort import ReviewEffort
    from hippodrome.games.defaults.measures import Measures
    from hippodrome.jit import RaceResults
    from hippodrome.rl.fields import Encoding
    from hippodrome.scenarios.names import ScenarioReader
    from hippodrome.svg import Board, Face

Tally = Callable[[Any], Mapping[str, int]]
"""Counts further numbers of a finished race: takes the state, returns whole numbers."""


class SceneBuilder(Protocol):
    """Needed: what a table looks like to a reader. For a game without a picture it also says where slots lie and what is
    written on faces, and for one without a choice what stands for an option there (core/scene.py)."""

    HIDDEN: bool
    """True if seats see different things."""

    def scene(self, view: Any, edition: Any, words: Localization, seat: Seat | None) -> Scene:
        """Pieces on slots, made of the view alone."""

    def touches(self, edition: Any, fact: Fact) -> Sequence[str]:
        """The pieces and slots that a fact is about."""

    def ways(self, edition: Any, fact: Fact) -> Mapping[str, Sequence[str]]:
        """The slots that pieces go through in a fact, and at last where they stay; read if the game brings no steps."""


class StepBuilder(Protocol):
    """May be left out: which facts make a step of the playback (core/playback.py). The plain one makes a step of each."""

    def step_classifier(self, edition: Any, seats: int, options: Mapping[str, Any]) -> StepClassifier:
        """A teller that has heard nothing yet; `options` are all of the game's, settled."""


class ChoiceBuilder(Protocol):
    """May be left out: how an answer is clicked together (core/scene.py). The plain one has a button an option."""

    def build_choice(self, pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
        """Return what the picks so far amount to, and what can be picked now."""

    def picks_of(self, pov: Pov, answer: Any) -> Sequence[str]:
        """The picks that make an answer: the inverse of consider."""

    def describe_answer(self, pov: Pov, words: Localization, answer: Any) -> str:
        """An answer in words."""


class ResultBuilder(Protocol):
    """May be left out: how a race ended, in words. Without it the result lists the places only."""

    def result(self, view: Any, edition: Any, words: Localization) -> Result:
        """Return how the race was won, and how far each seat came; made of a watcher's view."""


class Picture(Protocol):
    """May be left out: boards and faces as SVG (svg/). The plain one is made of the scene's slots and faces."""

    def board_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """All of a watcher's view that the board is drawn from: the same all race long, nothing of what happens on it."""

    def board(self, edition: Any, view: Mapping[str, Any], words: Localization) -> Board:
        """The board, from its ground (or any view that has as much)."""

    def faces(self, edition: Any, words: Localization) -> Mapping[str, Face]:
        """Every face that a piece of the game's scenes may wear."""

    def cover(self, edition: Any, words: Localization) -> str:
        """The game's picture in the lobby, as a whole SVG."""


class Gallery(Protocol):
    """May be left out: every card and piece of an edition, in groups. The plain one has all faces one after another."""

    def gallery(self, edition: Any, words: Localization) -> Sequence[Group]:
        """The exhibits, with every face that pieces may wear."""


class Coach(Protocol):
    """May be left out: how the game is played on in thought, and what to look at (coach/)."""

    ASPECTS: Mapping[str, float]
    """The effects of an answer, and the weight of each."""
    SHARES: frozenset[str]
    """The aspects that are chances."""
    EFFORT: ReviewEffort
    TURNS: int
    """Turns that a decision is played on at a first look."""

    def plays_to_end(self, edition: Any) -> bool:
        """Return whether playouts with this edition reach the end; then the chances after an entry are world by world those
        before the next."""

    def baseline_answer(self, pov: Pov) -> Any:
        """Return auriga's answer, always the same for a position: other answers are compared with it."""

    def chances(self, table: Table[Any], key: int, worlds: int, entry: LogEntry | None = None) -> Any:
        """The chances of all seats as the table stands, or after this line of its log; a row a world."""

    def aspects(self, pov: Pov, key: int, answers: Sequence[Any], worlds: int) -> Any:
        """Return the effects of each answer."""

    HABITS: Mapping[str, bool]
    """The habits counted in answers over many races (texts: coach.habit.*); True for a share of all answers."""

    def habits(self, pov: Pov, answer: Any) -> Mapping[str, float]:
        """Of an answer, those of the habits that can be seen in it."""

    def stream_owner(self, stream: str, seats: int) -> tuple[str, Seat | None]:
        """Return the name of a chance stream, and the seat that it belongs to."""


class SearchPolicy(Protocol):
    """May be left out: what the searching bots and the coach try (bots/search.py)."""

    def candidates(self, pov: Pov, rng: Random) -> Sequence[Any]:
        """Answers worth a look, none of them twice."""

    def evaluate(self, pov: Pov, rng: Random, effort: Thinking, judging: JudgeFactory | None = None) -> Sequence[Any]:
        """Return the strongest bot's evaluations, the best first and the next best second; by another judge than its own,
        if there is one."""

    def equivalence_key(self, pov: Pov, answer: Any) -> Hashable:
        """Return an equivalence key: answers that make no difference to a player, such as copies of a card, have the same."""

    def judge(self, pov: Pov, rng: Random, candidates: Sequence[Any], turns: int = ..., /, *, wait: bool = True) -> Judge:
        """Return a judge of these candidates."""


class Engine(Protocol):
    """May be left out: the compiled engine, which runs races on records (docs/speed.md)."""

    RACE: Any
    RULES: int
    """The version of the rules text that this engine was proved against."""

    OPTIONS: Collection[str]
    """The options that it knows; with any other that is not as usual, races run on the rules text."""

    def pack_edition(self, edition: Any) -> Any:
        """An edition as one record; UnsupportedByEngine if it knows something that the engine does not."""

    def new_races(self, edition: Any, seats: int, options: Mapping[str, Any], *, key: int, numbers: Any) -> Any:
        """Races that have not begun."""

    def step(self, edition: Any, races: Any, numbers: Any) -> Any:
        """Answer with options by number."""

    def finished(self, edition: Any, races: Any) -> RaceResults:
        """Return the results of races that are over."""


class CompiledBots(Protocol):
    """May be left out: bots that play whole races on the records of `engine`, or races on in thought."""

    ENTRY_POINT: Any
    RULES: int
    """The version of the rules text that these were proved against."""

    def pack_edition(self, edition: Any) -> Any:
        """An edition as one record; UnsupportedByEngine if it knows something that these bots do not."""

    def precompile(self, edition: Any) -> None:
        """Have all compiled that playing races needs."""


def _no_touches(edition: Any, fact: Fact) -> Sequence[str]:
    return ()


def _no_ways(edition: Any, fact: Fact) -> Mapping[str, Sequence[str]]:
    return {}


class GamePlugin:
    """The parts of one game, by the names of its modules below `package`; `bots` names the module of each level, which has a
    function called like the level. `wins_alone` is what `hippodrome ladder GAME --seats 4` measured: of a hundred
    races, how many a level wins alone against three aurigas."""

    def __init__(
        self,
        package: str,
        *,
        scene: str,
        game: str = "game",
        steps: str = "",
        choice: str = "",
        result: str = "",
        svg: str = "",
        gallery: str = "",
        terminal: str = "",
        coach: str = "",
        search_policy: str = "",
        tally: str = "",
        measures: str = "",
        scenario: str = "",
        engine: str = "",
        compiled_bots: str = "",
        value_function: str = "",
        encoding: str = "",
        batch_encoding: str = "",
        bots: Mapping[str, str] | None = None,
        wins_alone: Mapping[str, int] | None = None,
    ) -> None:
        self.package = package
        self.bots: Mapping[str, str] = bots or {}
        self.wins_alone: Mapping[str, int] = wins_alone or {}
        self._modules = {
            "game": game, "scene": scene, "steps": steps, "choice": choice, "result": result, "svg": svg,
            "gallery": gallery, "terminal": terminal, "coach": coach, "search_policy": search_policy, "tally": tally,
            "measures": measures, "scenario": scenario, "engine": engine, "compiled_bots": compiled_bots,
            "value_function": value_function, "encoding": encoding, "batch_encoding": batch_encoding,
        }  # fmt: skip

    def provides(self, part: str) -> bool:
        """Return whether the game provides this part."""
        return bool(self._modules[part])

    def _load(self, part: str) -> Any:
        return self.module(self._modules[part])

    def module(self, name: str) -> Any:
        """A module of the game's package."""
        return import_module(f"{self.package}.{name}")

    @property
    def files(self) -> Traversable:
        """The game's folder: editions, words, art."""
        return resources.files(self.package)

    @cached_property
    def game(self) -> Game[Any]:
        """The rules, as everybody else sees them."""
        game: Game[Any] = self._load("game").GAME
        return game

    @cached_property
    def scene(self) -> SceneBuilder:
        """The scene builder."""
        scene: SceneBuilder = self._load("scene")
        for name, plain in (("touches", _no_touches), ("ways", _no_ways)):
            if not hasattr(scene, name):
                setattr(scene, name, plain)
        return scene

    @cached_property
    def steps(self) -> StepBuilder:
        """The builder of playback steps."""
        if not self.provides("steps"):
            from hippodrome.games.defaults.steps import DefaultSteps

            return DefaultSteps(self.scene)
        steps: StepBuilder = self._load("steps")
        return steps

    @cached_property
    def choice(self) -> ChoiceBuilder:
        """The builder of answers from clicks."""
        if not self.provides("choice"):
            from hippodrome.games.defaults.choice import DefaultChoice

            return DefaultChoice(self.game, self.scene)
        choice: ChoiceBuilder = self._load("choice")
        return choice

    @cached_property
    def result(self) -> ResultBuilder | None:
        """The builder of results in words."""
        return self._load("result") if self.provides("result") else None

    @cached_property
    def svg(self) -> Picture:
        """Boards and faces."""
        if not self.provides("svg"):
            from hippodrome.svg.default import DefaultPicture

            return DefaultPicture(self.scene)
        svg: Picture = self._load("svg")
        return svg

    @cached_property
    def gallery(self) -> Gallery | None:
        """Every card and piece, in groups."""
        return self._load("gallery") if self.provides("gallery") else None

    @cached_property
    def svg_css(self) -> str:
        """The colours of the game's pictures, as CSS."""
        if not self.provides("svg"):
            return resources.files("hippodrome.svg").joinpath("default.css").read_text(encoding="utf-8")
        return self.files.joinpath(*self._modules["svg"].split("."), "art.css").read_text(encoding="utf-8")

    @cached_property
    def terminal(self) -> Any:
        """The terminal part: drawing and input (terminal/__init__.py lists its functions)."""
        if not self.provides("terminal"):
            from hippodrome.terminal.default_view import DefaultTerminal

            return DefaultTerminal(self.game, self.scene, self.choice)
        return self._load("terminal")

    @cached_property
    def coach(self) -> Coach | None:
        """The coach of the game: playouts, chances and habits."""
        return self._load("coach") if self.provides("coach") else None

    @cached_property
    def search_policy(self) -> SearchPolicy | None:
        """The search policy: candidates and their evaluation."""
        return self._load("search_policy") if self.provides("search_policy") else None

    @cached_property
    def tally(self) -> Tally:
        """The counter of further numbers of a finished race."""
        if not self.provides("tally"):
            return lambda state: {}
        tally: Tally = self._load("tally").tally
        return tally

    @cached_property
    def measures(self) -> Measures:
        """The measures that studies take (games/defaults/measures.py)."""
        if not self.provides("measures"):
            from hippodrome.games.defaults.measures import DefaultMeasures

            return DefaultMeasures()
        measures: Measures = self._load("measures")
        return measures

    @cached_property
    def compiled_measures(self) -> Any:
        """The same on the records of the compiled engine: the module `compiled` in `measures`; None if there is none. Needs
        numba."""
        if not (self.provides("measures") and self.provides("engine")):
            return None
        name = f"{self.package}.{self._modules['measures']}.compiled"
        return import_module(name) if find_spec(name) is not None else None

    @cached_property
    def scenario(self) -> ScenarioReader:
        """The names of cards, tokens and places in scenario files."""
        if not self.provides("scenario"):
            from hippodrome.scenarios.default_reader import DefaultReader

            return DefaultReader(self.game.state_type)
        reader: ScenarioReader = self._load("scenario")
        return reader

    @cached_property
    def engine(self) -> Any:
        """The compiled engine (an `Engine`); None if there is none. Needs numba."""
        return self._load("engine") if self.provides("engine") else None

    @cached_property
    def compiled_bots(self) -> Any:
        """Bots for the compiled engine (`CompiledBots`); None if there are none. Needs numba."""
        return self._load("compiled_bots") if self.provides("compiled_bots") else None

    @cached_property
    def value_function(self) -> Any:
        """The learned value function (bots/net.py); None if there is none."""
        return self._load("value_function") if self.provides("value_function") else None

    @cached_property
    def encoding(self) -> Encoding:
        """The encoding of answers as ids, and of positions as numbers (rl/fields.py)."""
        if not self.provides("encoding"):
            from hippodrome.rl.default_encoding import DefaultEncoding

            return DefaultEncoding(self.game.name)
        encoding: Encoding = self._load("encoding")
        return encoding

    @cached_property
    def batch_encoding(self) -> Any:
        """The same compiled, for thousands of races at once (rl/batch.py); None if there is none. Needs numba."""
        return self._load("batch_encoding") if self.provides("batch_encoding") else None

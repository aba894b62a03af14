"""Plug-in manifest of a game: its parts, each imported on first use.

A game's package has a `PLUGIN` that names its modules. Two are required: `game` (a `core.game.Game` called GAME) and
`scene`. The other parts are optional and have defaults: clickable pieces or buttons, a board of squares, the same in a
terminal, scenarios by the fields of the state, a bot that draws any option. A game without a coach has no reviews, and one
without `engine` runs on the readable rules; the commands say so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

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
"""Computes additional statistics of a finished race: takes the state, returns integers."""


class LobbyInfo(NamedTuple):
    """The facts about a game that its card in the lobby shows, and the options of a short first race.

    `minutes` are those of a whole race of four against bots, rounded up to five: 15 seconds for each decision of the first
    seat, and 6 seconds of playback for each round, on average over 30 races of auriga, tiro, dummy and tiro (seeds 0 to 29).
    """

    minutes: int = 0
    weight: Literal["", "easy", "medium", "heavy"] = ""
    short_race: Mapping[str, bool | int | str] = {}


class SceneBuilder(Protocol):
    """Required: the table as a viewer sees it. For a game without pictures it also gives the positions of slots and the texts
    of faces, and for one without a choice the piece that represents an option (core/scene.py)."""

    HIDDEN: bool
    """True if seats have different views."""

    def scene(self, view: Any, edition: Any, words: Localization, seat: Seat | None) -> Scene:
        """Return pieces on slots, built from the view only."""

    def touches(self, edition: Any, fact: Fact) -> Sequence[str]:
        """Return the pieces and slots to highlight for a fact."""

    def ways(self, edition: Any, fact: Fact) -> Mapping[str, Sequence[str]]:
        """Return the slots that pieces pass through in a fact, ending with the destination; used if the game has no steps."""


class StepBuilder(Protocol):
    """Optional: groups facts into playback steps (core/playback.py). The default makes one step per fact."""

    def step_classifier(self, edition: Any, seats: int, options: Mapping[str, Any]) -> StepClassifier:
        """Return a classifier that has received no fact yet; `options` are all options of the game, resolved."""


class ChoiceBuilder(Protocol):
    """Optional: builds answers from clicks (core/scene.py). The default has one button per option."""

    def build_choice(self, pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
        """Return the answer that the picks make, and the next possible picks."""

    def picks_of(self, pov: Pov, answer: Any) -> Sequence[str]:
        """Return the picks that make an answer: the inverse of build_choice."""

    def describe_answer(self, pov: Pov, words: Localization, answer: Any) -> str:
        """Describe an answer as text."""


class ResultBuilder(Protocol):
    """Optional: describes the result of a race. Without it, the result lists only the ranks."""

    def result(self, view: Any, edition: Any, words: Localization) -> Result:
        """Return the winning margin, and how far each seat came, built from a watcher's view."""


class Picture(Protocol):
    """Optional: boards and faces as SVG (svg/). The default is built from the scene's slots and faces."""

    def board_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the part of a watcher's view that the board is drawn from; it must not change during a race."""

    def board(self, edition: Any, view: Mapping[str, Any], words: Localization) -> Board:
        """Draw the board from its board view (or any view that contains it)."""

    def faces(self, edition: Any, words: Localization) -> Mapping[str, Face]:
        """Draw every face that a piece of the game's scenes may have."""

    def cover(self, edition: Any, words: Localization) -> str:
        """Draw the game's picture in the lobby, as a complete SVG."""


class Gallery(Protocol):
    """Optional: every card and piece of an edition, in groups. The default lists all faces."""

    def gallery(self, edition: Any, words: Localization) -> Sequence[Group]:
        """Return the exhibits, including every face that pieces may have."""


class Coach(Protocol):
    """Optional: playouts and aspects for reviews and hints (coach/)."""

    ASPECTS: Mapping[str, float]
    """The effects of an answer, and the weight of each."""
    SHARES: frozenset[str]
    """The aspects that are chances."""
    EFFORT: ReviewEffort
    TURNS: int
    """Turns that a decision is played out in a first evaluation."""

    def plays_to_end(self, edition: Any) -> bool:
        """Return whether playouts with this edition reach the end; then the chances after an entry equal, world by world, those
        before the next."""

    def baseline_answer(self, pov: Pov) -> Any:
        """Return auriga's answer, which is deterministic for a position: other answers are compared with it."""

    def chances(self, table: Table[Any], key: int, worlds: int, entry: LogEntry | None = None) -> Any:
        """Return the win chances of all seats now, or after this log entry; one row per world."""

    def aspects(self, pov: Pov, key: int, answers: Sequence[Any], worlds: int) -> Any:
        """Return the effects of each answer."""

    HABITS: Mapping[str, bool]
    """The habits counted in answers over many races (texts: coach.habit.*); True for a share of all answers."""

    def habits(self, pov: Pov, answer: Any) -> Mapping[str, float]:
        """Return the habits that an answer shows."""

    def stream_owner(self, stream: str, seats: int) -> tuple[str, Seat | None]:
        """Return the name of a chance stream, and the seat that it belongs to."""


class SearchPolicy(Protocol):
    """Optional: candidates for the searching bots and the coach (bots/search.py)."""

    def candidates(self, pov: Pov, rng: Random) -> Sequence[Any]:
        """Return the answers worth evaluating, without duplicates."""

    def evaluate(self, pov: Pov, rng: Random, effort: Thinking, judging: JudgeFactory | None = None) -> Sequence[Any]:
        """Return the candidates by the strongest bot's evaluation, the best first and the runner-up second; `judging` replaces
        its own judge."""

    def equivalence_key(self, pov: Pov, answer: Any) -> Hashable:
        """Return an equivalence key: answers that are the same to a player, such as copies of a card, have equal keys."""

    def judge(self, pov: Pov, rng: Random, candidates: Sequence[Any], turns: int = ..., /, *, wait: bool = True) -> Judge:
        """Return a judge of these candidates."""


class Engine(Protocol):
    """Optional: the compiled engine, which runs races on records (docs/study/benchmarks.md)."""

    RACE: Any
    RULES: int
    """The rules version that this engine was tested against."""

    OPTIONS: Collection[str]
    """The options that it supports; races with any other option changed run on the readable rules."""

    def pack_edition(self, edition: Any) -> Any:
        """Pack an edition into one record; raises UnsupportedByEngine if it uses something that the engine does not support."""

    def new_races(self, edition: Any, seats: int, options: Mapping[str, Any], *, key: int, numbers: Any) -> Any:
        """Create races at their start."""

    def step(self, edition: Any, races: Any, numbers: Any) -> Any:
        """Answer with options by number."""

    def finished(self, edition: Any, races: Any) -> RaceResults:
        """Return the results of races that are over."""


class CompiledBots(Protocol):
    """Optional: bots that play races, or playouts, on the records of `engine`."""

    ENTRY_POINT: Any
    RULES: int
    """The rules version that these bots were tested against."""

    def pack_edition(self, edition: Any) -> Any:
        """Pack an edition into one record; raises UnsupportedByEngine if it uses something that these bots do not support."""

    def precompile(self, edition: Any) -> None:
        """Compile everything that races need."""


def _no_touches(edition: Any, fact: Fact) -> Sequence[str]:
    return ()


def _no_ways(edition: Any, fact: Fact) -> Mapping[str, Sequence[str]]:
    return {}


class GamePlugin:
    """The parts of one game, by the names of its modules below `package`. `bots` names the module of each level, which has a
    function with the level's name. `wins_alone` is the measurement of `hippodrome ladder GAME --seats 4`: the percentage of
    races that a level wins alone against three aurigas."""

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
        lobby: LobbyInfo = LobbyInfo(),  # noqa: B008 - it is immutable
    ) -> None:
        self.package, self.lobby = package, lobby
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
        """Import a module of the game's package."""
        return import_module(f"{self.package}.{name}")

    @property
    def files(self) -> Traversable:
        """The game's folder: editions, texts, art."""
        return resources.files(self.package)

    @cached_property
    def game(self) -> Game[Any]:
        """The rules, behind the interface of core/game.py."""
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
        """The builder of result texts."""
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
        """The measures on the records of the compiled engine: the module `compiled` in `measures`; None if there is none. Needs
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
        """The compiled encoding, for thousands of races at once (rl/batch.py); None if there is none. Needs numba."""
        return self._load("batch_encoding") if self.provides("batch_encoding") else None

"""Play in a terminal: lines in, text out, so that it works anywhere: over ssh, through a pipe, with a screen reader.

`play` is the loop for any game: prompts, bots, hand-over of the keyboard, commands, log, saving, undo, leaving. The appearance
of a game is its part `terminal` (games/plugin.py); for a game without one, `default_view.py` draws its scene. Such a part has

    draw(view, edition, words, seat, *, seating, room, chooser=None) -> RenderableType
        The table as `seat` (None: a watcher) may see it, built from `game.view(state, seat)` and nothing else. `room` is the
        maximum width and, if it is limited, height; `seating` has the name, mark and colour of each seat; `chooser` is the
        result of `choose`, so that the drawing can show the picks. With a height of 0 it is as small as possible:
        `frame.TurnScreen` thereby computes the rows that are left for the choice.

and optionally

    choose(pov, words) -> Chooser | None
        A reader of answers to the open prompt, line by line (see `chooser.Chooser`). Without it, or if it is None, the
        options are a numbered list (`chooser.NumberedChooser`).
    phrases(edition, words) -> Mapping[str, str]
        Phrases of the game's sentences and their Rich styles.
    NAMES: Sequence[str]
        Default names of players.
    topics(edition, words) -> Mapping[str, str]
        Explanations for `? name`, by name, in lines of `something -- its meaning`.
    OPEN: bool
        True if `view` is the same for every seat: people at one keyboard then need no hand-over.
    details(view, edition, words, seating) -> Mapping[str, str]
        The same for the current table, by the names on it.
    SHOWN: Collection[str]
        Kinds of facts that are visible in the drawing: only `l` lists them.
    shorten(facts) -> Sequence[Fact]
        The facts, shortened for the narration: facts that belong together are adjacent. Each is written with its phrase
        `brief.KIND` after a name, or as a whole sentence if there is none.
    subject(fact, edition, words, seating) -> Subject | None
        The mark by which the table shows the subject of a fact, if that is not the seat's.

Texts of the terminal are in `locale/*.ftl`, of this package and of each game.
"""

"""Play in a terminal: lines in, text out, so that it works anywhere: over ssh, through a pipe, with a screen reader.

`play` is the loop for any game: who must answer, bots that answer for themselves, hand-over of the keyboard, commands, log,
saving, taking back, leaving. What a game looks like is its part `terminal` (games/plugin.py); for a game that brings none,
`default_view.py` draws its scene. Such a part has

    draw(view, edition, words, seat, *, seating, room, chooser=None) -> RenderableType
        The table as `seat` (None: a watcher) may see it, made from `game.view(state, seat)` and nothing else. `room` is how
        wide, and if it matters how high, the drawing may be; `seating` knows everybody's name, mark and colour; `chooser`
        is what `choose` made, so that the drawing can show what is picked. With a height of 0 it is as small as it can be:
        `show.Turn` finds out by that how many rows are left for the choice.

and, if it wants to,

    choose(pov, words) -> Chooser | None
        Something that reads an answer to the open question line by line (see `chooser.Chooser`). Without it, or where it
        gives None, the options are a numbered list (`chooser.Numbered`).
    phrases(edition, words) -> Mapping[str, str]
        Phrases of the game's sentences and the Rich style they are told in.
    NAMES: Sequence[str]
        Names for people who gave none.
    topics(edition, words) -> Mapping[str, str]
        What `? name` explains, by name, in lines of `something -- what it means`.
    OPEN: bool
        True where `view` shows the same to every seat: people at one keyboard then need no hand-over.
    details(view, edition, words, seating) -> Mapping[str, str]
        The same of the table at hand, by the names that stand on it.
    SHOWN: Collection[str]
        Kinds of facts that the drawing shows by itself: they are told by `l` only.
    shorten(facts) -> Sequence[Fact]
        The facts, shortened for the narration: facts that belong together are adjacent. Each is written with its phrase
        `brief.KIND` behind a name, or as a whole sentence if there is none.
    subject(fact, edition, words, seating) -> Subject | None
        By which mark the table shows whom a fact is about, where that is not the seat's.

Texts of the terminal are under `[terminal]` in `locale/*.toml`, those of one game under `[terminal.<module>]`.
"""

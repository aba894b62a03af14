"""Play in a terminal: lines in, text out, so that it works anywhere: over ssh, through a pipe, with a screen reader.

`play` is the loop for any game: who must answer, bots that answer for themselves, hand-over of the keyboard, commands, log,
saving, taking back, leaving. What a game looks like is in the module of its name in this package (`charioteer`,
`chariot_race`, `cthulhu_500`), which the loop finds by that name. Such a module has

    draw(view, edition, words, seat, *, seating, room, chooser=None) -> RenderableType
        The table as `seat` (None: a watcher) may see it, made from `game.view(state, seat)` and nothing else. `room` is how
        wide, and if it matters how high, the drawing may be; `seating` knows everybody's name, mark and colour; `chooser`
        is what `choose` made, so that the drawing can show what is picked.

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
    SHOWN: Collection[str]
        Kinds of facts that the drawing shows by itself: they are told with others, but never make a page of their own.

Words of the house's terminal stand under `[terminal]` in `words/*.toml`, those of one game under `[terminal.<module>]`.
"""

"""Sample changes for `test_recipes.py`: a card effect of Cthulhu 500 and an option of Charioteer, file by file."""

from __future__ import annotations

from collections.abc import Mapping

Changes = Mapping[str, tuple[tuple[str, str], ...]]
"""Replacements (old text, new text) by file. An empty old text appends; a file that does not exist is created."""

CTHULHU = "src/hippodrome/games/cthulhu_500"
CHARIOTEER = "src/hippodrome/games/charioteer"


def _messages(folder: str, texts: Mapping[str, str]) -> Changes:
    return {f"{folder}/locale/{language}.ftl": (("", f"\n{text}"),) for language, text in texts.items()}


def _compiled_worth(import_after: str, branch: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """The value of the sample reaction in a compiled bot: that of its entry, as on the rules text."""
    record = "from hippodrome.games.cthulhu_500.engine.edition_record import (\n"
    worth = 'DRAG_WORTH = effect_of("drag").play_value\n'
    return (
        (record, f"from hippodrome.games.cthulhu_500.effect import effect_of\n{record}"),
        (f"    {import_after},\n", f"    {import_after},\n    DRAG,\n"),
        ("\n\n@compiled\ndef reaction_worth", f"\n\n{worth}\n\n@compiled\ndef reaction_worth"),
        branch,
    )


# A reaction that takes the place of the third Swerve of Madness: the rulebook states the number of cards of each type.
EFFECT: Changes = {
    f"{CTHULHU}/effects.py": (
        (
            "\n\n# Vehicles ---",
            '''

@active_effect(Effect("drag", (REACTION,), amount=True, answers="attempt", facts={"dragged": ("seat", "amount")}, number=55))
async def drag(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Anchor of R’lyeh: the vehicle that passes has a lower total."""
    moment.push -= amount
    tell(s, "dragged", seat=moment.seat, amount=amount)


# Vehicles ---''',
        ),
    ),
    f"{CTHULHU}/editions/reconstructed.toml": (
        (
            'id = "swerve-of-madness"\ncopies = 3\ntrigger = "attempt"\nrole = "target"\neffect = "swerve"\namount = 3\n',
            """id = "swerve-of-madness"
copies = 2
trigger = "attempt"
role = "target"
effect = "swerve"
amount = 3

[[reaction]]
source = "reconstructed"
id = "anchor-of-rlyeh"
trigger = "attempt"
role = "target"
effect = "drag"
amount = 2
""",
        ),
    ),
    **_messages(
        CTHULHU,
        {
            "en": "fact-dragged = {$seat} drags an anchor: -{$amount}.\n"
            "card-anchor-of-rlyeh-name = Anchor of R’lyeh\n"
            "card-anchor-of-rlyeh-text = When a vehicle tries to pass you, it has -{$amount}.\n",
            "de": "fact-dragged = {$seat} schleppt einen Anker: -{$amount}.\n"
            "card-anchor-of-rlyeh-name = Anker von R’lyeh\n"
            "card-anchor-of-rlyeh-text = Ein Fahrzeug, das dich überholen will, hat -{$amount}.\n",
            "es": "fact-dragged = {$seat} arrastra un ancla: -{$amount}.\n"
            "card-anchor-of-rlyeh-name = Ancla de R’lyeh\n"
            "card-anchor-of-rlyeh-text = Un vehículo que intenta adelantarte tiene -{$amount}.\n",
            "fr": "fact-dragged = {$seat} traîne une ancre : -{$amount}.\n"
            "card-anchor-of-rlyeh-name = Ancre de R’lyeh\n"
            "card-anchor-of-rlyeh-text = Un véhicule qui tente de vous dépasser a -{$amount}.\n",
        },
    ),
    f"{CTHULHU}/engine/edition_record.py": (
        (
            'SPELLBOUND = _effect_number("spellbound")\n',
            'SPELLBOUND = _effect_number("spellbound")\nDRAG = _effect_number("drag")\n',
        ),
    ),
    f"{CTHULHU}/engine/reactions.py": (
        ("    CARD_PLAYED,\n", "    DRAG,\n    CARD_PLAYED,\n"),
        (
            "    elif effect == SWERVE:\n",
            "    elif effect == DRAG:\n        moment.push -= amount\n    elif effect == SWERVE:\n",
        ),
    ),
    f"{CTHULHU}/bots/compiled/auriga.py": _compiled_worth(
        "ANGLES",
        (
            "    if effect in (PUSH, POUNCE):\n",
            "    if effect == DRAG:\n        return DRAG_WORTH\n    if effect in (PUSH, POUNCE):\n",
        ),
    ),
    f"{CTHULHU}/bots/compiled/steward.py": _compiled_worth(
        "ANGLES",
        ("    elif effect == SWERVE:\n", "    elif effect == DRAG:\n        worth = DRAG_WORTH\n    elif effect == SWERVE:\n"),
    ),
    "tests/games/cthulhu_500/cases.py": (
        (
            '    "azathoths-loaded-die": Case(',
            """    "anchor-of-rlyeh": Case(
        {0: {"hand": ["anchor-of-rlyeh"]}},
        [(1, "overtake @0"), (0, "react anchor-of-rlyeh")],
        lambda t: t.state.pack[0] == 0 and told(t, "total")[0]["reaction_bonus"] == -2,
        ({1: {"hand": ["anchor-of-rlyeh"]}}, 1, "play anchor-of-rlyeh", "reaction_waits"),
        dice=[4, 3],
    ),
    "azathoths-loaded-die": Case(""",
        ),
    ),
}

OPTION: Changes = {
    "tests/scenarios/charioteer/calm-emperor.toml": (
        (
            "",
            """game = "charioteer"
name = "The emperor die: a calm emperor's Disrupt brings no cubes"
section = ["The emperor die"]
players = ["Elaine", "David"]
options = {calm_emperor = true}

[table]
crowd = ["b0b0y0", "b0b0y2", "b0b0y4"]

[luck]
emperor = ["disrupt"]

[[step]]
[step.expect]
table.emperor = "disrupt"
not_told = [{kind = "disrupted"}]
""",
        ),
    ),
    f"{CHARIOTEER}/game.py": (
        (
            '        "lapped_in_the_way": GameOption(False, (False, True)),\n',
            '        "lapped_in_the_way": GameOption(False, (False, True)),\n'
            '        "calm_emperor": GameOption(False, (False, True)),\n',
        ),
    ),
    f"{CHARIOTEER}/state.py": (
        (
            "    abreast: list[Seat]",
            '    calm_emperor: bool = False\n    """Disrupt on the emperor die brings no cubes."""\n    abreast: list[Seat]',
        ),
        ("        deck=list(range", '        calm_emperor=options["calm_emperor"],\n        deck=list(range'),
    ),
    f"{CHARIOTEER}/rules.py": (
        ('    if s.emperor == "disrupt":\n', '    if s.emperor == "disrupt" and not s.calm_emperor:\n'),
    ),
    f"{CHARIOTEER}/engine/__init__.py": (('"lapped_in_the_way"})', '"lapped_in_the_way", "calm_emperor"})'),),
    f"{CHARIOTEER}/engine/race.py": (
        ('    ("lapped_in_the_way", "?"),\n', '    ("lapped_in_the_way", "?"),\n    ("calm_emperor", "?"),\n'),
        ('    race["running"][: len', '    race["calm_emperor"] = s.calm_emperor\n    race["running"][: len'),
        ("        abreast=race", '        calm_emperor=bool(race["calm_emperor"]),\n        abreast=race'),
    ),
    f"{CHARIOTEER}/engine/rules.py": (
        ("    if race.emperor == DISRUPT:\n", "    if race.emperor == DISRUPT and not race.calm_emperor:\n"),
    ),
    **_messages(
        CHARIOTEER,
        {
            "en": "option-calm_emperor = Calm emperor\noption-calm_emperor-explain = Trouble brings no cubes.\n",
            "de": "option-calm_emperor = Ruhiger Kaiser\noption-calm_emperor-explain = Ärger bringt keine Würfel.\n",
            "es": "option-calm_emperor = Emperador tranquilo\noption-calm_emperor-explain = El alboroto no trae cubos.\n",
            "fr": "option-calm_emperor = Empereur calme\noption-calm_emperor-explain = Le trouble n'apporte aucun cube.\n",
        },
    ),
    "docs/study/scenarios.md": (("", "\nWith `calm_emperor`, Disrupt brings no cubes.\n"),),
}

"""Positions that no scenario of the usual track can reach."""

from __future__ import annotations

from pathlib import Path

from hippodrome.games.registry import edition_text, get_game
from hippodrome.scenarios.format import read_file
from hippodrome.scenarios.runner import run_scenario


def test_every_outer_space_beyond_the_finish_is_skipped(tmp_path: Path) -> None:
    """Ruling 20: on a track this short a last move goes through both corners."""
    text, _ = edition_text(get_game("charioteer"), "reconstructed")
    sections = ["straight = 1", 'bend = "RORO"\nturn = 180', "straight = 3", 'bend = "RORO"\nturn = 180', "straight = 2"]
    track = "[track]\nsource = 'own'\nstart = 1\n" + "".join(f"[[track.section]]\n{section}\n" for section in sections)
    (tmp_path / "short.toml").write_text(text[: text.index("[track]")] + track, encoding="utf-8")
    ride = """
game = "charioteer"
edition = "short.toml"
name = "Ten spaces beyond the line: 1, 2, 4, 6, 7, 8, 9, 11, 13, 14"
players = ["Elaine", "David"]
options = {laps = 1}
[table]
emperor = "red"
crowd = ["b0b0y0"]
[seat.Elaine]
at = {lap = 1, space = 14}
hand = ["g6g6r1", "g6g6r3"]
[seat.David]
hand = ["y0y0g2"]
[[step]]
answer.Elaine = "green6: g6g6r1 g6g6r3"
answer.David = "reset: y0y0g2"
[step.expect]
told = [{kind = "moved", seat = "Elaine", spaces = 10, place = {lap = 2, space = 14}}]
winners = ["Elaine"]
"""
    path = tmp_path / "ride.toml"
    path.write_text(ride, encoding="utf-8")
    assert run_scenario(read_file(path)) == []

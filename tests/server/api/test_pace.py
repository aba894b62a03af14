"""The pace of the bots: a player alone sets it; where other people play, it stays as it was."""

from __future__ import annotations

from tests.server.club import Club


def test_player_alone_sets_the_pace_of_the_bots(house: Club) -> None:
    sat = house.table("charioteer", "me,tiro", pace="calm")
    assert house.live(sat.id).pace == "calm"
    sat.act(0, "pace", {"pace": "instant"})
    assert house.live(sat.id).pace == "instant"


def test_pace_of_a_table_with_other_people_stays(house: Club) -> None:
    sat = house.table("charioteer", "me,me,tiro", pace="calm")
    refusal = sat.act(0, "pace", {"pace": "instant"}, expect=409)
    assert refusal["error"] == "others_play"
    assert house.live(sat.id).pace == "calm"


def test_watchers_and_unknown_paces_are_rejected(house: Club) -> None:
    sat = house.table("charioteer", "me,tiro", pace="calm")
    house.post(f"/tables/{sat.id}/pace", {"pace": "instant"}, expect=403)
    sat.act(0, "pace", {"pace": "warp"}, expect=422)
    assert house.live(sat.id).pace == "calm"

"""Hooks call addresses of the open internet only: every range that is set apart for something is refused, from end to end."""

from __future__ import annotations

import asyncio
import ipaddress

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.server.workers import ip_ranges, webhooks
from hippodrome.server.workers.ip_ranges import SPECIAL_RANGES, is_public_ip

REGISTRY = [
    "0.0.0.0/8",
    "0.0.0.0/32",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.0.0/29",
    "192.0.0.8/32",
    "192.0.0.9/32",
    "192.0.0.10/32",
    "192.0.0.170/32",
    "192.0.0.171/32",
    "192.0.2.0/24",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",
    "192.88.99.2/32",
    "192.168.0.0/16",
    "192.175.48.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "240.0.0.0/4",
    "255.255.255.255/32",
    "224.0.0.0/4",
    "::1/128",
    "::/128",
    "::ffff:0:0/96",
    "64:ff9b::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "100:0:0:1::/64",
    "2001::/23",
    "2001::/32",
    "2001:1::1/128",
    "2001:1::2/128",
    "2001:1::3/128",
    "2001:2::/48",
    "2001:3::/32",
    "2001:4:112::/48",
    "2001:10::/28",
    "2001:20::/28",
    "2001:30::/28",
    "2001:db8::/32",
    "2002::/16",
    "2620:4f:8000::/48",
    "3fff::/20",
    "5f00::/16",
    "fc00::/7",
    "fe80::/10",
    "fec0::/10",
    "ff00::/8",
    "::/96",
    "::ffff:0:0:0/96",
    "3ffe::/16",
]
"""IANA's registries of special-purpose addresses, written down apart from the code; with multicast and what was given up."""

METADATA = [
    "169.254.169.254",
    "169.254.170.2",
    "100.100.100.200",
    "192.0.0.192",
    "168.63.129.16",
    "161.26.0.10",
    "166.9.0.1",
    "fd00:ec2::254",
    "fd20:ce::254",
    "fd00:42::42",
]

OPEN = [
    "8.8.8.8",
    "93.184.216.34",
    "168.63.129.15",
    "168.63.129.17",
    "100.63.255.255",
    "100.128.0.0",
    "192.0.1.0",
    "198.20.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "223.255.255.255",
    "2606:2800:220:1:248:1893:25c8:1946",
    "2001:4860:4860::8888",
    "2001:200::1",
    "2003::1",
    "2620:4f:8001::1",
    "2a00:1450:4001:81b::200e",
]


def ends(text: str) -> list[str]:
    """The first, a middle and the last address of a range."""
    network = ipaddress.ip_network(text)
    return [str(network[0]), str(network[network.num_addresses // 2]), str(network[-1])]


@pytest.mark.parametrize("network", sorted({*REGISTRY, *SPECIAL_RANGES}))
def test_a_special_range_is_refused_from_end_to_end(network: str) -> None:
    for address in ends(network):
        assert not is_public_ip(address), address


@pytest.mark.parametrize("network", REGISTRY)
def test_each_range_stands_in_the_table_itself(network: str) -> None:
    """Not only because a release of Python happens to know it."""
    wanted = ipaddress.ip_network(network)
    held = [ipaddress.ip_network(text) for text in SPECIAL_RANGES]
    assert any(wanted.version == one.version and wanted.subnet_of(one) for one in held)  # type: ignore[arg-type]


@pytest.mark.parametrize("address", METADATA)
def test_metadata_of_clouds_is_refused(address: str) -> None:
    assert not is_public_ip(address)


@pytest.mark.parametrize("address", OPEN)
def test_the_open_internet_is_open(address: str) -> None:
    assert is_public_ip(address)


@pytest.mark.parametrize("inner", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.0.1", "168.63.129.16", "8.8.8.8"])
def test_ipv4_inside_ipv6_is_refused_in_every_spelling(inner: str) -> None:
    number = int(ipaddress.IPv4Address(inner))
    flipped = number ^ 0xFFFF_FFFF
    bases = {
        "mapped": int(ipaddress.IPv6Address("::ffff:0:0")) | number,
        "compatible": number,
        "translated": int(ipaddress.IPv6Address("::ffff:0:0:0")) | number,
        "NAT64": int(ipaddress.IPv6Address("64:ff9b::")) | number,
        "local NAT64": int(ipaddress.IPv6Address("64:ff9b:1::")) | number,
        "6to4": int(ipaddress.IPv6Address("2002::")) | number << 80,
        "Teredo server": int(ipaddress.IPv6Address("2001::")) | number << 64,
        "Teredo client": int(ipaddress.IPv6Address("2001:0:808:808::")) | flipped,
        "ISATAP": int(ipaddress.IPv6Address("2606:2800:220:1:0:5efe::")) | number,
        "ISATAP, known to all": int(ipaddress.IPv6Address("2606:2800:220:1:200:5efe::")) | number,
    }
    for what, written in bases.items():
        assert not is_public_ip(str(ipaddress.IPv6Address(written))), what


@pytest.mark.parametrize("address", [*ends("fec0::/10"), "64:ff9b:1::808:808", "::ffff:8.8.8.8", "fe80::1%eth0"])
def test_a_hook_given_as_an_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput):
        asyncio.run(webhooks.check(f"http://[{address}]/".replace("%", "%25")))


def test_a_range_taken_out_of_the_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what the table alone keeps out gets through without it."""
    kept = [one for one in ip_ranges._RANGES if str(one) != "168.63.129.16/32"]
    monkeypatch.setattr(ip_ranges, "_RANGES", kept)
    assert is_public_ip("168.63.129.16")

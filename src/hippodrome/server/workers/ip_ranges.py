"""Public IP check: rejects private networks, special-purpose ranges, and other notations of these.

The ranges are from IANA's special-purpose registries (IPv4 and IPv6), multicast, notations and tunnels of IPv4 in IPv6, and
services that clouds provide to their machines at public addresses. All are refused, including globally reachable ones: no
chat service uses them.
"""

from __future__ import annotations

import ipaddress

SPECIAL_RANGES: dict[str, str] = {
    # IPv4 (IANA IPv4 Special-Purpose Address Registry)
    "0.0.0.0/8": "this network",
    "10.0.0.0/8": "private use",
    "100.64.0.0/10": "shared by carriers; metadata of clouds (100.100.100.200)",
    "127.0.0.0/8": "loopback",
    "169.254.0.0/16": "link-local; metadata of clouds (169.254.169.254)",
    "172.16.0.0/12": "private use",
    "192.0.0.0/24": "protocol assignments; metadata of clouds (192.0.0.192)",
    "192.0.2.0/24": "documentation",
    "192.31.196.0/24": "AS112",
    "192.52.193.0/24": "AMT relays",
    "192.88.99.0/24": "6to4 relays",
    "192.168.0.0/16": "private use",
    "192.175.48.0/24": "AS112, direct delegation",
    "198.18.0.0/15": "benchmarks",
    "198.51.100.0/24": "documentation",
    "203.0.113.0/24": "documentation",
    "224.0.0.0/4": "multicast",
    "240.0.0.0/4": "reserved; broadcast",
    # public IPv4 that is reachable only from a cloud's machines
    "168.63.129.16/32": "Azure's services for its machines",
    "161.26.0.0/16": "IBM Cloud's services for its machines",
    "166.8.0.0/14": "IBM Cloud's services for its machines",
    # IPv6 (IANA IPv6 Special-Purpose Address Registry), and deprecated ranges
    "::/128": "unspecified",
    "::1/128": "loopback",
    "::/96": "IPv4 written as IPv6",
    "::ffff:0:0/96": "IPv4 written as IPv6",
    "::ffff:0:0:0/96": "IPv4 translated",
    "64:ff9b::/96": "translation to IPv4",
    "64:ff9b:1::/48": "translation to IPv4 inside a network",
    "100::/64": "thrown away",
    "100:0:0:1::/64": "prefix for testing",
    "2001::/23": "protocol assignments: Teredo, benchmarks, AMT, AS112, ORCHID, remote identification of drones",
    "2001:db8::/32": "documentation",
    "2002::/16": "6to4",
    "2620:4f:8000::/48": "AS112, direct delegation",
    "3fff::/20": "documentation",
    "3ffe::/16": "6bone",
    "5f00::/16": "segment routing",
    "fc00::/7": "unique local; metadata of clouds (fd00:ec2::254)",
    "fe80::/10": "link-local",
    "fec0::/10": "site-local",
    "ff00::/8": "multicast",
}
"""Non-public ranges and their purposes."""

_RANGES = [ipaddress.ip_network(text) for text in SPECIAL_RANGES]
_UNICAST = ipaddress.ip_network("2000::/3")
"""Global unicast range of IPv6."""
_ISATAP = (0x0000_5EFE, 0x0200_5EFE)
"""Upper half of an interface identifier whose lower half is an IPv4 address (ISATAP)."""


def is_public_ip(text: str) -> bool:
    """Return whether an IP address, and any IPv4 address embedded in it, is public."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address not in _UNICAST or (int(address) >> 32 & 0xFFFF_FFFF) in _ISATAP:
            return False
    return not any(address in special for special in _RANGES) and address.is_global and not address.is_multicast

"""Names that people choose: validation, and detection of names that look alike.

A name is rejected if it cannot be seen. Two names look alike if they have a skeleton in common: the name with its
invisible characters removed, its letter case folded and look-alike letters replaced by one of them (after Unicode
Technical Standard 39). The server and the terminal use the same functions for people, bots and editions.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import pairwise

from hippodrome.core.safe_text import is_printable

_HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point, and three other characters that render as blanks: the empty Braille
pattern, the Khitan filler and the empty note head."""

_EMOJI_STYLES = "\ufe0e\ufe0f"
"""Variation selectors for the plain or coloured form of the preceding character; keyboards type them after many emoji."""

_ALIKE = {
    "2": "ꝚƧϨꙄ", "3": "ꞫȜƷꝪⳌЗӠ", "4": "Ꮞ", "5": "Ƽ", "6": "ⳒбᏮ", "8": "ȣȢ", "9": "ꝮⳊ",
    "A": "ΑАᎪꓮ", "B": "ꞴΒВᏴꓐ", "C": "ϹⲤСᏟꓚ", "D": "Ꭰꓓ", "E": "ΕЕᎬꓰ", "F": "ꞘϜꓝ", "G": "ԌᏀᏳꓖ", "H": "ΗⲎНᎻꓧ",
    "J": "ꞲͿЈᎫꓙ", "K": "ΚⲔКᏦꓗ", "L": "ⳐᏞꓡ", "M": "ΜϺⲘМᎷꓟ", "N": "ΝⲚꓠ", "O": "ΟⲞОՕꓳ0", "P": "ΡⲢРᏢꓑ", "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ", "T": "ΤⲦТᎢꓔ", "U": "Սꓴ", "V": "ѴᏙꓦ", "W": "ԜᎳᏔꓪ", "X": "ꞳΧⲬХꓫ", "Y": "ΥϒⲨУҮᎩᎽꓬ", "Z": "ΖᏃꓜ",
    "a": "ɑαа", "b": "ƄЬᏏ", "c": "ᴄϲⲥсꮯ", "d": "ԁᏧꓒ", "e": "ꬲеҽ", "f": "ꬵꞙẝք", "g": "ɡᶃƍց", "h": "һհᏂ",
    "i": "ıɪɩιͺіꙇꭵᎥ", "j": "ϳј", "k": "κк", "l": "ƖǀΙⲒІӀӏꓲ1|", "n": "ոռ", "o": "ᴏᴑꬽοσⲟоჿօ", "p": "ρϱⲣр", "q": "ԛգզ",
    "r": "ꭇꭈᴦⲅгꮁ", "s": "ꜱƽѕꮪ", "t": "τт", "u": "ꞟᴜꭎꭒʋυս", "v": "ᴠνѵꮩ", "w": "ɯᴡѡԝաꮃ", "x": "хχ", "y": "ɣᶌʏỿꭚγуүყ",
    "z": "ᴢꮓ",
}  # fmt: skip
"""Letters and digits of Unicode's confusables.txt that look like ASCII ones: Latin, Greek, Cyrillic, Armenian, Georgian,
Coptic, Cherokee and Lisu. Compatibility forms (full width, mathematical) are not listed: NFKC replaces them.

We maintain this table because the available packages load all of Unicode's data (0.9 MB per server process) and report
whether a text is confusable, but do not compute the skeleton by which two names are compared.
"""

_CONFUSABLES = {ord(other): letter for letter, others in _ALIKE.items() for other in others}
_CAPITAL_I = {ord("I"): "l"}
_PAIRS = {ord("m"): "rn", ord("w"): "vv"}


def is_blank(text: str) -> bool:
    """Return whether a text shows nothing: blanks, invisible characters and combining marks without a letter."""
    return all(_HIDDEN.match(sign) or unicodedata.category(sign)[0] in "MCZ" for sign in text)


def is_valid_name(text: str) -> bool:
    """Return whether a name is fully visible: no invisible characters, and no leading combining mark."""
    if not is_printable(text) or is_blank(text) or unicodedata.category(text.lstrip()[0])[0] == "M":
        return False
    return not any(
        _HIDDEN.match(sign) and not (sign in _EMOJI_STYLES and unicodedata.category(before) == "So")
        for before, sign in pairwise(f" {text}")
    )


def skeletons(text: str) -> frozenset[str]:
    """Return the forms by which names are compared: one folds capitals to small letters, the other reads a capital I as a small
    L."""
    plain = " ".join(_HIDDEN.sub("", unicodedata.normalize("NFKC", text)).split())
    folded = plain.casefold().translate(_CONFUSABLES).casefold()
    seen = plain.translate(_CAPITAL_I).translate(_CONFUSABLES).casefold()
    return frozenset(unicodedata.normalize("NFC", form.translate(_PAIRS)) for form in (folded, seen))


def are_confusable(first: str, second: str) -> bool:
    """Return whether readers could mistake one name for the other."""
    return not skeletons(first).isdisjoint(skeletons(second))


def bare_skeletons(text: str) -> frozenset[str]:
    """Return skeletons of letters and digits only, for names that must not be imitated even with other accents or signs."""
    split = unicodedata.normalize("NFKD", text)
    letters = "".join(sign if sign.isalnum() or sign == "|" else "" for sign in split)
    return frozenset("".join(filter(str.isalnum, form)) for form in skeletons(letters))


def disambiguate(name: str, taken: Iterable[str], max_length: int) -> str:
    """Return the name, or its first variant with " (2)", " (3)" ... that looks like none of those taken."""
    used = frozenset[str]().union(*(skeletons(other) for other in taken if other))
    number, marked = 1, name
    while not used.isdisjoint(skeletons(marked)):
        number += 1
        mark = f" ({number})"
        marked = name[: max_length - len(mark)].rstrip() + mark
    return marked


def disambiguate_all(names: Iterable[str], max_length: int) -> list[str]:
    """Return names of which no two look alike: the first of each kind stays unchanged."""
    marked: list[str] = []
    for name in names:
        marked.append(disambiguate(name, marked, max_length) if name else name)
    return marked

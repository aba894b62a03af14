"""Pictograms of card effects in Cthulhu 500, drawn around 0, 0 in a box of 48 by 48."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.svg.ink import points, star

SIGNS: dict[str, str] = {
    # Actions
    "claw": '<path d="M-18 -22C-10 -8 -10 0 -14 20C-4 12 0 2 -2 -22ZM4 -22C8 -6 8 4 2 22C14 12 18 0 16 -22ZM-24'
    ' 22H24V24H-24Z"/>',
    "swirl": '<path d="M-20 4A20 20 0 0 1 14 -15L20 -21V-2H1L8 -9A12 12 0 0 0 -12 4ZM20 -4A20 20 0 0 1 -14 15L-20'
    " 21V2H-1L-8 9A12 12"
    ' 0 0 0 12 -4Z"/>',
    "cloud": '<path d="M-22 16A9 9 0 0 1 -17 1A11 11 0 0 1 2 -9A9 9 0 0 1 17 -1A9 9 0 0 1 20 16ZM-10 -12A5 5 0 1 1 -8'
    " -20A6 6 0 0 1"
    ' 4 -17Q-4 -16 -10 -12Z"/><path class="c5-cut" d="M-9 4L-3 10M-3 4L-9 10M6 4L12 10M12 4L6 10"/>',
    "hairpin": '<path class="c5-stroke" d="M-12 20V-4A12 12 0 0 1 12 -4V8"/><path d="M0 4H24L12 22Z"/>',
    "wings": '<path d="M0 -4C-6 -20 -18 -20 -24 -12C-18 -12 -18 -6 -19 0C-14 -4 -11 -2 -9 4C-6 0 -2 1 0 8C2 1 6 0 9 4C11'
    " -2 14 -4 19"
    ' 0C18 -6 18 -12 24 -12C18 -20 6 -20 0 -4Z"/><path class="c5-stroke c5-thin" d="M0 6V14A5 5 0 1 1 -6 17"/>',
    "portal": '<path d="M-20 22V-4A20 20 0 0 1 20 -4V22H13V-4A13 13 0 0 0 -13 -4V22Z"/><path d="M0 -8L8 2H3V20H-3V2H-8Z"/>',
    "eldersign": f'<polygon points="{points(star(0, 0, 23, 11, 5))}"/><path class="c5-cut" d="M-10 1Q0 -8 10 1Q0 9 -10 1Z"/>'
    '<circle class="c5-cut" cx="0" cy="1" r="2"/>',
    "arrows": '<path d="M-20 -18H-8L8 0L-8 18H-20L-4 0ZM0 -18H8L24 0L8 18H0L16 0Z"/>',
    "angles": '<path d="M-23 20L-6 -6L2 6L12 -10L7 -13L23 -22L22 -4L17 -7L1 18L-7 6L-15 20Z"/>',
    "bomb": '<circle cx="-3" cy="6" r="16"/><path class="c5-stroke c5-thin" d="M6 -8C10 -18 16 -16 18 -20"/>'
    f'<polygon points="{points(star(19, -20, 6, 2.5, 6))}"/>',
    "grasp": '<path class="c5-stroke" d="M-22 20C-22 -6 -10 -20 4 -18C18 -16 20 2 8 6C-1 8 -4 -3 4 -5"/><rect x="2"'
    ' y="10" width="18"'
    ' height="12" rx="2"/>',
    "caltrop": '<path d="M0 -23L5 -2L22 16L2 10L-2 10L-22 16L-5 -2ZM-4 12H4L0 23Z"/>',
    "offer": '<path d="M-22 -14H22V14H-22Z"/><circle class="c5-cut" cx="0" cy="0" r="8"/><path class="c5-cut" d="M-16'
    ' -8V8M16 -8V8"/>',
    "plague": '<path d="M0 -5A10 10 0 1 1 8 -13M-5 3A10 10 0 1 1 -16 -1M5 3A10 10 0 1 0 16 -1" class="c5-stroke c5-thin"/>'
    '<circle cx="0" cy="-1" r="5"/><path class="c5-stroke c5-thin" d="M-13 18Q0 22 13 18"/>',
    "gremlin": '<path d="M-24 -14L-10 -8Q0 -14 10 -8L24 -14L17 2A17 17 0 0 1 -17 2Z"/><circle class="c5-hole" cx="-7"'
    ' cy="-1" r="3.4"/>'
    '<circle class="c5-hole" cx="7" cy="-1" r="3.4"/><path class="c5-hole" d="M-9 8H9L6 13L3 9L0 14L-3 9L-6 13Z"/>',
    "book": '<path d="M-22 -16Q-10 -20 0 -13Q10 -20 22 -16V16Q10 12 0 18Q-10 12 -22 16Z"/><path class="c5-cut" d="M0 -12V17"/>'
    '<path class="c5-cut" d="M-15 -6L-6 -4M-15 2L-6 4M6 -4L15 -6M6 4L15 2"/>',
    "hole": '<path d="M-24 6L-14 -4L-4 -8L10 -6L24 2L18 14L2 18L-14 15Z"/><path class="c5-cut" d="M-14 6L-4 0L8 2L14 6"/>'
    '<path class="c5-stroke c5-thin" d="M-8 -14L-12 -22M4 -13L8 -22"/>',
    "wrench": '<path d="M-20 14L2 -6A11 11 0 0 1 15 -20L8 -13L10 -7L16 -5L23 -12A11 11 0 0 1 8 0L-12 21A6 6 0 0 1 -20 14Z"/>',
    "drop": '<path d="M0 -23C10 -8 15 -1 15 8A15 15 0 0 1 -15 8C-15 -1 -10 -8 0 -23Z"/><path class="c5-cut" d="M-8 9A8 8'
    ' 0 0 0 0 17"/>',
    # Crew
    "fungus": '<path d="M-22 0A22 18 0 0 1 22 0Q10 6 0 4Q-10 6 -22 0ZM-6 6H6L9 22H-9Z"/><circle class="c5-hole" cx="-9"'
    ' cy="-6" r="3.4"/>'
    '<circle class="c5-hole" cx="3" cy="-9" r="2.6"/><circle class="c5-hole" cx="12" cy="-4" r="2.4"/>',
    "skull": '<path d="M-18 -4A18 18 0 0 1 18 -4C18 4 12 6 12 10V18H-12V10C-12 6 -18 4 -18 -4Z"/><circle class="c5-hole"'
    ' cx="-7" cy="-2"'
    ' r="5"/><circle class="c5-hole" cx="8" cy="-1" r="4"/><path class="c5-cut" d="M-4 18V11M4 18V11M-1 6L1 6"/>',
    "hood": '<path d="M0 -24C14 -14 18 2 20 22H-20C-18 2 -14 -14 0 -24Z"/><path class="c5-hole" d="M0 -13C8 -6 9 2 8'
    " 8H-8C-9 2 -8 -6 0"
    ' -13Z"/><circle cx="-3.4" cy="1" r="1.8"/><circle cx="3.4" cy="1" r="1.8"/>',
    "syringe": '<path d="M-22 18L-12 8L-15 5L5 -15L2 -18L6 -22L14 -14L20 -20L23 -17L17 -11L22 -6L18 -2L15 -5L-5 15L-8'
    ' 12L-19 21Z"/>'
    '<path class="c5-cut" d="M-6 -2L0 4M0 -8L6 -2"/>',
    "fish": '<path d="M-18 22C-22 0 -14 -20 0 -20S22 0 18 22Q0 14 -18 22ZM0 -24L6 -18H-6Z"/><circle class="c5-hole"'
    ' cx="-9" cy="-4" r="5"/>'
    '<circle class="c5-hole" cx="9" cy="-4" r="5"/><path class="c5-cut" d="M-9 9Q0 4 9 9"/>',
    "helmet": '<path d="M-20 8A20 20 0 0 1 20 4L20 16H-4L-8 22H-16Z"/><path class="c5-hole" d="M-4 -4H20V7H-1Z"/>',
    "mechanic": '<path d="M-17 -6A17 15 0 0 1 17 -6H23V-1H-17ZM-13 2H13V8A13 13 0 0 1 -13 8Z"/><circle class="c5-hole"'
    ' cx="-5" cy="7" r="2"/>'
    '<circle class="c5-hole" cx="5" cy="7" r="2"/><path class="c5-hole" d="M-6 13H6L3 16H-3Z"/>',
    # Modifications and tires
    "sponsor": f'<polygon points="{points(star(0, 0, 24, 19, 14))}"/><path class="c5-cut" d="M8 -8A11 11 0 1 0 8 8M0 -16V16"/>',
    "engine": '<path d="M-18 -8H-10V-16H-4V-8H4V-16H10V-8H18V-2H24V12H18V18H-18V12H-24V-2H-18Z"/><circle class="c5-hole"'
    ' cx="0" cy="5"'
    ' r="7"/><path class="c5-cut" d="M0 5L4 1"/>',
    "tentacle": '<path class="c5-stroke" d="M-18 22C-20 0 -6 2 -4 -8C-2 -20 14 -22 18 -12C20 -4 10 -1 9 -8"/>'
    '<path class="c5-stroke" d="M8 22C6 12 18 12 20 4"/>',
    "spikes": '<path d="M-22 20L-16 -20L-9 8L0 -24L9 8L16 -20L22 20Z"/>',
    "flaps": '<path d="M-20 -20H-2V22Q-11 16 -20 22ZM2 -20H20V22Q11 16 2 22Z"/><path class="c5-hole" d="M-16 -2Q-11 -8 -6'
    " -2Q-11 4 -16 -2ZM6"
    ' -2Q11 -8 16 -2Q11 4 6 -2Z"/>',
    "spring": '<path class="c5-stroke c5-thin" d="M-14 -20H14M-12 -16L12 -10L-12 -3L12 4L-12 11L12 17M-14 21H14"/>',
    "shield": '<path d="M0 -23L20 -16V0C20 12 10 20 0 24C-10 20 -20 12 -20 0V-16Z"/><path class="c5-cut" d="M0 -15V16M-13'
    ' -3H13"/>',
    "atom": '<circle cx="0" cy="0" r="5"/><path d="M-4.5 -9L-11 -21A24 24 0 0 1 11 -21L4.5 -9A10 10 0 0 0 -4.5 -9ZM10'
    " 0H24A24 24 0 0 1 13"
    ' 20L6 8A10 10 0 0 0 10 0ZM-10 0H-24A24 24 0 0 0 -13 20L-6 8A10 10 0 0 1 -10 0Z"/>',
    "harpoon": '<path class="c5-stroke c5-thin" d="M-20 20L12 -12"/><path d="M22 -22L18 2L10 -4L12 -10L6 -10L-2 -18Z"/>'
    '<circle cx="-19" cy="19" r="4"/>',
    "heart": '<path d="M0 22C-26 4 -22 -18 -9 -18Q-2 -18 0 -10Q2 -18 9 -18C22 -18 26 4 0 22Z"/><path class="c5-cut"'
    ' d="M-16 2H-6L-2 -6L3'
    ' 9L6 2H16"/>',
    "tire": '<circle r="20"/><circle class="c5-hole" r="12"/><circle r="9"/><path class="c5-cut" d="M0 -8V8M-7 -4L7 4M-7'
    ' 4L7 -4"/>',
    # Reactions
    "cancel": '<path d="M-22 -2Q0 -26 22 -2Q18 20 0 20T-22 -2Z"/><path class="c5-hole" d="M-15 -1L-10 5L-5 0L0 6L5 0L10'
    " 5L15 -1Q12 13 0"
    ' 13T-15 -1Z"/>',
    "push": '<path d="M0 -24L20 -4H9V6H-9V-4H-20ZM-9 11H9V16H-9ZM-9 20H9V24H-9Z"/>',
    "swerve": '<path class="c5-stroke" d="M-14 22C-14 4 14 12 14 -8"/><path d="M2 -6H26L14 -24Z"/>',
    "dice": '<path d="M-20 -8L-2 -18L10 -2L-8 8Z"/><path d="M-4 12L14 2L24 16L6 24Z"/><circle class="c5-hole" cx="-5"'
    ' cy="-5" r="2.6"/>'
    '<circle class="c5-hole" cx="6" cy="16" r="2.2"/><circle class="c5-hole" cx="14" cy="11" r="2.2"/>',
    "hourglass": '<path d="M-16 -23H16V-18Q16 -8 4 0Q16 8 16 18V23H-16V18Q-16 8 -4 0Q-16 -8 -16 -18Z"/><path'
    ' class="c5-hole" d="M-8 18Q-4'
    ' 10 0 9Q4 10 8 18ZM-7 -15H7Q4 -8 0 -5Q-4 -8 -7 -15Z"/>',
    "jaws": '<path d="M-24 -6C-14 -24 14 -24 24 -6L18 2L12 -6L6 2L0 -6L-6 2L-12 -6L-18 2ZM-20 10L-12 6L-6 12L0 6L6 12L12'
    " 6L20 10C10 24 -10"
    ' 24 -20 10Z"/>',
    "claim": '<path d="M-16 -22H8L17 -13V22H-16Z"/><path class="c5-cut" d="M-9 -8H9M-9 0H9M-9 8H2"/><circle'
    ' class="c5-hole" cx="9" cy="14"'
    ' r="4"/>',
    "nut": '<path d="M-11 -20H11L22 0L11 20H-11L-22 0Z"/><circle class="c5-hole" cx="0" cy="0" r="9"/>',
    "card": '<path d="M-13 -20H7V14H-13Z"/><path class="c5-stroke c5-thin" d="M-3 20H13V-12"/>',
}
"""The signs by name."""

ICONS: dict[str, str] = {
    "drive": '<circle class="c5-stroke c5-thin" r="7"/><path class="c5-stroke c5-thin" d="M-7 0H7M0 0V7"/>',
    "fix": '<path d="M-7 5L1 -3A4.5 4.5 0 0 1 6 -8L3 -5L5 -3L8 -6A4.5 4.5 0 0 1 3 -1L-5 7A1.5 1.5 0 0 1 -7 5Z"/>',
    "passing": '<path d="M-7 -7H-2L4 0L-2 7H-7L-1 0ZM1 -7H4L9 0L4 7H1L6 0Z"/>',
    "passed": '<path d="M0 -8L7 -5V1C7 5 3 7 0 8C-3 7 -7 5 -7 1V-5Z"/>',
    "always": f'<polygon points="{points(star(0, 0, 8, 4, 8))}"/>',
    "leading": '<path d="M-8 6L-8 -5L-3 0L0 -7L3 0L8 -5L8 6Z"/>',
    "complexity": f'<polygon points="{points(star(0, 0, 8, 5.5, 8))}"/><circle class="c5-hole" r="2.5"/>',
    "card": '<path d="M-6 -8H6V8H-6Z"/>',
    "action": '<path d="M2 -9L-6 1H-1L-2 9L6 -2H1Z"/>',
    "speed": '<path class="c5-stroke c5-thin" d="M-7 6A8 8 0 1 1 7 6M0 1L4 -5"/>',
    "damaged": '<path d="M-8 2L-4 -1L-6 -6L-1 -4L2 -9L3 -3L9 -3L5 2L8 7L2 5L-1 9L-3 4L-8 6Z"/>',
}
"""Small signs next to a number, in a box of 16 by 16."""

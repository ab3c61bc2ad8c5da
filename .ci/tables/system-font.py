#!/usr/bin/env python3
"""Writes SystemFontTable.swift and SystemFontKerning.swift in Sources/LayoutCore/Text/Tables: how wide the
system font's letters are, and how much closer or farther apart pairs of them are.

    .ci/tables/system-font.py FOLDER

FOLDER holds Inter's fonts as in Debian's package fonts-inter (Inter-Regular.otf, Inter-Bold.otf,
InterDisplay-Regular.otf, InterDisplay-Bold.otf). Needs numpy, fonttools and uharfbuzz, and no network.

Inter is drawn to the system font's proportions, so its advances are the start. Widths of strings that
SwiftUI printed (Tests/AcceptanceTests/Measured) then correct it, by regularised least squares: each
letter may be wider or narrower, by itself and with its kind, and again when it is bold or large, and
pairs may be kerned otherwise. A printed width says no more than that the string is at most so wide, and
less than a pixel narrower, so nothing pulls on a string that is within.

A fifth of the strings, chosen by a hash, is left out: the tests compare with it.
"""
import collections, functools, json, os, sys, unicodedata
import numpy as np
import uharfbuzz as hb
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
MEASURED = os.path.join(ROOT, "Tests", "AcceptanceTests", "Measured")
OUTPUT = os.path.join(ROOT, "Sources", "LayoutCore", "Text", "Tables")

# The tracking of the system font by size, in thousandths of its size, as the platforms' design
# guidelines publish it. Sizes above have that of the last.
FIRST_SIZE = 6
TRACKING = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14,
    13, 13, 12, 12, 11, 10, 10, 10, 10, 10]
# How far weights are on the way from regular to bold.
BOLDNESS = {400: 0.0, 500: 0.36, 600: 0.63, 700: 1.0}
# Sizes between which the drawing changes from that for text to that for titles.
TEXT_SIZE, TITLE_SIZE = 17, 28
UNIT = 4096
KINDS = "Uldps"
# How much the data may move each number away from Inter's, in parts of the font's size, and the factors of
# Inter's own differences: as much as lets four fifths of the strings that may be used say the remaining
# fifth best. Letters of some kinds may move further.
SPREAD = {
    "kind": 0.0108, "char": 0.0096, "bold kind": 0.032, "bold char": 0.005, "title kind": 0.032,
    "title char": 0.014, "bold title": 0.0036, "tracking": 0.003, "kerning": 0.18, "pair": 0.004,
    "boldness": 0.5, "titleness": 0.5}
SPREAD_FACTORS = {("char", "d"): 2.56, ("bold char", "U"): 1.6}
# Single letters and pairs that differ much do so by themselves: their spread grows with what is found, as
# by a t distribution of so many degrees of freedom.
LONE, FREEDOM = ("char", "pair"), 4

STYLE_SIZES = {
    "largeTitle": 26, "title": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13, "callout": 12,
    "subheadline": 11, "footnote": 10, "caption": 10, "caption2": 10}
STYLE_WEIGHTS = {"headline": 700, "caption2": 500}
WEIGHTS = {"regular": 400, "medium": 500, "semibold": 600, "bold": 700}


def is_held_out(string):
    """Whether a string is kept for the tests: FNV-1a of its UTF-8, a fifth of all."""
    value = 0xCBF29CE484222325
    for byte in string.encode():
        value = ((value ^ byte) * 0x100000001B3) % 2**64
    return value % 5 == 0


# MARK: The open font

@functools.lru_cache(None)
def font(is_title, is_bold):
    name = ("InterDisplay-" if is_title else "Inter-") + ("Bold" if is_bold else "Regular") + ".otf"
    face = hb.Face(hb.Blob.from_file_path(os.path.join(sys.argv[1], name)))
    return hb.Font(face), face.upem


@functools.lru_cache(None)
def shaped(string, is_title, is_bold, kern):
    handle, units = font(is_title, is_bold)
    buffer = hb.Buffer()
    buffer.add_str(string)
    buffer.guess_segment_properties()
    hb.shape(handle, buffer, {"calt": False, "liga": False, "kern": kern})
    return sum(position.x_advance for position in buffer.glyph_positions) / units


def corners(character):
    """The advances of regular and bold text, and regular and bold titles."""
    return [shaped(character, title, bold, False) for title in (0, 1) for bold in (0, 1)]


@functools.lru_cache(None)
def kernings(a, b):
    """By how much the pair is closer or farther apart, for the same four."""
    return [shaped(a + b, title, bold, True) - shaped(a + b, title, bold, False) for title in (0, 1) for bold in (0, 1)]


def mix(four, size, weight):
    """What counts of four such numbers."""
    bold, title = BOLDNESS[weight], titleness(size)
    t4, t7, d4, d7 = four
    return (1 - title) * (t4 + bold * (t7 - t4)) + title * (d4 + bold * (d7 - d4))


def kind(character):
    if character.isupper():
        return "U"
    if character.isalpha():
        return "l"
    if character.isdigit():
        return "d"
    return "s" if character == " " else "p"


# MARK: The fit

def tracking(size):
    return TRACKING[min(max(int(size) - FIRST_SIZE, 0), len(TRACKING) - 1)] / 1000


def titleness(size):
    return min(max((size - TEXT_SIZE) / (TITLE_SIZE - TEXT_SIZE), 0), 1)


def samples():
    """The measured single lines that may be used: runs of a size, a weight and a string; width, pixel."""
    rows = set()
    for row in map(json.loads, open(os.path.join(MEASURED, "texts.jsonl"))):
        string = row["string"]
        if row.get("lines", 1) != 1 or "proposalWidth" in row or is_held_out(string):
            continue
        runs, rest = [], string
        if row["font"].startswith("runs: "):
            for part in row["font"][6:].split(" + "):
                # Such as "system 13 bold x12chars". Italics count as the upright letters.
                words = part.split()
                count = int(words[-1][1:-len("chars")])
                font = font_of(" ".join(word for word in words[:-1] if word != "italic"))
                runs.append((*font, rest[:count]))
                rest = rest[count:]
        elif font_of(row["font"]):
            runs.append((*font_of(row["font"]), string))
        if runs:
            spacing = row.get("kerning", row.get("tracking", 0)) * len(string)
            rows.add((tuple(runs), row["width"] - spacing, row.get("pixel", 0.5)))
    return sorted(rows)


def font_of(words):
    """Size and weight of a font in words; nothing if it has another design."""
    words = words.split()
    if words[0] == "runs:":
        return None
    weight = STYLE_WEIGHTS.get(words[1], 400) if words[0] == "style" else 400
    size = STYLE_SIZES[words[1]] if words[0] == "style" else float(words[1])
    for word in words[2:]:
        if word not in WEIGHTS:
            return None
        weight = WEIGHTS[word]
    return float(size), weight


def wrapped_samples(fit):
    """The widest lines of measured paragraphs, broken where the fit so far has them break."""
    rows = set()
    for row in map(json.loads, open(os.path.join(MEASURED, "texts.jsonl"))):
        room, limits = row.get("proposalWidth", 0), {"kerning", "tracking", "lineLimit"} & set(row)
        if not room or limits or row["lines"] < 3 or row["width"] >= room or is_held_out(row["string"]):
            continue
        font = font_of(row["font"])
        if font is None:
            continue
        size, weight = font
        lines = [""]
        for word in row["string"].split(" "):
            if fit.width(size, weight, lines[-1] + word) > room:
                lines.append("")
            lines[-1] += word + " "
        lines[-1] = lines[-1][:-1]
        if len(lines) == row["lines"]:
            widest = max(lines, key=lambda line: fit.width(size, weight, line))
            rows.add((((size, weight, widest),), row["width"], 0.5))
    return sorted(rows)


class Fit:
    def __init__(self):
        self.indices, self.spreads = {}, []

    def index(self, name):
        if name not in self.indices:
            self.indices[name] = len(self.spreads)
            factor = SPREAD_FACTORS.get((name[0], kind(name[1])), 1) if name[0].endswith("char") else 1
            self.spreads.append(SPREAD[name[0]] * (0.5 if name[0] == "pair" and " " in name[1:] else factor))
        return self.indices[name]

    def row(self, size, weight, string):
        """The string's width with Inter's numbers, and by how much each parameter changes it."""
        bold, title = BOLDNESS[weight], titleness(size)
        base = tracking(size) * len(string)
        changes = collections.Counter({self.index(("tracking", size)): len(string)})
        for c in string:
            base += mix(corners(c), size, weight)
            t4, t7, d4, _ = corners(c)
            changes[self.index(("boldness",))] += bold * (t7 - t4)
            changes[self.index(("titleness",))] += title * (d4 - t4)
            for name, amount in [
                    (("kind", kind(c)), 1), (("char", c), 1), (("bold kind", kind(c)), bold),
                    (("bold char", c), bold), (("title kind", kind(c)), title),
                    (("title char", c), title), (("bold title", kind(c)), bold * title)]:
                changes[self.index(name)] += amount
        for a, b in zip(string, string[1:]):
            kerning = mix(kernings(a, b), size, weight)
            base += kerning
            changes[self.index(("kerning",))] += kerning
            changes[self.index(("pair", a, b))] += 1
        return base, changes

    def solve(self, rows):
        built = [(i, run[0], *self.row(*run)) for i, row in enumerate(rows) for run in row[0]]
        base, matrix = np.zeros(len(rows)), np.zeros((len(rows), len(self.spreads)))
        for i, size, width, changes in built:
            base[i] += size * width
            for j, amount in changes.items():
                matrix[i, j] += size * amount
        high = np.array([row[1] for row in rows])
        low = high - np.array([row[2] for row in rows])
        middle, weight, margin = (low + high) / 2, 1 / 0.06**2, 0.06
        first = np.array(self.spreads)
        lone, spread = np.array([name[0] in LONE for name in self.indices]), first
        for _ in range(4):
            normal = matrix.T @ matrix * weight + np.diag(1 / spread**2)
            solution = np.linalg.solve(normal, matrix.T * weight)
            target = middle
            for _ in range(60):
                values = solution @ (target - base)
                target = np.clip(base + matrix @ values, low + margin, high - margin)
                target = target + (middle - target) * 0.1
            moved = np.sqrt((FREEDOM * first**2 + values**2) / (FREEDOM + 1))
            spread = np.where(lone, moved, first)
        self.values = values
        found = np.ceil((base + matrix @ values) / (high - low) - 1e-6) * (high - low)
        print(f"{len(rows)} strings, {len(values)} parameters,", np.mean(np.abs(found - high) < 0.01), "exact")

    def width(self, size, weight, string):
        base, changes = self.row(size, weight, string)
        return size * (base + sum(self.values[j] * x for j, x in changes.items() if j < len(self.values)))

    def value(self, *name):
        return self.values[self.indices[name]] if name in self.indices else 0.0


# MARK: All characters

# Letters of other scripts that are drawn as Latin ones are.
ALIKE = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕКМНОРСТУХЅІЈаеорсухѕіј", "ABEZHIKMNOPTYXoABEKMHOPCTYXSIJaeopcyxsij"))


def alike(c):
    """The character whose corrections hold for another."""
    base = unicodedata.normalize("NFD", c)[0]
    return ALIKE.get(base, base)


def characters():
    ranges = [
        (0x20, 0x7E), (0xA0, 0x2FF), (0x370, 0x52F), (0x1E00, 0x1FFF), (0x2000, 0x27BF), (0x2900, 0x297F),
        (0x2B00, 0x2BFF), (0x2C60, 0x2C7F), (0xFB00, 0xFB06)]
    known = TTFont(os.path.join(sys.argv[1], "Inter-Regular.otf")).getBestCmap()
    for first, last in ranges:
        for code in range(first, last + 1):
            # Controls, and marks that stand over others, have no width of their own.
            if code in known and unicodedata.category(chr(code)) not in ("Cc", "Cf", "Mn", "Me", "Zl", "Zp"):
                yield chr(code)


def advances(fit, c):
    like = alike(c)
    t4, t7, d4, d7 = corners(c)
    common = fit.value("kind", kind(like)) + fit.value("char", like)
    bold = fit.value("bold kind", kind(like)) + fit.value("bold char", like)
    title = fit.value("title kind", kind(like)) + fit.value("title char", like)
    both = fit.value("bold title", kind(like))
    bold += fit.value("boldness") * (t7 - t4)
    title += fit.value("titleness") * (d4 - t4)
    if c in "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2009\u200a\u202f\u205f":
        common = bold = title = both = 0  # spaces of a size that their names say
    four = [t4 + common, t7 + common + bold, d4 + common + title, d7 + common + bold + title + both]
    return tuple(max(round(x * UNIT), 0) for x in four)


LETTERS = [chr(code) for code in range(0x20, 0x7F)] + ["’", "“", "”", "–", "—", "…"]


def kerns(fit):
    """The pairs that are kerned, and by how much: the letters' numbers, and four advances."""
    factor = 1 + fit.value("kerning")
    for first, a in enumerate(LETTERS):
        for second, b in enumerate(LETTERS):
            four = tuple(round((k * factor + fit.value("pair", a, b)) * UNIT) for k in kernings(a, b))
            if any(four):
                yield first + 1, second + 1, four


# MARK: Writing

HEAD = """// Generated by .ci/tables/system-font.py. Change that, and run it again.

/// The {}, as the generator writes them.
///
/// Numbers are written with the digits # to ~ without the backslash, 91 in all, highest first.
"""
KERNING_BIAS = 2048
DIGITS = [chr(code) for code in range(0x23, 0x7F) if chr(code) not in "\\"]  # 91, all but ! " and \


def packed(number, places):
    text = ""
    for _ in range(places):
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    assert number == 0
    return text


class Table:
    """Distinct advances of the four kinds, by number."""

    def __init__(self):
        self.fours = {}

    def number(self, four):
        return self.fours.setdefault(four, len(self.fours))

    def text(self, bias):
        return "".join(packed(x + bias, 2) for four in self.fours for x in four)


def literal(name, comment, text, indent="  "):
    lines = [f"{indent}/// {line}" for line in comment] + [f'{indent}static let {name} = """']
    width = 96 - len(indent)
    parts = [text[i:i + width] for i in range(0, len(text), width)]
    lines += [f"{indent}  {part}\\" for part in parts[:-1]] + [f"{indent}  {parts[-1]}", f'{indent}  """']
    return "\n".join(lines)


def main():
    rows = samples()
    fit = Fit()
    fit.solve(rows)
    fit.solve(rows + wrapped_samples(fit))

    table, kerning = Table(), Table()
    ranges, index_text, pair_text = [], "", ""
    for c in characters():
        if not ranges or ord(c) != ranges[-1][0] + ranges[-1][1]:
            ranges.append([ord(c), 0])
        ranges[-1][1] += 1
        letter = LETTERS.index(alike(c)) + 1 if alike(c) in LETTERS else 0
        index_text += packed(table.number(advances(fit, c)), 2) + packed(letter, 2)
    pairs = list(kerns(fit))
    for first, second, four in pairs:
        pair_text += packed(first, 2) + packed(second, 2) + packed(kerning.number(four), 2)

    extra = []
    for size in range(FIRST_SIZE, FIRST_SIZE + len(TRACKING)):
        known = sorted((name[1], fit.values[i]) for name, i in fit.indices.items() if name[0] == "tracking")
        deviation = np.interp(size, [k for k, _ in known], [v for _, v in known])
        extra.append(round((tracking(size) + deviation) * UNIT * 16))

    with open(os.path.join(OUTPUT, "SystemFontTable.swift"), "w") as file:
        file.write(HEAD.format("numbers behind ``SystemFontMetrics``"))
        file.write("enum SystemFontTable {\n")
        file.write(f"  /// What the numbers count: parts of the font's size.\n  static let unit = {UNIT}.0\n")
        file.write(f"  /// The tracking at size {FIRST_SIZE}, {FIRST_SIZE + 1} and so on, in sixteenths of the unit.\n")
        file.write(f"  static let firstSize = {FIRST_SIZE}\n")
        file.write("  static let tracking: [Double] = [\n")
        for i in range(0, len(extra), 12):
            file.write("    " + ", ".join(map(str, extra[i:i + 12])) + ",\n")
        file.write("  ]\n")
        text = "".join(packed(first, 3) + packed(count, 2) for first, count in ranges)
        file.write(literal("ranges", ["The characters with advances: the first code point of a range (3 digits), how many (2)."], text) + "\n")
        file.write(literal("characters", ["For each of them, the number of its advances (2 digits) and its letter in kerning (2)."], index_text) + "\n")
        file.write(literal("advances", ["Advances of regular and bold text, and of regular and bold titles (2 digits each)."], table.text(0)) + "\n")
        file.write("}\n")
    with open(os.path.join(OUTPUT, "SystemFontKerning.swift"), "w") as file:
        file.write(HEAD.format("pairs of letters that ``SystemFontMetrics`` kerns"))
        file.write("enum SystemFontKerning {\n")
        file.write(f"  /// How many letters are kerned with others; they count from 1.\n  static let letterCount = {len(LETTERS)}\n")
        file.write(f"  /// What is added to the advances' numbers.\n  static let bias = {KERNING_BIAS}\n")
        file.write(literal("pairs", ["Two letters, and the number of their advances (2 digits each)."], pair_text) + "\n")
        file.write(literal("advances", ["What the first letter's advance changes by: as ``SystemFontTable/advances``, in its unit."], kerning.text(KERNING_BIAS)) + "\n")
        file.write("}\n")
    print(len(table.fours), "advances of", len(index_text) // 4, "characters;", len(kerning.fours), "of", len(pairs), "pairs")


if __name__ == "__main__":
    main()

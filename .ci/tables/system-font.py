#!/usr/bin/env python3
"""Writes Sources/LayoutCore/Text/Tables/SystemFontTable.swift: how wide the system font's letters are.

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
OUTPUT = os.path.join(ROOT, "Sources", "LayoutCore", "Text", "Tables", "SystemFontTable.swift")

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
# How much the data may move each number away from Inter's, in parts of the font's size.
SPREAD = {
    "kind": 0.03, "char": 0.025, "bold kind": 0.02, "bold char": 0.01, "title kind": 0.02,
    "title char": 0.014, "bold title": 0.006, "tracking": 0.003, "kerning": 0.3, "pair": 0.004}

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
def kerning(a, b):
    return shaped(a + b, 0, 0, True) - shaped(a + b, 0, 0, False)


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
    """The measured single lines that may be used: size, weight, string, width, pixel."""
    rows = []
    for row in map(json.loads, open(os.path.join(MEASURED, "texts.jsonl"))):
        font = font_of(row)
        if font is None or row.get("lines", 1) != 1 or "proposalWidth" in row:
            continue
        spacing = row.get("kerning", row.get("tracking", 0)) * len(row["string"])
        rows.append((*font, row["string"], row["width"] - spacing, row.get("pixel", 0.5)))
    return sorted(set(row for row in rows if not is_held_out(row[2])))


def font_of(row):
    """Size and weight of a measured row; nothing if it has several fonts, or another design."""
    words = row["font"].split()
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
        font = font_of(row)
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
            rows.add((size, weight, widest, row["width"], 0.5))
    return sorted(rows)


class Fit:
    def __init__(self):
        self.indices, self.spreads = {}, []

    def index(self, name):
        if name not in self.indices:
            self.indices[name] = len(self.spreads)
            self.spreads.append(SPREAD[name[0]] * (0.5 if name[0] == "pair" and " " in name[1:] else 1))
        return self.indices[name]

    def row(self, size, weight, string):
        """The string's width with Inter's numbers, and by how much each parameter changes it."""
        bold, title = BOLDNESS[weight], titleness(size)
        base = tracking(size) * len(string)
        changes = collections.Counter({self.index(("tracking", size)): len(string)})
        for c in string:
            t4, t7, d4, d7 = corners(c)
            base += (1 - title) * (t4 + bold * (t7 - t4)) + title * (d4 + bold * (d7 - d4))
            for name, amount in [
                    (("kind", kind(c)), 1), (("char", c), 1), (("bold kind", kind(c)), bold),
                    (("bold char", c), bold), (("title kind", kind(c)), title),
                    (("title char", c), title), (("bold title", kind(c)), bold * title)]:
                changes[self.index(name)] += amount
        for a, b in zip(string, string[1:]):
            base += kerning(a, b)
            changes[self.index(("kerning",))] += kerning(a, b)
            changes[self.index(("pair", a, b))] += 1
        return base, changes

    def solve(self, rows):
        built = [self.row(*row[:3]) for row in rows]
        matrix = np.zeros((len(rows), len(self.spreads)))
        for i, (_, changes) in enumerate(built):
            for j, amount in changes.items():
                matrix[i, j] = amount * rows[i][0]
        base = np.array([b * row[0] for (b, _), row in zip(built, rows)])
        high = np.array([row[3] for row in rows])
        low = high - np.array([row[4] for row in rows])
        middle, weight, margin = (low + high) / 2, 1 / 0.06**2, 0.06
        normal = matrix.T @ matrix * weight + np.diag(1 / np.array(self.spreads) ** 2)
        target = middle
        for _ in range(60):
            values = np.linalg.solve(normal, matrix.T @ (target - base) * weight)
            target = np.clip(base + matrix @ values, low + margin, high - margin)
            target = target + (middle - target) * 0.1
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
    if c in "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2009\u200a\u202f\u205f":
        common = bold = title = both = 0  # spaces of a size that their names say
    four = [t4 + common, t7 + common + bold, d4 + common + title, d7 + common + bold + title + both]
    return tuple(max(round(x * UNIT), 0) for x in four)


def kerns(fit):
    """Rows of numbers by the pair's first letter, columns by its second, in 1/UNIT."""
    letters = [chr(code) for code in range(0x20, 0x7F)] + ["’", "“", "”", "–", "—", "…"]
    factor = 1 + fit.value("kerning")
    return letters, [[round((kerning(a, b) * factor + fit.value("pair", a, b)) * UNIT) for b in letters] for a in letters]


# MARK: Writing

DIGITS = [chr(code) for code in range(0x23, 0x7F) if chr(code) not in "\\"]  # 91, all but ! " and \


def packed(number, places):
    text = ""
    for _ in range(places):
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    assert number == 0
    return text


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

    quads, numbers, ranges = [], {}, []
    index_text = ""
    letters, matrix = kerns(fit)
    for c in characters():
        quad = advances(fit, c)
        if quad not in numbers:
            numbers[quad] = len(quads)
            quads.append(quad)
        if not ranges or ord(c) != ranges[-1][0] + ranges[-1][1]:
            ranges.append([ord(c), 0])
        ranges[-1][1] += 1
        base = unicodedata.normalize("NFD", c)[0]
        base = ALIKE.get(base, base)
        kern = letters.index(base) + 1 if base in letters else 0
        index_text += packed(numbers[quad], 2) + packed(kern, 2)
    # Rows of the kerning table that are equal are written once; so are columns.
    columns = list(zip(*matrix))
    distinct_columns = sorted(set(columns))
    column_of = [distinct_columns.index(column) for column in columns]
    thin = [[row[columns.index(column)] for column in distinct_columns] for row in matrix]
    distinct_rows = sorted(set(map(tuple, thin)))
    row_of = [distinct_rows.index(tuple(row)) for row in thin]

    extra = []
    for size in range(FIRST_SIZE, FIRST_SIZE + len(TRACKING)):
        known = sorted((name[1], fit.values[i]) for name, i in fit.indices.items() if name[0] == "tracking")
        deviation = np.interp(size, [k for k, _ in known], [v for _, v in known])
        extra.append(round((tracking(size) + deviation) * UNIT * 16))

    with open(OUTPUT, "w") as file:
        file.write("// Generated by .ci/tables/system-font.py. Change that, and run it again.\n\n")
        file.write("/// The numbers behind ``SystemFontMetrics``, as the generator writes them.\n")
        file.write("///\n/// Numbers are written with the digits # to ~ without the backslash, 91 in all, highest first.\n")
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
        file.write(literal("advances", ["Advances of regular and bold text, and of regular and bold titles (2 digits each)."], "".join(packed(x, 2) for quad in quads for x in quad)) + "\n")
        file.write(literal("firstLetters", ["For each letter in kerning, its row (2 digits) when it comes first."], "".join(packed(x, 2) for x in row_of)) + "\n")
        file.write(literal("secondLetters", ["For each letter in kerning, its column (2 digits) when it comes second."], "".join(packed(x, 2) for x in column_of)) + "\n")
        file.write(f"  /// How many columns the kerning has.\n  static let columns = {len(distinct_columns)}\n")
        file.write(f"  /// What is added to the kerning's numbers.\n  static let kerningBias = 2048\n")
        file.write(literal("kerning", ["The kerning, row by row (2 digits each)."], "".join(packed(x + 2048, 2) for row in distinct_rows for x in row)) + "\n")
        file.write("}\n")
    print(len(quads), "advances of", len(index_text) // 4, "characters;", len(distinct_rows), "x", len(distinct_columns), "kerns")


main()

#!/usr/bin/env python3
"""Records how wide HarfBuzz sets strings, for the tests of LayoutFonts, in Tests/LayoutFontsTests/Data.

    .ci/tables/harfbuzz.py [FOLDER]

FOLDER is where fonts are installed, by default /usr/share/fonts: those of Debian's packages
fonts-dejavu-core, fonts-liberation, fonts-noto-core, fonts-inter and fonts-inter-variable. Needs
fonttools and uharfbuzz. The tests need neither, and compare with those of the fonts that are there.

Also draws small fonts of its own, so that something is always compared: boxes with every kind of table
that is read. Contextual alternates are off, since LayoutFonts does not read them.
"""
import json, os, random, sys
import uharfbuzz as hb
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools import varLib, designspaceLib

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts"
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
OUTPUT = os.path.join(ROOT, "Tests", "LayoutFontsTests", "Data")
FONTS = [
    ("DejaVuSans.ttf", {}), ("DejaVuSans-Bold.ttf", {}), ("LiberationSans-Regular.ttf", {}),
    ("NotoSans-Regular.ttf", {}), ("Inter-Regular.otf", {}), ("Inter.var.ttf", {"wght": 650})]
ALPHABETS = {
    "Latin": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüßéèêñçåøłőšžÅÉÖŒœfiflffTo.,:;-’“”()!?0123456789",
    "Greek": "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ.,",
    "Cyrillic": "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЬЭЮЯ.,-",
    "Vietnamese": "aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ",
    "Hebrew": "אבגדהוזחטיכלמנסעפצקרשתםןץףך",
}


def strings():
    chance = random.Random(2026)
    lines = []
    for _ in range(1000):
        for letters in ALPHABETS.values():
            words = ["".join(chance.choices(letters, k=chance.randint(1, 9))) for _ in range(chance.randint(1, 3))]
            lines.append(" ".join(words))
    return lines


def width(font, string):
    buffer = hb.Buffer()
    buffer.add_str(string)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"calt": False})
    return sum(position.x_advance for position in buffer.glyph_positions)


def find(name):
    for folder, _, names in os.walk(FOLDER):
        if name in names:
            return os.path.join(folder, name)


# MARK: Fonts of boxes

NAMES = ["A", "V", "T", "o", "f", "i", "one", "comma", "alpha", "be", "alef", "f_i", "f_f_i"]
CODES = {"A": 0x41, "V": 0x56, "T": 0x54, "o": 0x6F, "f": 0x66, "i": 0x69, "one": 0x31, "comma": 0x2C, "alpha": 0x3B1, "be": 0x431, "alef": 0x5D0, "space": 0x20}
FEATURES = """
languagesystem DFLT dflt; languagesystem latn dflt; languagesystem cyrl dflt;
@round = [o alpha be];
feature liga { sub f f i by f_f_i; sub f i by f_i; } liga;
feature kern {
  pos A V -80; pos V A -75; pos T o -60; pos A comma <0 0 -10 0>;
  pos [T V] @round -45; pos @round [T V] -30; pos one one -25;
} kern;
"""


def boxes(scale=1.0, features=FEATURES):
    order = [".notdef", "space"] + NAMES
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({code: name for name, code in CODES.items()})
    glyphs, metrics = {}, {}
    for number, name in enumerate(order):
        advance = round((300 + 37 * number) * scale)
        pen = TTGlyphPen(None)
        pen.moveTo((0, 0)); pen.lineTo((0, 500)); pen.lineTo((advance - 50, 500)); pen.lineTo((advance - 50, 0)); pen.closePath()
        glyphs[name], metrics[name] = pen.glyph(), (advance, 0)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=90)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular", "fullName": "Boxes Regular", "psName": "Boxes-Regular"})
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, sTypoLineGap=100, sCapHeight=700, usWeightClass=400)
    builder.setupPost()
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    return builder


def map_of(font, form):
    """Gives the font a single character map in another format."""
    table = CmapSubtable.newSubtable(form)
    table.platformID, table.platEncID, table.language = (3, 10 if form > 6 else 1, 0)
    if form == 6:
        table.platformID, table.platEncID = 1, 0
    table.cmap = {code: name for name, code in CODES.items() if form != 6 or code < 0x80}
    if form > 6:
        table.format, table.reserved, table.length, table.nGroups = form, 0, 0, 0
    font["cmap"].tables = [table]


def draw():
    os.makedirs(OUTPUT, exist_ok=True)
    paths = {}

    def save(font, name):
        paths[name] = os.path.join(OUTPUT, name)
        font["head"].created = font["head"].modified = 0
        font.recalcTimestamp = False
        font.save(paths[name])

    save(boxes().font, "Boxes-4.ttf")
    # The same lookups, each behind another that says where it is.
    extended = FEATURES
    for name in ("liga", "kern"):
        extended = extended.replace(f"feature {name} {{", f"lookup {name}s useExtension {{")
        extended = extended.replace(f"}} {name};", f"}} {name}s; feature {name} {{ lookup {name}s; }} {name};")
    save(boxes(features=extended).font, "Boxes-extension.ttf")
    for form in (6, 12, 13):
        font = boxes().font
        map_of(font, form)
        save(font, f"Boxes-{form}.ttf")
    font = boxes(features=None).font
    pairs = KernTable_format_0()
    pairs.version, pairs.coverage, pairs.apple, pairs.format = 0, 1, False, 0
    pairs.kernTable = {("A", "V"): -90, ("V", "A"): -70, ("T", "o"): -55, ("o", "T"): 20}
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [pairs]
    save(font, "Boxes-kern.ttf")

    # Light and bold ones, from which the weights between are made.
    folder = designspaceLib.DesignSpaceDocument()
    axis = designspaceLib.AxisDescriptor()
    axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = "wght", "Weight", 400, 400, 900
    axis.map = [(400, 400), (600, 500), (900, 900)]
    folder.addAxis(axis)
    for weight, scale in ((400, 1.0), (900, 1.31)):
        source = designspaceLib.SourceDescriptor()
        features = FEATURES if weight == 400 else FEATURES.replace("-80", "-140").replace("-45", "-90").replace("-60", "-61")
        source.font, source.location = boxes(scale, features).font, {"Weight": weight}
        source.name = str(weight)
        folder.addSource(source)
    variable, _, _ = varLib.build(folder, optimize=False)
    save(variable, "Boxes-variable.ttf")
    return paths


def main():
    lines = strings()
    with open(os.path.join(OUTPUT, "strings.txt"), "w") as file:
        file.write("\n".join(lines) + "\n")
    chance = random.Random(7)
    short = ["".join(chance.choices(letters, k=chance.randint(1, 12))) for letters in ("AVTofi1, ", "α1, ", "б1, ", "א1, ") for _ in range(100)] + ["ffi", "office", "fi", "AVA", "11"]
    records = []
    for name, path in draw().items():
        handle = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
        for weight in ([400, 500, 617, 900] if "variable" in name else [None]):
            if weight:
                handle.set_variations({"wght": weight})
            records.append({"font": name, "values": {"wght": weight} if weight else {}, "strings": short, "widths": [width(handle, s) for s in short]})
    for name, values in FONTS:
        path = find(name)
        if not path:
            print("not installed:", name)
            continue
        face = hb.Face(hb.Blob.from_file_path(path))
        handle = hb.Font(face)
        if values:
            handle.set_variations(values)
        records.append({"font": name, "bytes": os.path.getsize(path), "values": values, "widths": [width(handle, s) for s in lines]})
    with open(os.path.join(OUTPUT, "harfbuzz.jsonl"), "w") as file:
        for record in records:
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(len(lines), "strings,", len(records), "fonts")


os.makedirs(OUTPUT, exist_ok=True)
main()

import Foundation

// Writes sources with mutants into a copy of the package, each behind a switch.
//
//   mutate.swift <sources> <copy> <list> <count> <excluded>
//
// A mutated operator gets a name of its own, such as `<%^~`, and a function that acts as `<=` if the
// environment's MUTANT is the mutant's number, and as `<` otherwise. So all mutants are compiled at
// once, and lines stay where they are. What does not compile is excluded by its file and line.

struct Site {
  let file: String
  let line: Int
  let column: Int
  let old: String
  let new: String
  /// What replaces the characters from `column` on, given the mutant's number.
  let text: (Int) -> String
  /// The declarations that it needs.
  let helper: (Int) -> String
}

let flips = [
  "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "&+": "&-", "&-": "&+",
]

/// An operator's own name: its characters and the digits of a number.
func named(_ symbol: String, _ number: Int) -> String {
  var (digits, rest) = ("", number)
  for _ in 0..<6 {
    digits.append(Array("%^~|")[rest % 4])
    rest /= 4
  }
  return symbol + digits
}

func infix(_ old: String, _ new: String, _ number: Int) -> String {
  let name = named(old, number)
  func function(_ type: String, _ parameters: String, _ result: String) -> String {
    "@inline(__always) func \(name)\(type)(\(parameters)) -> \(result) {\n"
      + "  isOn(\(number)) ? a \(new) b : a \(old) b\n}\n"
  }
  switch old {
  case "<", "<=", ">", ">=":
    return "infix operator \(name): ComparisonPrecedence\n"
      + function("<T: Comparable>", "a: T, b: T", "Bool")
  case "==", "!=":
    return "infix operator \(name): ComparisonPrecedence\n"
      + function("<T: Equatable>", "a: T, b: T", "Bool")
  case "&&", "||":
    return "infix operator \(name): Logical\(old == "&&" ? "Con" : "Dis")junctionPrecedence\n"
      + "@inline(__always) func \(name)(a: Bool, b: @autoclosure () -> Bool) -> Bool {\n"
      + "  isOn(\(number)) ? a \(new) b() : a \(old) b()\n}\n"
  case "+", "-":
    return "infix operator \(name): AdditionPrecedence\n"
      + function("<T: AdditiveArithmetic>", "a: T, b: T", "T")
  case "&+", "&-":
    return "infix operator \(name): AdditionPrecedence\n"
      + function("<T: FixedWidthInteger>", "a: T, b: T", "T")
  case "*", "/":
    return "infix operator \(name): MultiplicationPrecedence\n"
      + function("<T: FloatingPoint>", "a: T, b: T", "T")
      + function("<T: BinaryInteger>", "a: T, b: T", "T")
  default:
    return "infix operator \(name): AssignmentPrecedence\n"
      + "@inline(__always) func \(name)<T: AdditiveArithmetic>(a: inout T, b: T) {\n"
      + "  if isOn(\(number)) { a \(new) b } else { a \(old) b }\n}\n"
  }
}

/// Whether a line is left out, because its mutants change nothing that a test may ask for.
func isLeftOut(_ line: String) -> Bool {
  // Checks of the engine's own sense, requirements with an operator's name, and loops without end.
  line.hasPrefix("assert") || line.contains("static func ") || line.hasPrefix("while true")
    // Memory: how much of it is kept or reserved, and its size in bytes.
    || line.contains("keepingCapacity") || line.contains("reserveCapacity")
    || line.contains("MemoryLayout")
}

/// Whether a mistake changes nothing, as what it then sets, moves or drops is the same.
func isInVain(_ old: String, _ new: String, _ line: String) -> Bool {
  let isLimit = [["<", "<="], [">", ">="]].contains([old, new].sorted())
  // How much counts as a rounding error: twice as much is as good.
  if line.contains("1e-") { return isLimit || old == "min" || old == "max" || Int(old) != nil }
  guard isLimit else { return false }
  // The greatest or least so far, as in `if length > size { size = length }`.
  let extreme = #/if (?<a>\S+) [<>]=? (?<b>\S+) \{ (?<c>\S+) = (?<d>\S+) \}/#
  if let match = line.firstMatch(of: extreme), match.a == match.d, match.b == match.c { return true }
  // The order of a sort, `{ $0.child < $1.child }`.
  return line.contains(#/\{ \$0\S* [<>]=? \$1\S* \}/#)
}

/// Blanks for what is in comments and texts, so that columns stay.
func code(_ text: String) -> [[Character]] {
  var lines: [[Character]] = []
  var isInLongText = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var characters = Array(line)
    var (index, isInText) = (0, false)
    while index < characters.count {
      let rest = characters[index...]
      if rest.starts(with: "\"\"\"") {
        isInLongText.toggle()
        index += 3
        continue
      }
      if isInLongText || isInText {
        if characters[index] == "\"" { isInText = false }
        if characters[index] == "\\", index + 1 < characters.count {
          characters[index + 1] = " "
        }
        characters[index] = " "
      } else if characters[index] == "\"" {
        isInText = true
        characters[index] = " "
      } else if rest.starts(with: "//") {
        characters.replaceSubrange(index..., with: Array(repeating: " ", count: rest.count))
      }
      index += 1
    }
    lines.append(characters)
  }
  return lines
}

func sites(in file: String, _ text: String) -> [Site] {
  var sites: [Site] = []
  let comments = text.split(separator: "\n", omittingEmptySubsequences: false)
  // Whether the function is a shortcut, whose `false` has the long way answer the same.
  var isShortcut = false
  for (line, characters) in code(text).enumerated() {
    if comments[line].contains("/// Shortcut:") { isShortcut = true }
    if comments[line] == "  }" { isShortcut = false }
    let content = String(characters).trimmingCharacters(in: .whitespaces)
    if content.isEmpty || content.hasPrefix("@") || content.hasPrefix("#") { continue }
    if isLeftOut(content) || isShortcut && content == "return true" { continue }
    func add(_ column: Int, _ old: String, _ new: String, _ helper: @escaping (Int) -> String,
      _ text: @escaping (Int) -> String) {
      if isInVain(old, new, content) { return }
      sites.append(
        Site(file: file, line: line + 1, column: column, old: old, new: new, text: text,
          helper: helper))
    }
    func isWord(_ index: Int) -> Bool {
      characters.indices.contains(index)
        && (characters[index].isLetter || characters[index].isNumber || characters[index] == "_")
    }
    var index = 0
    while index < characters.count {
      let before: Character = index > 0 ? characters[index - 1] : " "
      // A word of symbols, or of letters and digits.
      var end = index
      if "<>=!&|+-*/".contains(characters[index]) {
        while end < characters.count, "<>=!&|+-*/.".contains(characters[end]) { end += 1 }
        let symbol = String(characters[index..<end])
        let isSpaced = before == " " && (end == characters.count || characters[end] == " ")
        if isSpaced, let flip = flips[symbol] {
          add(index, symbol, flip, { infix(symbol, flip, $0) }) { named(symbol, $0) }
        } else if symbol == "!" || symbol == "-", before == " " || before == "(" || before == "[" {
          let type = symbol == "!" ? "" : "<T: SignedNumeric>"
          let value = symbol == "!" ? "Bool" : "T"
          add(
            index, symbol, "nothing",
            {
              "prefix operator \(named(symbol, $0))\n"
                + "@inline(__always) prefix func \(named(symbol, $0))\(type)(a: \(value)) -> "
                + "\(value) {\n  isOn(\($0)) ? a : \(symbol)a\n}\n"
            }
          ) { named(symbol, $0) }
        }
      } else if isWord(index), before != ".", before != "$", before != "\\" {
        while isWord(end) { end += 1 }
        var word = String(characters[index..<end])
        if word.first?.isNumber == true {
          // The digits behind a point.
          if end + 1 < characters.count, characters[end] == ".", characters[end + 1].isNumber {
            end += 1
            while isWord(end) { end += 1 }
            word = String(characters[index..<end])
          }
          if word.allSatisfy({ $0.isNumber || $0 == "." }), !content.contains("rawValue") {
            let (old, new) = (word, word + " + 1")
            add(index, old, new, { _ in "" }) { "either(\($0), \(old), \(new))" }
          }
        } else if word == "true" || word == "false" {
          let (old, new) = (word, word == "true" ? "false" : "true")
          add(index, old, new, { _ in "" }) { "either(\($0), \(old), \(new))" }
        } else if (word == "min" || word == "max"), end < characters.count, characters[end] == "(" {
          let (old, new) = (word, word == "min" ? "max" : "min")
          add(
            index, old, new,
            {
              "@inline(__always) func \(old)\($0)<T: Comparable>(_ a: T, _ b: T) -> T {\n"
                + "  isOn(\($0)) ? Swift.\(new)(a, b) : Swift.\(old)(a, b)\n}\n"
            }
          ) { "\(old)\($0)" }
        } else if word == "if" || word == "guard", before == " " || index == 0 {
          // A condition alone, which the line's end closes.
          let rest = String(characters[end...])
          let close = word == "if" ? " {" : " else {"
          if let range = rest.range(of: close), range.lowerBound > rest.startIndex {
            let condition = rest[rest.index(after: rest.startIndex)..<range.lowerBound]
            let isPlain = !["let ", "var ", "case ", ",", "{", "#"].contains { condition.contains($0) }
            if isPlain, !condition.isEmpty {
              add(index, word, "\(word) not", { _ in "" }) { "\(word) not(\($0)) ^^^" }
            }
          }
        }
      }
      index = max(end, index + 1)
    }
  }
  return sites
}

/// A number of chance for a text, the same each time.
func chance(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

let arguments = CommandLine.arguments
let (sources, copy, list) = (arguments[1], arguments[2], arguments[3])
let count = Int(arguments[4]) ?? 600
let excluded = Set(
  ((try? String(contentsOfFile: arguments[5], encoding: .utf8)) ?? "").split(separator: "\n")
    .map(String.init))

var files: [String: String] = [:]
for room in ["Alignment", "Containers", "Engine", "Modifiers"] {
  let folder = FileManager.default.enumerator(atPath: "\(sources)/\(room)")
  while let name = folder?.nextObject() as? String {
    guard name.hasSuffix(".swift") else { continue }
    let file = "\(room)/\(name)"
    files[file] = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
  }
}
// The order of chance follows from each line's text, so that changes of others leave it as it is.
var alike: [String: Int] = [:]
let all = files.sorted { $0.key < $1.key }.flatMap { file, text in
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return sites(in: file, text).map { site in
    let mistake = "\(file) \(lines[site.line - 1]) \(site.old) \(site.new)"
    alike[mistake, default: 0] += 1
    return (site: site, order: chance("\(mistake) \(alike[mistake]!)"))
  }
}.sorted { $0.order < $1.order }.map(\.site)
// Chosen before any is excluded, so that the others are the same each time.
var chosen: [Site] = []
var numbers: [Int] = []
for (number, site) in all.enumerated() where chosen.count < count {
  if excluded.contains("\(site.file):\(site.line)") { continue }
  chosen.append(site)
  numbers.append(number + 1)
}

var helpers = """
  import Foundation

  let mutant = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? 0

  /// The mutants that were come by, if the environment asks for them.
  nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
    guard mutant < 0 else { return nil }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    bytes.initialize(repeating: 0, count: 1 << 16)
    atexit {
      guard let reached else { return }
      let numbers = (0..<1 << 16).filter { reached[$0] != 0 }.map { "\\($0)" }
      let file = ProcessInfo.processInfo.environment["REACHED"] ?? "reached"
      try? numbers.joined(separator: "\\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    return bytes
  }()

  @inline(never) func note(_ number: Int) -> Bool {
    reached?[number] = 1
    return false
  }

  @inline(__always) func isOn(_ number: Int) -> Bool {
    mutant == number || (mutant < 0 && note(number))
  }

  @inline(__always) func either<T>(_ number: Int, _ a: T, _ b: T) -> T { isOn(number) ? b : a }

  precedencegroup ConditionPrecedence { lowerThan: TernaryPrecedence higherThan: AssignmentPrecedence }
  infix operator ^^^: ConditionPrecedence

  struct Negation { var isOn: Bool }

  @inline(__always) func not(_ number: Int) -> Negation { Negation(isOn: isOn(number)) }

  @inline(__always) func ^^^ (a: Negation, b: Bool) -> Bool { a.isOn ? !b : b }


  """
var lines = files.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init) }
let originals = lines
var rows: [String] = []
for (site, number) in zip(chosen, numbers).sorted(by: {
  ($0.0.file, $0.0.line, $0.0.column) > ($1.0.file, $1.0.line, $1.0.column)
}) {
  helpers += site.helper(number)
  let row = originals[site.file]![site.line - 1]
  lines[site.file]![site.line - 1].replaceSubrange(
    site.column..<site.column + site.old.count, with: Array(site.text(number)))
  let text = String(row).trimmingCharacters(in: .whitespaces)
  rows.append("\(number)\t\(site.file):\(site.line)\t\(site.old) → \(site.new)\t\(text)")
}
for (file, content) in lines {
  try content.map { String($0) }.joined(separator: "\n")
    .write(toFile: "\(copy)/\(file)", atomically: true, encoding: .utf8)
}
try helpers.write(toFile: "\(copy)/Mutants.swift", atomically: true, encoding: .utf8)
try rows.reversed().joined(separator: "\n").appending("\n")
  .write(toFile: list, atomically: true, encoding: .utf8)
print("\(chosen.count) of \(all.count) mutants")

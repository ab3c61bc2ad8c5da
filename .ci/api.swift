import Foundation

// Prints the public interface of modules, a line for each symbol and a paragraph for each type, from
// what `swift symbolgraph-extract` wrote into a folder. Usage: api.swift <folder> <module>…

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Constraint: Decodable { var kind, lhs, rhs: String }
    struct Extension: Decodable { var constraints: [Constraint]? }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var swiftExtension: Extension?
  }
  struct Relationship: Decodable {
    var kind, source, target: String
    var targetFallback: String?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

let types: Set = ["swift.struct", "swift.enum", "swift.class", "swift.protocol"]
/// What the compiler adds by itself.
let implied: Set = ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"]

let (folder, modules) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
var paragraphs: [String: (head: Set<String>, members: Set<String>)] = [:]
for module in modules {
  let graphs = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
    .map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")) }
    .map { try JSONDecoder().decode(Graph.self, from: $0) }
  let symbols = graphs.flatMap(\.symbols)
  let names = Dictionary(
    symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
    uniquingKeysWith: { first, _ in first })
  var protocols: [String: Set<String>] = [:]
  for relation in graphs.flatMap(\.relationships) where relation.kind == "conformsTo" {
    let name = names[relation.target] ?? relation.targetFallback ?? ""
    guard let last = name.split(separator: ".").last, !implied.contains(String(last)) else {
      continue
    }
    protocols[relation.source, default: []].insert(String(last))
  }
  for symbol in symbols {
    var line = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let constraints = (symbol.swiftExtension?.constraints ?? []).map {
      "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)"
    }
    if !constraints.isEmpty { line += " [\(constraints.sorted().joined(separator: ", "))]" }
    if types.contains(symbol.kind.identifier) {
      let list = protocols[symbol.identifier.precise, default: []].sorted()
      let path = symbol.pathComponents
      if let name = line.range(of: "\\b\(path[path.count - 1])\\b", options: .regularExpression) {
        line.replaceSubrange(name, with: path.joined(separator: "."))
      }
      if !list.isEmpty { line += ": " + list.joined(separator: ", ") }
      paragraphs[symbol.pathComponents.joined(separator: "."), default: ([], [])].head.insert(line)
    } else {
      let type = symbol.pathComponents.dropLast().joined(separator: ".")
      paragraphs[type, default: ([], [])].members.insert(line)
    }
  }
}
for (type, lines) in paragraphs.sorted(by: { $0.key < $1.key }) {
  let head = lines.head.isEmpty ? [type.isEmpty ? "of the module" : "extension \(type)"] : lines.head
  print("\n" + head.sorted().joined(separator: "\n"))
  for line in lines.members.sorted() { print("  " + line) }
}

/// Swift code with its words told apart by colour.
enum SwiftMarkup {
  static func html(_ source: String) -> String {
    var html = ""
    var rest = Substring(source)
    while let first = rest.first {
      let (length, style) = token(at: rest, first)
      let text = Page.escaped(String(rest.prefix(length)))
      html += style.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      rest = rest.dropFirst(length)
    }
    return html
  }

  private static let keywords: Set<String> = [
    "struct", "extension", "enum", "static", "func", "var", "let", "some", "in", "for", "return",
    "private", "if", "else", "inout", "guard", "while", "switch", "case", "self", "Self", "nil",
    "true", "false",
  ]

  private static func token(at rest: Substring, _ first: Character) -> (Int, String?) {
    if rest.hasPrefix("//") { return (rest.prefix { $0 != "\n" }.count, "comment") }
    if first == "\"" {
      let body = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
      return (min(body.count + 2, rest.count), "text")
    }
    if first.isNumber { return (rest.prefix { $0.isNumber || $0 == "." }.count, "number") }
    guard first.isLetter || first == "_" || first == "@" else { return (1, nil) }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
    if keywords.contains(String(word)) || first == "@" { return (word.count, "keyword") }
    return (word.count, first.isUppercase ? "type" : nil)
  }
}

/// Text as it is written in XML.
enum XMLText {
  /// Characters that XML gives a meaning to, and those that it does not allow.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A name, with `_` for characters that names that are referred to must not have.
  static func name(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" })
  }

  /// A number with at most three decimals; 0 for what is none.
  static func number(_ number: CGFloat) -> String {
    let number = Double(number)
    guard number.isFinite else { return "0" }
    let text = min(max(number, -1e9), 1e9).plainText
    return text == "-0" ? "0" : text
  }

  /// An element without contents. Attributes without a value are left out.
  static func element(_ name: String, _ attributes: [(String, String?)]) -> String {
    "<\(name)\(list(attributes))/>"
  }

  /// The start of an element.
  static func start(_ name: String, _ attributes: [(String, String?)]) -> String {
    "<\(name)\(list(attributes))>"
  }

  private static func list(_ attributes: [(String, String?)]) -> String {
    attributes.reduce(into: "") { list, attribute in
      guard let value = attribute.1 else { return }
      list += " \(attribute.0)=\"\(escaped(value))\""
    }
  }
}

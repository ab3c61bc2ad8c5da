/// Conversions to XML text.
enum XMLText {
  /// Escapes characters that have a meaning in XML, and replaces those that it does not allow.
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

  /// Returns a name with `_` in place of characters that cannot be used in references.
  static func name(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" })
  }

  /// Returns a number with at most three decimals; 0 if it is not finite.
  static func number(_ number: CGFloat, decimals: Int = 3) -> String {
    let number = Double(number)
    guard number.isFinite else { return "0" }
    let text = min(max(number, -1e9), 1e9).plainText(decimals: decimals)
    return text == "-0" ? "0" : text
  }

  /// Returns an element without contents. Attributes without a value are left out.
  static func element(_ name: String, _ attributes: [(String, String?)]) -> String {
    "<\(name)\(list(attributes))/>"
  }

  /// Returns the start tag of an element.
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

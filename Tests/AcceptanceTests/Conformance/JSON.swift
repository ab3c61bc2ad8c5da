import Foundation
import LayoutCore
import TestSupport

/// A value of a parsed JSON text, whatever it is.
struct JSON {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// Parses a text.
  init(parsing text: some StringProtocol) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// The value of an object's key; `nil` also if it is `null`.
  subscript(key: String) -> JSON? {
    guard let value = (value as? [String: Any])?[key], !(value is NSNull) else { return nil }
    return JSON(value)
  }

  var string: String? { value as? String }
  var array: [JSON]? { (value as? [Any])?.map(JSON.init) }
  var object: [String: JSON]? { (value as? [String: Any])?.mapValues(JSON.init) }
  var bool: Bool? { value as? Bool }

  /// A number, or infinity, written `"inf"`.
  var length: CGFloat? {
    if string == "inf" { return .infinity }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// Lengths, with `nil` for `null`.
  var lengths: [CGFloat?]? { array?.map(\.length) }
}

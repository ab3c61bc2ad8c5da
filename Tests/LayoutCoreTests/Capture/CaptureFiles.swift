import Foundation
import LayoutCore

/// The text of what a value writes, with the names of each object in their order.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What a text of JSON is read as.
func read<V: Decodable>(_ text: String, as type: V.Type = LayoutNode.self) throws -> V {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// A tree that is written by hand.
func file(_ nodes: String...) -> String {
  "{\"version\": 1, \"nodes\": [\(nodes.joined(separator: ", "))]}"
}

/// What is said about a file that can't be read, and where in it: `nodes.2.kind`.
func complaint<V: Decodable>(
  about text: String, as type: V.Type = LayoutNode.self
) -> (path: String, sentence: String)? {
  do {
    _ = try read(text, as: type)
    return nil
  } catch let error as DecodingError {
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
      .valueNotFound(_, let found):
      context = found
    @unknown default: return ("", "\(error)")
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (path.joined(separator: "."), context.debugDescription)
  } catch {
    return ("", "\(error)")
  }
}

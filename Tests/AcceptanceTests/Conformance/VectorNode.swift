import LayoutCore
import TestSupport

/// A node as a file describes it.
struct VectorNode {
  let kind: String
  let fields: JSON
  let children: [VectorNode]

  init(_ json: JSON) throws {
    guard let kind = json["k"]?.string else { throw VectorError("a node has no kind") }
    self.kind = kind
    self.fields = json
    self.children = try (json["c"]?.array ?? []).map(VectorNode.init)
  }

  func length(_ field: String) -> CGFloat? { fields[field]?.length }
}

extension VectorNode: CustomStringConvertible {
  /// The kind with its fields, in the order of the alphabet.
  var description: String {
    let fields = (fields.object ?? [:]).filter { $0.key != "k" && $0.key != "c" }
    return ([kind] + fields.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.summary)" })
      .joined(separator: " ")
  }
}

extension JSON {
  fileprivate var summary: String {
    if let string { return string == "inf" ? "∞" : string }
    if let array { return "(\(array.map(\.summary).joined(separator: ", ")))" }
    if let object {
      return object.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.summary)" }
        .joined(separator: " ")
    }
    return length.asLength
  }
}

// MARK: - Alignments

extension HorizontalAlignment {
  /// The alignment that files call so.
  init(vectorName name: String) throws {
    switch name {
    case "leading": self = .leading
    case "center", "hcenter": self = .center
    case "trailing": self = .trailing
    case "thirdH": self = .thirdAcross
    default: throw VectorError("no horizontal alignment is called \(name)")
    }
  }
}

extension VerticalAlignment {
  /// The alignment that files call so.
  init(vectorName name: String) throws {
    switch name {
    case "top": self = .top
    case "center", "vcenter": self = .center
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    case "thirdV": self = .third
    default: throw VectorError("no vertical alignment is called \(name)")
    }
  }
}

extension VectorNode {
  var horizontalAlignment: HorizontalAlignment {
    get throws { try HorizontalAlignment(vectorName: fields["align"]?.string ?? "center") }
  }

  var verticalAlignment: VerticalAlignment {
    get throws { try VerticalAlignment(vectorName: fields["align"]?.string ?? "center") }
  }

  var alignment: Alignment {
    get throws {
      let names = fields["align"]?.array?.compactMap(\.string) ?? ["center", "center"]
      guard names.count == 2 else { throw VectorError("an alignment needs two names") }
      return Alignment(
        horizontal: try HorizontalAlignment(vectorName: names[0]),
        vertical: try VerticalAlignment(vectorName: names[1]))
    }
  }
}

import LayoutCore
import TestSupport

/// One line of a file: a tree, a proposal, and the frames that must come out.
struct VectorCase {
  let id: String
  let request: LayoutRequest
  let tree: VectorNode
  let size: Extent
  /// The frames that are known, by the node's place in pre-order.
  let frames: [Int: Frame]

  init(_ json: JSON) throws {
    guard
      let id = json["id"]?.string, let tree = json["tree"],
      let proposal = json["proposal"]?.lengths, proposal.count == 2,
      let size = json["size"]?.lengths, size.count == 2
    else { throw VectorError("a line lacks id, proposal, tree or size") }
    self.id = id
    self.request = .proposal(
      ProposedViewSize(width: proposal[0], height: proposal[1]),
      json["direction"]?.string == "rtl" ? .rightToLeft : .leftToRight)
    self.tree = try VectorNode(tree)
    self.size = Extent(size)
    self.frames = try Self.frames(json)
  }

  private static func frames(_ json: JSON) throws -> [Int: Frame] {
    var frames: [Int: Frame] = [:]
    for (index, frame) in (json["frames"]?.array ?? []).enumerated() {
      frames[index] = try Frame(json: frame)
    }
    for (index, frame) in json["partial"]?.object ?? [:] {
      guard let index = Int(index) else { throw VectorError("\(index) is no place in pre-order") }
      frames[index] = try Frame(json: frame)
    }
    return frames
  }
}

extension Frame {
  fileprivate init(json: JSON) throws {
    guard let numbers = json.lengths, numbers.count == 4 else {
      throw VectorError("a frame needs four numbers")
    }
    self.init(numbers)
  }
}

/// Why a line cannot be read.
struct VectorError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

// MARK: - Laying out

extension VectorCase {
  /// What the case gives, beside what it must give.
  func outcome(text: LeafContract) throws -> VectorOutcome {
    var builder = VectorTreeBuilder(textContract: text)
    let root = try builder.node(tree)
    let layout = request.layout(of: root)
    // Priorities and guides make no node, so ids tell where a node of the file is.
    let actual = (0..<builder.count).map { layout.frame(of: $0).map { Frame($0) } }
    return VectorOutcome(vector: self, size: layout.size, frames: actual)
  }
}

import LayoutCore

extension LayoutLaw {
  /// A subview with which a law is tried.
  ///
  ///     checkLaws(
  ///       of: MyLayout(),
  ///       including: [.custom(".square") { .fixed(width: 9, height: 9) }])
  public struct Subview: Sendable {
    /// How the subview gets its size.
    fileprivate enum Kind: Equatable, Sendable {
      case fixed(width: CGFloat, height: CGFloat)
      case flexible
      case clamped(minWidth: CGFloat, maxWidth: CGFloat, height: CGFloat)
      case text(String)
      case spacer(minLength: CGFloat)
      case custom(name: String)
    }

    fileprivate var kind: Kind
    /// Its layout priority.
    var priority: Double = 0
    /// The node of a client's kind.
    private var custom: (@Sendable () -> LayoutNode)?

    fileprivate init(_ kind: Kind, priority: Double = 0) {
      self.kind = kind
      self.priority = priority
    }
  }
}

extension LayoutLaw.Subview {
  /// A subview with one size for every proposal.
  public static func fixed(width: CGFloat, height: CGFloat) -> Self {
    Self(.fixed(width: width, height: height))
  }
  /// A subview that takes what is proposed.
  public static let flexible = Self(.flexible)
  /// A subview that takes the width that is proposed, within limits, and has one height.
  public static func clamped(minWidth: CGFloat, maxWidth: CGFloat, height: CGFloat) -> Self {
    Self(.clamped(minWidth: minWidth, maxWidth: maxWidth, height: height))
  }
  /// Words that wrap.
  public static func text(_ words: String) -> Self { Self(.text(words)) }
  /// Room that grows along the container's axis.
  public static func spacer(minLength: CGFloat) -> Self { Self(.spacer(minLength: minLength)) }

  /// A subview of your own, with the code that makes it, by which it is shown and compared.
  public static func custom(_ name: String, _ node: @escaping @Sendable () -> LayoutNode) -> Self {
    var subview = Self(.custom(name: name))
    subview.custom = node
    return subview
  }

  /// The subview with a layout priority.
  public func layoutPriority(_ priority: Double) -> Self {
    var subview = self
    subview.priority = priority
    return subview
  }

  /// The subview as a node.
  var node: LayoutNode {
    let node: LayoutNode
    switch kind {
    case .fixed(let width, let height): node = .fixed(width: width, height: height)
    case .flexible: node = .flexible
    case .clamped(let least, let most, let height):
      node = .flexible.frame(minWidth: least, maxWidth: most).frame(height: height)
    case .text(let string): node = .text(StyledText(string, font: FontDescription(size: 10)))
    case .spacer(let length): node = .spacer(minLength: length)
    case .custom: node = custom?() ?? .flexible
    }
    return priority == 0 ? node : node.layoutPriority(priority)
  }
}

extension LayoutLaw.Subview: Equatable {
  /// Whether two subviews are made by the same code.
  public static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.priority == other.priority
  }
}

extension LayoutLaw.Subview: CustomStringConvertible {
  /// The code that makes the subview.
  public var description: String {
    let text =
      switch kind {
      case .fixed(let width, let height): ".fixed(width: \(width.code), height: \(height.code))"
      case .flexible: ".flexible"
      case .clamped(let least, let most, let height):
        ".clamped(minWidth: \(least.code), maxWidth: \(most.code), height: \(height.code))"
      case .text(let string): ".text(\(string.debugDescription))"
      case .spacer(let length): ".spacer(minLength: \(length.code))"
      case .custom(let name): name
      }
    return priority == 0 ? text : "\(text).layoutPriority(\(CGFloat(priority).code))"
  }
}

// MARK: - Random and simpler ones

extension LayoutLaw.Subview {
  static func random(using random: inout SeededGenerator, including kinds: [Self]) -> Self {
    var subview: Self
    switch Int.random(in: 0..<(kinds.isEmpty ? 10 : 15), using: &random) {
    case 0...2: subview = .fixed(width: random.length(0...80), height: random.length(0...60))
    case 3: subview = .fixed(width: random.length(0...80) / 3, height: random.length(0...60) / 4)
    case 4, 5: subview = .flexible
    case 6:
      let least = random.length(0...40)
      subview = .clamped(
        minWidth: least, maxWidth: least + random.length(0...60), height: random.length(1...40))
    case 7, 8:
      let words = ["a", "few", "words", "that", "wrap", "somewhere"]
      subview = .text(words.prefix(Int.random(in: 1...6, using: &random)).joined(separator: " "))
    case 9: subview = .spacer(minLength: random.length(0...12))
    default: subview = kinds[Int.random(in: kinds.indices, using: &random)]
    }
    let priorities: [Double] = [0, 0, 0, 0, 1, -1]
    let priority = priorities[Int.random(in: priorities.indices, using: &random)]
    if priority != 0 { subview.priority = priority }
    return subview
  }

  /// Subviews that are simpler, the simplest first.
  var simpler: [Self] {
    var simpler = [Self.fixed(width: 10, height: 10)]
    if priority != 0 { simpler.append(layoutPriority(0)) }
    switch kind {
    case .fixed(let width, let height):
      simpler += [.fixed(width: 10, height: height), .fixed(width: width, height: 10)]
        .map { (subview: Self) in subview.layoutPriority(priority) }
    case .text(let string):
      let words = string.split(separator: " ")
      if words.count > 1 {
        simpler.append(.text(words.dropLast().joined(separator: " ")).layoutPriority(priority))
      }
    case .clamped: simpler.append(.flexible.layoutPriority(priority))
    case .flexible, .spacer, .custom: break
    }
    // The simplest subview has no simpler ones.
    if let index = simpler.firstIndex(of: self) { simpler.removeSubrange(index...) }
    return simpler
  }
}

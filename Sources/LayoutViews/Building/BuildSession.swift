import LayoutCore

/// What is shared by all contexts of one description.
@usableFromInline package final class BuildSession {
  /// What the layout gives back to the views.
  @usableFromInline let feedback: Feedback

  /// The types of the views whose bodies are being read, and of erased views, outermost first.
  private var path: [any Any.Type] = []
  /// Finds the dynamic properties of views and modifiers.
  let finder = DynamicPropertyFinder()
  /// What was found wrong.
  private(set) var diagnostics: [(rule: LayoutDiagnostic.Rule, message: String)] = []
  private var reportedMessages: [LayoutDiagnostic.Rule: Set<String>] = [:]

  /// The room on the stack, known as soon as it may become low.
  private lazy var room = CallStackRoom()
  /// The types whose bodies are no longer read.
  private var endlessTypes: Set<ObjectIdentifier> = []

  /// The lines between views, which all look the same in one colour scheme.
  var dividers: [Divider.Style: LayoutNode] = [:]

  /// How many sections there are so far.
  private var sectionCount = 0

  /// What descriptions have left behind besides nodes, as a number that grows with it.
  var traceCount: Int { diagnostics.count + feedback.scrollRequests.count }

  /// Whether all that is described was so before, for other surroundings.
  @usableFromInline package var describesAgain = false

  /// Whether any rows were added that are described later.
  var hasLaterRows = false

  /// How many bodies may be nested on any thread.
  private static let harmlessDepth = 16

  @usableFromInline init(_ feedback: Feedback) { self.feedback = feedback }
}

// MARK: - Bodies

extension BuildSession {
  /// Begins with the body of a view, or with another view that may contain its own kind, unless the
  /// stack has no room left.
  ///
  /// Reading a body takes stack space, and a view that contains itself would take all of it. Once
  /// that is found, bodies of the same type are no longer read: a view that contains itself twice
  /// would be read twice as often on each level.
  @usableFromInline func enter(_ type: any Any.Type) -> Bool {
    if path.count >= Self.harmlessDepth {
      if !endlessTypes.isEmpty, endlessTypes.contains(ObjectIdentifier(type)) { return false }
      if room.isLow { return refuse(type) }
    }
    path.append(type)
    feedback.enter(type)
    return true
  }

  private func refuse(_ type: any Any.Type) -> Bool {
    endlessTypes.insert(ObjectIdentifier(type))
    let count = path.count { $0 == type }
    report(
      .endlessBody,
      """
      \(type) contains itself \(count) times, and there is no room on the stack to go on. The \
      innermost is laid out as an empty view. If it contains itself without end, give the recursion \
      a case that ends it.
      """)
    return false
  }

  /// Ends with the body begun last.
  @usableFromInline func leave() {
    path.removeLast()
    feedback.leave()
  }

  /// Whether a view or modifier has dynamic properties that need something before its body.
  @usableFromInline func holdsDynamicProperties<Value>(_ value: Value) -> Bool {
    // Where state is kept, each view says anew which.
    feedback.keepsState || finder.needsPreparation(value)
  }
}

// MARK: - Sections

extension BuildSession {
  /// A number that no other section of the description has.
  package func newSection() -> Int {
    sectionCount &+= 1
    return sectionCount
  }

  /// Keeps the numbers of sections in a row that is described by itself apart from those in other
  /// rows, whose descriptions know nothing of each other.
  package func beginSections(ofRow row: Int, in section: Int) {
    // Far from the numbers of other rows, and the same whenever the row is described.
    sectionCount =
      section &* Int(truncatingIfNeeded: 0x1000_0000_01B3 as Int64)
      ^ (row &+ 1) &* Int(truncatingIfNeeded: 0x1_0001_0000_0001 as Int64)
  }
}

// MARK: - Diagnostics

extension BuildSession {
  /// Adds a sentence to the diagnostics, once, with the views around.
  func report(_ rule: LayoutDiagnostic.Rule, _ message: String) {
    if reportedMessages[rule, default: []].insert(message).inserted {
      diagnostics.append((rule, message))
    }
  }

  /// A node with the diagnostics.
  @usableFromInline func noting(_ node: LayoutNode) -> LayoutNode {
    diagnostics.reduce(node) { $0.diagnostic($1.rule, problem: $1.message, namesNode: false) }
  }

  /// The views whose bodies are being read, as in `Screen › List › Row`.
  var pathDescription: String {
    path.filter { $0 != AnyView.self }.map { "\($0)" }.joined(separator: " › ")
  }
}

extension LayoutDiagnostic.Rule {
  /// A view whose body contains itself without end.
  public static let endlessBody = Self(rawValue: "endlessBody")
  /// An object that a view reads from the environment, and that is not there.
  public static let missingObject = Self(rawValue: "missingObject")
}

/// The geometry that a reader's content was described from.
///
/// Content that keeps its proxy may ask more of it later, and is not kept: a proxy belongs to one
/// layout.
final class ReadGeometry: ContentSource {
  private let questions: GeometryQuestions
  private weak var asked: AskedGeometry?

  init(_ geometry: AskedGeometry) {
    questions = geometry.questions
    asked = geometry
  }

  override var isOfSeveral: Bool { true }
  override var isComparable: Bool { asked == nil && !questions.areTooMany }

  override func isSame(in node: Int, of storage: TreeStorage) -> Bool {
    isComparable && questions.haveSameAnswers(NodeGeometry(of: node, in: storage))
  }
}

/// The preference that a reader's content was described from.
final class ReadPreference: ContentSource {
  private let reader: PreferenceReader
  /// The preference; `nil` stands for the key's default.
  let value: Any?
  /// Where the guides are in the view whose preference it is.
  let position: Point
  let depth: Double?

  init(_ reader: PreferenceReader, _ node: Int, _ storage: TreeStorage) {
    let other = Int(storage.nodes[Int(storage.nodes[node].parent)].first)
    let (horizontal, vertical) = (reader.guides.horizontal, reader.guides.vertical)
    self.reader = reader
    let ambient = storage.work.depth
    defer { storage.work.depth = ambient }
    storage.work.depth = storage.depthProposed(toNestedTreesIn: other)
    value = storage.preference(reader.reducer, of: other)
    position = Point(
      storage.position(of: horizontal, horizontal.role, in: other),
      storage.position(of: vertical, vertical.role, in: other))
    depth = reader.depthGuide.map { storage.position(ofPlaced: $0, in: other) }
  }

  override var isComparable: Bool { LayoutNode.areEqual(value, value) }

  override func isSame(in node: Int, of storage: TreeStorage) -> Bool {
    let now = ReadPreference(reader, node, storage)
    return position == now.position && depth == now.depth && LayoutNode.areEqual(value, now.value)
  }
}

// MARK: - Geometry

/// Answers questions about a node's geometry, and notes them.
final class AskedGeometry: SpatialGeometrySource {
  private let geometry: NodeGeometry
  let questions = GeometryQuestions()

  init(_ geometry: NodeGeometry) { self.geometry = geometry }

  private func ask<Answer: Equatable>(
    _ question: GeometryQuestions.Question, _ ask: @escaping (NodeGeometry) -> Answer
  ) -> Answer {
    let answer = ask(geometry)
    questions.note(question) { ask($0) == answer }
    return answer
  }

  var size: CGSize { ask(.size) { $0.size } }
  var depth: Double { ask(.depth) { $0.depth } }
  var safeAreaInsets: EdgeInsets { ask(.safeAreaInsets) { $0.safeAreaInsets } }
  var scrollContentInsets: EdgeInsets? { ask(.scrollContentInsets) { $0.scrollContentInsets } }

  func transform(to space: CoordinateSpace) -> CGAffineTransform? {
    ask(.transform(space)) { $0.transform(to: space) }
  }

  func transform3D(to space: CoordinateSpace) -> AffineTransform3D? {
    ask(.transform3D(space)) { $0.transform3D(to: space) }
  }

  func size(of space: CoordinateSpace) -> CGSize? {
    ask(.sizeOfSpace(space)) { $0.size(of: space) }
  }
}

/// The questions that were asked about a node's geometry, with their answers.
///
/// Threads may ask at the same time. Each puts its question behind the last one.
final class GeometryQuestions {
  enum Question: Equatable {
    case size, depth, safeAreaInsets, scrollContentInsets
    case transform(CoordinateSpace)
    case transform3D(CoordinateSpace)
    case sizeOfSpace(CoordinateSpace)
  }

  private final class Note {
    let question: Question
    let hasSameAnswer: (NodeGeometry) -> Bool
    let next = OnceSlot()

    init(_ question: Question, _ hasSameAnswer: @escaping (NodeGeometry) -> Bool) {
      (self.question, self.hasSameAnswer) = (question, hasSameAnswer)
    }

    deinit { next.deallocate() }
  }

  private let first = OnceSlot()

  deinit { first.deallocate() }

  /// One more question than these is noted, and none after it.
  private static var mostQuestions: Int { 32 }

  /// Notes a question, unless it was asked before.
  func note(_ question: Question, _ hasSameAnswer: @escaping (NodeGeometry) -> Bool) {
    var (slot, count) = (first, 0)
    while count <= Self.mostQuestions {
      if slot.madeObject(Note.self) == nil, slot.isFirst(Note(question, hasSameAnswer)) { return }
      guard let other = slot.madeObject(Note.self), other.question != question else { return }
      (slot, count) = (other.next, count + 1)
    }
  }

  /// Whether some questions were not noted.
  var areTooMany: Bool {
    var (next, count) = (first.madeObject(Note.self), 0)
    while let note = next { (next, count) = (note.next.madeObject(Note.self), count + 1) }
    return count > Self.mostQuestions
  }

  /// Returns whether all questions have the answers that they had.
  func haveSameAnswers(_ geometry: NodeGeometry) -> Bool {
    var next = first.madeObject(Note.self)
    while let note = next {
      guard note.hasSameAnswer(geometry) else { return false }
      next = note.next.madeObject(Note.self)
    }
    return true
  }
}

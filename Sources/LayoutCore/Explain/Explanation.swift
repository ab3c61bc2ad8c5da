/// Why a view has its frame: plain sentences, from the root down the path to the view.
///
///     print(result.explain("title"))
///
/// The steps are data, so that tools can show some of them only, beside the view concerned.
public struct Explanation: Hashable, Sendable {
  /// The names of the views from the root to the one explained.
  public let path: String
  /// The place of the view explained.
  public let place: NodePlace
  /// What happened on the way, in the order in which it follows from what came before.
  public let steps: [Step]

  /// One thing that happened to a view on the path.
  public struct Step: Hashable, Sendable {
    /// What happened.
    public let kind: Kind
    /// The name of the view that it happened to.
    public let view: String
    /// The place of that view.
    public let place: NodePlace
    /// What happened and why, as a sentence.
    public let sentence: String

    /// How many views are around that view.
    public var level: Int { place.level }

    /// The kinds of things that happen to a view.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A size was proposed to the view.
      case proposal
      /// The view answered with its size.
      case answer
      /// The view was asked more than once.
      case questions
      /// The view was given its place in the view around it.
      case placement
      /// The view's place was mirrored.
      case mirroring
      /// Where the view is in the root or window.
      case frame
      /// The view's edges were brought to the pixel grid.
      case pixelGrid
      /// There is nothing to explain, or something else to know of it first.
      case note
    }
  }
}

extension Explanation: CustomStringConvertible {
  /// The path and the sentences, a line each, indented by depth.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the path and the sentences to a stream, a line each.
  public func write(to stream: inout some TextOutputStream) {
    stream.write(path)
    for step in steps {
      let indentation = String(repeating: "  ", count: min(step.level, 20) + 1)
      stream.write("\n\(indentation)\(step.sentence)")
    }
  }
}

extension ResolvedLayout {
  /// Why the first view with an id has its frame.
  ///
  /// The layout is gone through again to answer; nothing is recorded while it is laid out. Closures
  /// of the views on the path, and of those beside them, are called again.
  ///
  /// An id that no view has is explained too, by the ids that there are.
  public func explain(_ id: some Hashable) -> Explanation {
    let owners = locations(of: id)
    guard let location = owners.first else {
      return .missing(UnknownID.message(AnyHashable(id), in: self), in: self)
    }
    var explainer = Explainer(self)
    if owners.count > 1 {
      explainer.note("\(owners.count) views have the id \"\(id)\"; this is about the first")
    }
    return explainer.explanation(of: location)
  }

  /// Why the view that a reference is to has its frame.
  public func explain(_ reference: LayoutTree.Reference) -> Explanation {
    guard var location = location(of: reference) else {
      return .missing("the reference is to no view of this layout", in: self)
    }
    location.place = NodePlace(storage.path(ofNumbersTo: location.node))
    var explainer = Explainer(self)
    return explainer.explanation(of: location)
  }

  /// Why the view at a place has its frame, like that of a diagnostic or of a node without id.
  ///
  ///     result.explain(at: result.nodes[4].place)
  ///
  /// A place at which there is no view is explained too: it says so.
  public func explain(at place: NodePlace) -> Explanation {
    guard let location = location(at: place) else {
      return .missing("no view is at \(place)", in: self)
    }
    var explainer = Explainer(self)
    return explainer.explanation(of: location)
  }
}

extension Explanation {
  /// An explanation of why there is none.
  fileprivate static func missing(_ problem: String, in result: ResolvedLayout) -> Explanation {
    let root = result.storage.name(of: 0)
    return Explanation(
      path: root, place: .root,
      steps: [
        Step(kind: .note, view: root, place: .root, sentence: problem.asSentence)
      ])
  }
}

/// What happened in a layout, in order: who was proposed what, answered what, and was placed where.
///
///     let trace = node.layout(in: CGSize(width: 300, height: 100)).trace()
///     trace.count(of: .proposed)
///     print(trace.only([.placed]))
///
/// A trace follows the rules, not the engine's shortcuts: every container asks all that its rules
/// ask, so traces don't change when the engine gets faster. Nothing is recorded in a layout itself;
/// the layout is replayed when somebody asks for its trace.
public struct LayoutTrace: Equatable, Sendable {
  /// What happened, in order.
  public let events: [Event]
  /// Whether everything was followed. Very deep and very long layouts are cut short.
  public let isComplete: Bool

  /// One thing that happened to a view.
  public struct Event: Equatable, Sendable {
    /// What happened.
    public let kind: Kind
    /// The view's name and id.
    public let view: String
    /// The view's place.
    public let place: NodePlace

    /// How many views are around the view.
    public var level: Int { place.level }

    /// The kinds of things that happen, with what came with them.
    @nonexhaustive
    public enum Kind: Equatable, Sendable {
      /// A size was proposed to the view.
      case proposed(ProposedViewSize)
      /// The view worked out its size.
      case answered(CGSize)
      /// The view had been proposed the same before, and its answer was remembered.
      case remembered(CGSize)
      /// The view got its place for good, counted from the top leading corner of the view around
      /// it, and the proposal that its size belongs to.
      case placed(CGRect, ProposedViewSize)
      /// A guide of the view was read, which the view or one inside of it sets, or by its default.
      case guide(String, position: CGFloat, isExplicit: Bool)
    }

    /// The names of the ``Kind``s, to choose events by.
    @nonexhaustive
    public enum Name: String, Hashable, Sendable, CaseIterable {
      /// See ``Kind/proposed(_:)``.
      case proposed
      /// See ``Kind/answered(_:)``.
      case answered
      /// See ``Kind/remembered(_:)``.
      case remembered
      /// See ``Kind/placed(_:_:)``.
      case placed
      /// See ``Kind/guide(_:position:isExplicit:)``.
      case guide
    }
  }
}

extension LayoutTrace.Event.Kind {
  /// The kind without what came with it.
  public var name: LayoutTrace.Event.Name {
    switch self {
    case .proposed: .proposed
    case .answered: .answered
    case .remembered: .remembered
    case .placed: .placed
    case .guide: .guide
    }
  }
}

// MARK: - Asking

extension LayoutTrace {
  /// The number of events of a kind.
  public func count(of name: Event.Name) -> Int { events.count { $0.kind.name == name } }

  /// The events of some kinds.
  public func only(_ names: Set<Event.Name>) -> LayoutTrace {
    keeping { names.contains($0.kind.name) }
  }

  /// The events of the view at a place, and with `inside` of all views in it.
  public func only(at place: NodePlace, inside: Bool = false) -> LayoutTrace {
    keeping { inside ? place.contains($0.place) : $0.place == place }
  }

  /// The events of the views of a name, id included, as in `Text "title"`.
  public func only(view: String) -> LayoutTrace { keeping { $0.view == view } }

  private func keeping(_ isKept: (Event) -> Bool) -> LayoutTrace {
    LayoutTrace(events: events.filter(isKept), isComplete: isComplete)
  }
}

// MARK: - Printing

extension LayoutTrace.Event: CustomStringConvertible {
  /// The view and what happened to it.
  public var description: String {
    switch kind {
    case .proposed(let proposal): "\(view) is proposed \(Proposal(proposal).plainText)"
    case .answered(let size): "\(view) answers \(Size(size).plainText)"
    case .remembered(let size): "\(view) remembers \(Size(size).plainText)"
    case .placed(let frame, _):
      "\(view) is placed at \(Point(frame.origin).plainText), \(Size(frame.size).plainText)"
    case .guide(let name, let position, let isExplicit):
      "\(view) has \(name) at \(Double(position).plainText)\(isExplicit ? ", which is set" : "")"
    }
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// A transcript, an event a line, indented by level.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes a transcript to a stream, an event a line, indented by level.
  public func write(to stream: inout some TextOutputStream) {
    for (number, event) in events.enumerated() {
      if number > 0 { stream.write("\n") }
      stream.write(String(repeating: "  ", count: min(event.level, 40)))
      stream.write(event.description)
    }
    if !isComplete { stream.write("\n… and so on: the layout was not followed to its end") }
  }
}

extension LayoutDiagnostic.Rule {
  /// A view that takes all the room, where none is proposed.
  public static let noRoomToGrow = Self(rawValue: "noRoomToGrow")
}

/// A spacer, a reader of geometry, or a frame with an infinite maximum is proposed nothing on the
/// axis on which it grows.
struct NoRoomToGrowRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.noRoomToGrow

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.inspections.flatMap { inspection in
      inspection.placed.flatMap { place in
        Axis.allCases.compactMap { check(place, on: $0, inspection) }
      }
    }
  }

  private func check(
    _ place: ReplayedChild, on axis: Axis, _ inspection: Inspection
  ) -> LayoutDiagnostic? {
    guard place.proposal[axis].isNaN, let effect = effect(of: place, axis, inspection.storage)
    else { return nil }
    let (source, remedy) = source(of: place.node, axis, inspection)
    return finding(
      about: place.node, in: inspection.storage,
      DiagnosticText(
        "grows with the proposed \(axis.lengthName), but \(source) proposes none", outcome: effect,
        remedy: remedy))
  }

  private func effect(of place: ReplayedChild, _ axis: Axis, _ storage: TreeStorage) -> String? {
    let record = storage.nodes[place.node]
    switch record.kind {
    // One that was given a length is a gap, and a client's layout knows what it does with spacers.
    case .spacer where record.growsFreely(on: axis) && !storage.isInClientsLayout(place.node):
      let usual = storage.standardLengths(of: place.node).spacerLength
      guard place.size[axis] <= Double(usual) else { return nil }
      return "it stays at its minimum, \(place.size[axis].plainText)"
    case .flexible where storage.isGeometryReader(place.node):
      return "it gets \(place.size[axis].plainText)"
    case .flexibleFrame:
      let limits = storage.flexibleFrames[Int(record.payload)][axis]
      guard limits.maximum == .infinity, limits.ideal.isNaN else { return nil }
      return "max\(axis.limitName) ∞ has no effect"
    default: return nil
    }
  }

  /// Who of the views around is the first not to propose a length.
  private func source(
    of node: Int, _ axis: Axis, _ inspection: Inspection
  ) -> (name: String, remedy: String) {
    let storage = inspection.storage
    let parent = storage.ancestors(of: node).first { parent in
      inspection.place(of: parent).map { !$0.proposal[axis].isNaN } ?? false
    }
    // A row is proposed nothing along the container that it is a row of.
    if let name = parent.map(storage.name(of:)) ?? storage.nameOfHost {
      return (name, "Give it a \(axis.lengthName) with a frame inside \(name)")
    }
    return (
      "the request for the layout",
      "Propose a \(axis.lengthName) to the root, or lay it out in a window"
    )
  }
}

extension TreeStorage {
  /// Whether the container that a node is in is a client's layout.
  fileprivate func isInClientsLayout(_ node: Int) -> Bool {
    ancestors(of: node).first { !nodes[$0].kind.isUnary }.map(isClientsLayout) ?? false
  }

  /// The name of the node that the tree was described for.
  fileprivate var nameOfHost: String? { host.flatMap { host in host.storage?.name(of: host.node) } }

  fileprivate func isGeometryReader(_ node: Int) -> Bool {
    if case .reader(.geometry) = geometry(of: node)?.role { true } else { false }
  }
}

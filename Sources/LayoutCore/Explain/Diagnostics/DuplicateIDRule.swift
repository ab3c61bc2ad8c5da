extension LayoutDiagnostic.Rule {
  /// Views, or elements of data, with the same identity.
  public static let duplicateID = Self(rawValue: "duplicateID")
  /// An id that no view has.
  public static let unknownID = Self(rawValue: "unknownID")
}

/// Several views have the same id, of which only the first is found.
struct DuplicateIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.duplicateID

  func check(_ inspection: Inspection) {
    let storage = inspection.storage
    var shared: [(place: Int, count: Int, id: AnyHashable)] = []
    for (id, owners) in storage.owners where owners.count > 1 {
      let places = Set(owners).compactMap { inspection.places[Int($0)] }
      guard places.count > 1, let first = places.min() else { continue }
      shared.append((first, places.count, id))
    }
    shared.sort { ($0.place, "\($0.id.base)") < ($1.place, "\($1.id.base)") }
    for (place, count, id) in shared {
      inspection.report(
        rule, inspection.placed[place].node,
        "\(count) views have the id \"\(id.base)\", and only the first of them is found by it. Give "
          + "each an id of its own, or look all of them up with frames(of:)")
    }
  }
}

/// An id is asked for that no view has.
enum UnknownIDRule {
  static func check(_ result: ResolvedLayout, _ ids: [AnyHashable]) -> [LayoutDiagnostic] {
    ids.filter { result.places(of: $0).isEmpty }.map { id in
      LayoutDiagnostic(
        rule: .unknownID, path: "",
        message: UnknownID.message(id, in: result))
    }
  }
}

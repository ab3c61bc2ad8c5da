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
    for place in inspection.placed {
      for id in storage.attributes(of: place.node)?.ids ?? [] {
        let owners = Set(storage.owners[id] ?? []).filter { inspection.places[Int($0)] != nil }
        let first = owners.min { inspection.places[Int($0)] ?? 0 < inspection.places[Int($1)] ?? 0 }
        guard owners.count > 1, first == Int32(place.node) else { continue }
        inspection.report(
          rule, place.node,
          "\(owners.count) views have the id \"\(id.base)\", and only the first of them is found by "
            + "it. Give each an id of its own, or look all of them up with frames(of:)")
      }
    }
  }
}

/// An id is asked for that no view has.
enum UnknownIDRule {
  static func check(_ result: ResolvedLayout, _ ids: [AnyHashable]) -> [LayoutDiagnostic] {
    ids.filter { result.places(of: $0).isEmpty }.map { id in
      LayoutDiagnostic(
        rule: .unknownID, path: "",
        message: UnknownID.message(id, among: result.storage.owners.keys))
    }
  }
}

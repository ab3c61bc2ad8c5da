extension LayoutDiagnostic.Rule {
  /// An id that no view has.
  public static let unknownID = Self(rawValue: "unknownID")
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

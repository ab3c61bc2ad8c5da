import Testing

/// What `@Entry` becomes, and what is wrong with it.
struct EntryMacroTests {
  private func key(
    _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) throws -> String? {
    let expansion = try Reply.Expansion(of: declaration, role: "peer", in: context)
    #expect(expansion.diagnostics == [])
    return expansion.expandedSource
  }

  @Test func `the accessors go through the key`() throws {
    let expansion = try Reply.Expansion(
      of: "\n  @Entry var margin: Int = 16", role: "accessor",
      in: "extension EnvironmentValues {}")
    #expect(
      expansion.expandedSource == """
        get { self[__Key_margin.self] }
        set { self[__Key_margin.self] = newValue }
        """)
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
    ("ContainerValues", "ContainerValueKey"),
  ])
  func `the key has the type and the default value`(type: String, protocolName: String) throws {
    let expected = """
      private struct __Key_margin: SwiftUI.\(protocolName) {
      typealias Value = Int
      static var defaultValue: Value {
       16
      }
      }
      """
    for context in ["extension \(type) {}", "\n// Ours.\n@MainActor extension SwiftUI.\(type) {}"] {
      #expect(try key("@Entry var margin: Int = 16", in: context) == expected)
    }
  }

  @Test func `focused values have none by default`() throws {
    let expected = """
      private struct __Key_text: SwiftUI.FocusedValueKey {
      typealias Value = String
      }
      """
    let context = "extension FocusedValues {}"
    #expect(try key("@Entry var text: String?", in: context) == expected)
    #expect(try key("@Entry var text: Optional<String>", in: context) == expected)
    #expect(try key("@Entry var text: String? = nil", in: context) == expected)
  }

  @Test func `a type that is not written is that of a constant`() throws {
    #expect(
      try key("@Entry var margin = 16") == """
        private struct __Key_margin: SwiftUI.EnvironmentKey {
        static let defaultValue =  16
        }
        """)
  }

  @Test func `an optional value is nil by default`() throws {
    #expect(try key("@Entry var model: Model?")?.contains("{\nnil\n}") == true)
  }

  @Test(arguments: [
    ("/// A = b: c {\n@available(*, message: \"a ) = {\") @Entry var a: Int = 1", "Int"),
    ("@Entry // a: B = {\n/* /* x */ : */ public internal(set) var a : Int = 1", "Int"),
    (
      "@Entry var a: (Int, @Sendable () -> Void) -> [K: V] = f",
      "(Int, @Sendable () -> Void) -> [K: V]"
    ),
    ("@Entry var a: Box<(Int) -> Void, Int> = f", "Box<(Int) -> Void, Int>"),
    ("@Entry var a: Int = {\n  1\n}()", "Int"),
    ("@Entry @MainActor var `default`: any P & Q = 1 // : c", "any P & Q"),
    ("@Entry var a: Swift.Optional<Int> /* = 3 */ = nil", "Swift.Optional<Int>"),
  ])
  func `types are found among attributes, comments and brackets`(
    declaration: String, type: String
  ) throws {
    #expect(try key(declaration)?.contains("typealias Value = \(type)\n") == true)
  }

  @Test(arguments: [
    ("@Entry var a: Int", "needs a default value", "a: Int"),
    ("/* é */ @Entry let a: Int = 1", "needs a “var”, since the value can be set", "let"),
    ("@Entry var a: Int { 1 }", "makes the accessors of a variable itself", "a: Int"),
    (
      "@Entry public static var a = 1", "needs a variable of values, not of their type", "static"
    ),
    ("@Entry func a() {}", "can only be attached to a variable with a name", "@Entry"),
    ("@Entry var (a, b) = (1, 2)", "can only be attached to a variable with a name", "@Entry"),
    ("@Entry", "can only be attached to a variable with a name", "@Entry"),
  ])
  func `errors are where the mistake is`(
    declaration: String, problem: String, place: String
  ) throws {
    try expectError(declaration, in: "extension EnvironmentValues {}", problem, at: place)
  }

  @Test(arguments: [
    "", "struct EnvironmentValues {}", "extension Other {}", "extension EnvironmentValues.Inner {}",
    "func f() {}", "@", "extension",
  ])
  func `entries are in an extension of what holds values`(context: String) throws {
    try expectError(
      "@Entry var a = 1", in: context,
      """
      can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or \
      FocusedValues
      """,
      at: "@Entry")
  }

  @Test func `a focused value may not be there`() throws {
    try expectError(
      "@Entry var a: Int", in: "extension FocusedValues {}",
      "in FocusedValues needs an optional type", at: "a: Int")
  }

  private func expectError(
    _ declaration: String, in context: String, _ problem: String, at place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expansion = try Reply.Expansion(of: declaration, role: "accessor", in: context)
    let before = try #require(declaration.range(of: place)).lowerBound
    let offset = Reply.Expansion.offset + declaration[..<before].utf8.count
    #expect(
      expansion.expandedSource?.contains("__Key_") != true, sourceLocation: sourceLocation)
    #expect(
      expansion.diagnostics.map(\.message) == ["@Entry \(problem)"],
      sourceLocation: sourceLocation)
    #expect(
      expansion.diagnostics.map(\.position.offset) == [offset], sourceLocation: sourceLocation)
    // One of the two roles is enough to say it.
    let peer = try Reply.Expansion(of: declaration, role: "peer", in: context)
    #expect(
      peer.expandedSource?.isEmpty == true && peer.diagnostics == [],
      sourceLocation: sourceLocation)
  }
}

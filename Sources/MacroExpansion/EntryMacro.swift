/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` the value of a key:
///
///     @Entry var margin: CGFloat = 16
///
///     var margin: CGFloat {
///       get { self[__Key_margin.self] }
///       set { self[__Key_margin.self] = newValue }
///     }
///     private struct __Key_margin: SwiftUI.EnvironmentKey {
///       typealias Value = CGFloat
///       static var defaultValue: Value { 16 }
///     }
///
/// A default value whose type is not written is made once, because only a stored property can
/// take its type from it.
struct EntryMacro {
  private let expansion: Question.Expansion
  private let variable: VariableDeclaration?

  init(_ expansion: Question.Expansion) {
    self.expansion = expansion
    self.variable = expansion.declSyntax.flatMap { VariableDeclaration($0.source) }
  }

  /// The protocols of the keys, by the type that holds the values.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Two roles ask about each use. The accessors' answer tells what is wrong, the key's does not
  /// repeat it. A variable without accessors gets some all the same, or the compiler would complain
  /// of a stored property as well.
  var answer: Answer {
    switch (entry, expansion.macroRole) {
    case (.success(let entry), "accessor"): .expansion(entry.accessors)
    case (.success(let entry), "peer"): .expansion(entry.key)
    case (.failure(let problem), "accessor"):
      .failure(
        problem.text, at: problem.location,
        source: variable?.canHaveAccessors == true ? "get { fatalError() }\nset {}" : nil)
    case (.failure, "peer"): .expansion("")
    default: .failure("@Entry has no role “\(expansion.macroRole ?? "")”")
    }
  }

  private struct Problem: Error {
    let text: String
    let location: Question.Location?
  }

  private var entry: Result<Entry, Problem> {
    let attribute = expansion.attributeSyntax?.location
    func problem(_ text: String, at location: Question.Location? = nil) -> Result<Entry, Problem> {
      .failure(Problem(text: "@Entry \(text)", location: location ?? attribute))
    }
    guard let syntax = expansion.declSyntax, let variable else {
      return problem("can only be attached to a variable with a name")
    }
    let place = expansion.lexicalContext?.first.flatMap { extendedType($0.source) }
    guard let protocolName = place.flatMap({ Self.keys[$0] }) else {
      return problem(
        """
        can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or \
        FocusedValues
        """)
    }
    func location(_ word: VariableDeclaration.Word) -> Question.Location {
      Question.Location(
        fileName: syntax.location.fileName, offset: syntax.location.offset + word.offset)
    }
    if let word = variable.typeMember {
      return problem("needs a variable of values, not of their type", at: location(word))
    }
    guard variable.keyword.text == "var" else {
      return problem("needs a “var”, since the value can be set", at: location(variable.keyword))
    }
    guard !variable.hasAccessors else {
      return problem("makes the accessors of a variable itself", at: location(variable.name))
    }
    var entry = Entry(
      name: variable.name.text.filter { $0 != "`" }, protocolName: protocolName,
      type: variable.type, value: variable.value)
    if protocolName == "FocusedValueKey" {
      // Without focus there is no value, so the key's type is what may be there.
      guard let wrapped = variable.wrappedType else {
        return problem("in FocusedValues needs an optional type", at: location(variable.name))
      }
      (entry.type, entry.value) = (wrapped, nil)
    } else if variable.value == nil {
      guard variable.wrappedType != nil else {
        return problem("needs a default value", at: location(variable.name))
      }
      entry.value = "nil"
    }
    return .success(entry)
  }

  /// `EnvironmentValues` of `extension SwiftUI.EnvironmentValues {}`.
  private func extendedType(_ source: String) -> String? {
    var reader = SourceReader(source)
    reader.skipAttributesAndModifiers(until: ["extension"])
    guard reader.word()?.text == "extension" else { return nil }
    var name = reader.word()?.text
    while reader.skip(".") { name = reader.word()?.text }
    return name
  }
}

/// What is made of a variable. Types and values may end in a comment, so a line ends after them.
private struct Entry {
  let name: String
  let protocolName: String
  var type: String?
  var value: String?

  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  var key: String {
    let members =
      switch (type, value) {
      case (let type?, let value?):
        "typealias Value = \(type)\nstatic var defaultValue: Value {\n\(value)\n}"
      case (let type?, nil): "typealias Value = \(type)"
      case (nil, let value): "static let defaultValue = \(value ?? "")"
      }
    return "private struct __Key_\(name): SwiftUI.\(protocolName) {\n\(members)\n}"
  }
}

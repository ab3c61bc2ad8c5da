/// Writes examples one below the other, so that each is type-checked by itself.
@resultBuilder
enum ExampleTable {
  static func buildExpression(_ example: WorkedExample) -> [WorkedExample] { [example] }
  static func buildBlock(_ examples: [WorkedExample]...) -> [WorkedExample] {
    examples.flatMap(\.self)
  }
  static func buildArray(_ examples: [[WorkedExample]]) -> [WorkedExample] {
    examples.flatMap(\.self)
  }
}

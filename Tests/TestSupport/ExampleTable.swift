/// Writes examples one below the other, so that each is type-checked by itself.
@resultBuilder
package enum ExampleTable {
  package static func buildExpression(_ example: WorkedExample) -> [WorkedExample] { [example] }
  package static func buildBlock(_ examples: [WorkedExample]...) -> [WorkedExample] {
    examples.flatMap(\.self)
  }
  package static func buildArray(_ examples: [[WorkedExample]]) -> [WorkedExample] {
    examples.flatMap(\.self)
  }
}

/// Builds views from the statements of a closure, by the name that newer code has for it.
///
///     struct Card<Content: View>: View {
///       @ContentBuilder var content: Content
///       // …
///     }
///
/// Toolbars, commands and scenes have builders of their own.
public typealias ContentBuilder = ViewBuilder

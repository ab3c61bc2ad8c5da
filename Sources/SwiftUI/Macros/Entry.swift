/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value of its own, with the variable's initial value as its default.
///
///     extension EnvironmentValues {
///       @Entry var cardMargin: CGFloat = 16
///     }
///
/// A focused value has an optional type and no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

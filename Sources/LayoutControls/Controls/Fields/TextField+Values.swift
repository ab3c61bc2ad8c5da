// Fields for values other than text, which are shown as a format or a formatter writes them.

extension TextField where Label == Text {
  /// Creates a field for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(value.wrappedValue, in: format), prompt: prompt ?? Text(titleKey))
  }

  /// Creates a field for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(value.wrappedValue, in: format), prompt: prompt ?? Text(title))
  }

  /// Creates a field for a value in a format, or for none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.wrappedValue.map { Text($0, in: format) }, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a field for a value in a format, or for none.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.wrappedValue.map { Text($0, in: format) }, prompt: prompt ?? Text(title))
  }

  /// Creates a field for a value that a formatter writes, with closures that never run.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt ?? Text(titleKey)) }

  /// Creates a field for a value that a formatter writes, with closures that never run.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt ?? Text(title)) }
}

extension TextField {
  /// Creates a field for a value in a format with a label, which is not laid out.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(Text(value.wrappedValue, in: format), prompt: prompt)
  }

  /// Creates a field for a value in a format, or for none, with a label, which is not laid out.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.wrappedValue.map { Text($0, in: format) }, prompt: prompt)
  }

  /// Creates a field for a value that a formatter writes with a label, which is not laid out.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt) }
}

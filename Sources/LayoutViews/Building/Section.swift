import LayoutCore

/// Content with a header and a footer.
///
/// Lists and lazy containers lay its parts out as such. In other containers, the header, the
/// content and the footer follow each other as children of the container.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the section shows its content; a folded one does not.
  package let isExpanded: Bool

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Bool = true) {
    (self.header, self.content, self.footer) = (header, content, footer)
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView, _TransparentView
where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// Creates a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Whether the content brings rows.
  public static func _bringsRows(within levels: Int) -> Bool? {
    Content._bringsRows(within: levels)
  }

  /// Adds the header, the content and the footer.
  public func makeNodes(in context: inout ViewContext) {
    context.group { context in
      let section = context.session.newSection()
      context.describe(header, as: .header, in: section)
      // Where it is folded, what comes after it keeps its state too.
      context.grouped { context in
        if isExpanded { context.describe(content, as: .content, in: section) }
      }
      context.describe(footer, as: .footer, in: section)
    }
  }
}

extension ViewContext {
  /// Describes a part of a section, whose views tell their container what they are.
  fileprivate mutating func describe(_ view: some View, as part: SectionPart, in section: Int) {
    let font = environment.font
    if isListRow { environment.font = environment[SectionFonts.self][part] ?? font }
    defer { environment.font = font }
    if rows != nil { return appendRows(as: part, in: section) { view._makeNodes(in: &$0) } }
    modify(view) { $0.inSection(section, as: part) }
  }
}

// MARK: - Without some of the parts

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section without header.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section without footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

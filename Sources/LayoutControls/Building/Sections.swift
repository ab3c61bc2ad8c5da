import LayoutCore

/// A section of a view, with the subviews of its parts.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those beside it.
  public struct ID: Hashable, Sendable { let index: Int }

  /// The section's identity.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The views that `sectionActions(content:)` gives the section.
  public let actions: SubviewsCollection

  /// The values that the section has for its container: those of its first view.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections that another view stands for. Views outside sections that follow each other are a
/// section without header and footer.
public struct SectionCollection: RandomAccessCollection, _TransparentView {
  private let nodes: SubviewNodes
  private let sections: [SectionConfiguration]

  init(of nodes: SubviewNodes) {
    self.nodes = nodes
    var groups: [[Int]] = []
    for index in nodes.indices {
      let section = nodes[index][SectionPlace.self]?.section
      if index > 0, section == nodes[index - 1][SectionPlace.self]?.section {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    sections = groups.enumerated().map { index, group in
      func part(_ part: SectionPart) -> SubviewsCollection {
        SubviewsCollection(
          nodes, group.filter { (nodes[$0][SectionPlace.self]?.part ?? .content) == part })
      }
      let actions = nodes[group[0]][SectionActions.self].map { SubviewsCollection($0) }
      return SectionConfiguration(
        id: .init(index: index), header: part(.header), content: part(.content),
        footer: part(.footer), actions: actions ?? SubviewsCollection(nodes, []))
    }
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index past the last.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Adds the views of all sections.
  public func makeNodes(in context: inout ViewContext) {
    SubviewsCollection(nodes)._makeNodes(in: &context)
  }
}

// MARK: - Reading sections

extension Group {
  /// Views made from the sections that another view stands for.
  ///
  ///     Group(sections: content) { sections in
  ///       ForEach(sections) { section in
  ///         VStack { section.header }
  ///         HStack { section.content }
  ///       }
  ///     }
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _ContentReader<Base, SectionCollection, Result> {
    self = .of(
      _ContentReader(base: view, read: { SectionCollection(of: $0) }, transform: transform)
    )
  }
}

extension ForEach {
  /// Creates a view for each of the sections that another view stands for.
  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == _ContentReader<
      V, SectionCollection, ForEach<SectionCollection, SectionConfiguration.ID, Result>
    >
  {
    self.init(
      data: CollectionOfOne(0), id: { $0 },
      content: { _ in
        _ContentReader(base: view, read: { SectionCollection(of: $0) }) {
          ForEach<_, _, Result>($0, content: content)
        }
      })
  }
}

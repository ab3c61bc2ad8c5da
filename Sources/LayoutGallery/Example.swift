import LayoutKit

/// A view to be shown with its picture, its source and its frames.
package struct Example {
  /// The name of the example's page.
  package let name: String
  /// What the example is called.
  package let title: String
  /// What there is to see.
  let about: String
  /// The size of the window.
  let window: CGSize
  private let view: () -> AnyView
  private let place: (file: String, line: Int)
  private let types: [String]

  /// Creates an example. Its source is that of the closure, where it is written.
  ///
  /// - Parameter types: types of the same file that are part of the example.
  init(
    _ name: String, _ title: String, _ about: String, width: CGFloat, height: CGFloat,
    with types: [String] = [], file: String = #filePath, line: Int = #line,
    @ViewBuilder view: @escaping () -> some View
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.window = CGSize(width: width, height: height)
    self.view = { AnyView(view()) }
    self.place = (file, line)
    self.types = types
  }

  /// The example's code, as it is written in the file that ran.
  package var source: String {
    let excerpt = SourceExcerpt(file: place.file)
    return ([excerpt.closure(at: place.line)] + types.map { excerpt.declaration(of: $0) })
      .compactMap { $0 }.joined(separator: "\n\n")
  }

  /// Lays the example out.
  package func layout(
    _ scheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight
  ) -> ResolvedLayout {
    view().layout(in: window) {
      $0.colorScheme = scheme
      $0.layoutDirection = direction
      $0.imageSizes = Self.imageSizes
    }
  }

  /// A picture of the example.
  package func picture(
    _ scheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight,
    overlays: SVGOptions.Overlays = [], namePrefix: String = "layout"
  ) -> String {
    layout(scheme, direction).svg(
      SVGOptions(
        overlays: overlays, margin: overlays.isEmpty ? 0 : 8, namePrefix: namePrefix,
        title: title))
  }

  /// The sizes of the images that examples show.
  private static let imageSizes = [
    "harbour": CGSize(width: 160, height: 120), "tower": CGSize(width: 90, height: 120),
  ]
}

/// Examples that belong together.
struct Chapter {
  let title: String
  let examples: [Example]
}

extension Example {
  /// The chapters of the gallery.
  static var chapters: [Chapter] {
    [
      Chapter(title: "Stacks", examples: stacks),
      Chapter(title: "Alignment", examples: alignment + withinAStack),
      Chapter(title: "Sizes", examples: sizes),
      Chapter(title: "Places and layers", examples: places),
      Chapter(title: "Looks", examples: looks),
      Chapter(title: "Text and controls", examples: content),
      Chapter(title: "Containers", examples: containers),
      Chapter(title: "Grids, lists and lines", examples: grids),
      Chapter(title: "Layouts of your own", examples: layouts),
      Chapter(title: "Screens", examples: screens),
    ]
  }

  /// All examples in order.
  package static var all: [Example] { chapters.flatMap(\.examples) }
}

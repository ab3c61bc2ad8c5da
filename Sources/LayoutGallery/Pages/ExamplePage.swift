import LayoutKit

/// An example: its picture, what explains it, its mirror image, its source and its frames.
struct ExamplePage {
  let example: Example
  let previous: Example?
  let next: Example?

  var html: String {
    Page.html(
      title: "\(example.title) – Layout gallery",
      """
      <header>
      <nav>\(link("index", "All examples"))\(link(previous, "‹"))\(link(next, "›"))</nav>
      <h1>\(Page.escaped(example.title))</h1>
      <p>\(Self.marked(example.about))</p>
      </header>
      <main class="example">
      <div class="pictures">
      \(figure("In a window of \(text(example.window))", "plain"))
      \(figure("Frames, alignment and gaps", "frames", overlays: [.frames, .guides, .spacing]))
      \(figure("From right to left", "mirrored", .rightToLeft))
      </div>
      <div class="texts">
      <h2>Source</h2>
      <pre><code>\(SwiftMarkup.html(example.source))</code></pre>
      <h2>Frames</h2>
      \(table)
      <details><summary>The whole tree</summary>
      <pre><code>\(Page.escaped(example.layout().description))</code></pre>
      </details>
      </div>
      </main>
      """)
  }

  private func text(_ size: CGSize) -> String {
    "\(Number.text(size.width)) × \(Number.text(size.height))"
  }

  private func link(_ example: Example?, _ text: String) -> String {
    example.map { link($0.name, "\(text) \(Page.escaped($0.title))") } ?? ""
  }

  private func link(_ name: String, _ text: String) -> String {
    "<a href=\"\(name).html\">\(text)</a> "
  }

  private func figure(
    _ caption: String, _ name: String, _ direction: LayoutDirection = .leftToRight,
    overlays: SVGOptions.Overlays = []
  ) -> String {
    """
    <figure>
    \(Page.pictures(of: example, direction, overlays: overlays, named: name))
    <figcaption>\(caption)</figcaption>
    </figure>
    """
  }

  /// Frames of the views that have ids, in both directions.
  private var table: String {
    let rows = example.layout().nodes.compactMap { node in
      node.id.map { (name: "\($0.base)", frame: node.frame) }
    }
    if rows.isEmpty { return "<p>No view of this example has an id.</p>" }
    let mirrored = example.layout(.light, .rightToLeft).nodes.filter { $0.id != nil }.map(\.frame)
    let lines = rows.enumerated().map { index, row in
      let numbers = [row.frame.minX, row.frame.minY, row.frame.width, row.frame.height]
      let other = index < mirrored.count ? Number.text(mirrored[index].minX) : ""
      let cells = (numbers.map(Number.text) + [other]).map { "<td>\($0)</td>" }.joined()
      return "<tr><th>\(Page.escaped(row.name))</th>\(cells)</tr>"
    }
    return """
      <div class="scroll"><table>
      <tr><th>id</th><td>x</td><td>y</td><td>width</td><td>height</td><td>x, mirrored</td></tr>
      \(lines.joined(separator: "\n"))
      </table></div>
      """
  }

  /// Text with code between backticks.
  private static func marked(_ text: String) -> String {
    let parts = Page.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 % 2 == 0 ? "\($1)" : "<code>\($1)</code>" }.joined()
  }
}

/// Numbers as the pages show them.
enum Number {
  static func text(_ number: CGFloat) -> String {
    let hundredths = (Double(number) * 100).rounded() / 100
    return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
  }
}

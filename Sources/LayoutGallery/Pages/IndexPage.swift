import LayoutKit

/// All examples with their pictures, by chapter.
struct IndexPage {
  let chapters: [Chapter]

  var html: String {
    let links = chapters.map { "<a href=\"#\(anchor($0))\">\(Page.escaped($0.title))</a>" }
    return Page.html(
      title: "Layout gallery",
      """
      <header>
      <h1>Layout gallery</h1>
      <p>SwiftUI's layout without SwiftUI: every picture on these pages was laid out and drawn by this \
      package, from the source beside it, without a screen.</p>
      <nav>\(links.joined(separator: " "))</nav>
      </header>
      <main>
      \(chapters.map(section).joined(separator: "\n"))
      </main>
      """)
  }

  private func anchor(_ chapter: Chapter) -> String {
    chapter.title.lowercased().split(separator: " ").joined(separator: "-")
  }

  private func section(_ chapter: Chapter) -> String {
    """
    <section id="\(anchor(chapter))">
    <h2>\(Page.escaped(chapter.title))</h2>
    <div class="cards">
    \(chapter.examples.map(card).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func card(_ example: Example) -> String {
    """
    <a class="card" href="\(example.name).html">
    \(Page.pictures(of: example, named: "index"))
    <h3>\(Page.escaped(example.title))</h3>
    </a>
    """
  }
}

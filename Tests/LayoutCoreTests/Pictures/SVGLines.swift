import Foundation
import LayoutCore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The lines between the first and the last one of a node's picture, without the space in front.
func svgLines(_ node: LayoutNode, _ options: SVGOptions = SVGOptions()) -> [String] {
  let svg = node.layout(proposing: .unspecified).svg(options)
  #expect(isWellFormedXML(svg), "\(svg)")
  return svg.split(separator: "\n").dropFirst().dropLast().map {
    $0.trimmingCharacters(in: .whitespaces)
  }
}

func isWellFormedXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

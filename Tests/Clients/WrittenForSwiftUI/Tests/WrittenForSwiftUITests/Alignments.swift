import SwiftUI

extension VerticalAlignment {
  private enum Midline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  static let midline = VerticalAlignment(Midline.self)
}

extension HorizontalAlignment {
  private struct FormColumn: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.leading] }
  }

  static let formColumn = Self(FormColumn.self)
}

extension Alignment {
  static let midColumn = Alignment(horizontal: .formColumn, vertical: .midline)
}

struct AlignedForm: View {
  let rows = [("Name", "Ada"), ("Occupation", "Mathematician"), ("Born", "1815")]

  var body: some View {
    VStack(alignment: .formColumn, spacing: 6) {
      ForEach(rows, id: \.0) { label, value in
        HStack {
          Text(label).foregroundColor(.secondary)
          Text(value).bold().alignmentGuide(.formColumn) { d in d[.leading] }
        }
      }
      Divider()
      Text("Footer").alignmentGuide(.formColumn) { $0[HorizontalAlignment.center] }
    }
    .padding(.horizontal, 20)
  }
}

struct Badge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      if count > 0 {
        Text("\(count)")
          .font(.caption2)
          .padding(4)
          .background(Circle().fill(Color.red))
          .foregroundColor(.white)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
  }
}

extension View {
  func badged(_ count: Int) -> some View { modifier(Badge(count: count)) }
}

struct MessageRow: View {
  var body: some View {
    HStack(alignment: .midline) {
      Image(systemName: "tray").font(.title).badged(3)
      VStack(alignment: .leading) {
        Text("Inbox").font(.headline).alignmentGuide(.midline) { d in d[VerticalAlignment.center] }
        Text("Three messages").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text("12:30").alignmentGuide(.midline) { dimension in
        dimension[explicit: .midline] ?? dimension.height / 2
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

func describe(_ alignment: HorizontalAlignment) -> String {
  switch alignment {
  case .leading: return "leading"
  case .center: return "center"
  case .trailing: return "trailing"
  default: return "custom"
  }
}

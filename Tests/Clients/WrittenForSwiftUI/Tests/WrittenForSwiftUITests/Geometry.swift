import SwiftUI

// Grids, scrolling, readers of geometry and of preferences, and the safe area.

struct PriceTable: View {
  let rows = [("Tea", "2.40"), ("Coffee", "3.10"), ("Water", "0.00")]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        Text("Drink").font(.headline).gridCellColumns(1)
        Text("Price").font(.headline).gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(rows, id: \.0) { row in
        GridRow {
          Text(row.0)
          Text(row.1).gridCellAnchor(.trailing)
        }
      }
      GridRow { Color.clear.frame(height: 1).gridCellColumns(2) }
    }
    .padding()
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct TabBoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

struct UnderlinedTabs: View {
  @State private var selection = 1
  @State private var widest: CGFloat = 0

  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { index in
        Text("Tab \(index)")
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
          .transformAnchorPreference(key: TabBoundsKey.self, value: .bounds) { bounds, anchor in
            bounds[index] = bounds[index] ?? anchor
          }
          .onTapGesture { withAnimation { selection = index } }
      }
    }
    .onPreferenceChange(WidthKey.self) { widest = $0 }
    .transformPreference(WidthKey.self) { $0 += 1 }
    .overlayPreferenceValue(TabBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          Rectangle().fill(.tint)
            .frame(width: proxy[anchor].width, height: 2)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
        }
      }
    }
    .backgroundPreferenceValue(WidthKey.self) { width in
      Color.gray.frame(width: width, height: 1)
    }
    .coordinateSpace(name: "tabs")
    .coordinateSpace(.named("outer"))
  }
}

struct Feed: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<1_000, id: \.self) { index in
              Text("Post \(index)").frame(maxWidth: .infinity, alignment: .leading).id(index)
            }
          } header: {
            Text("Today").font(.headline)
          }
        }
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<20) { _ in
              RoundedRectangle(cornerRadius: 8)
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
                .frame(height: 80)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
          ForEach(0..<6) { _ in Color.blue.frame(width: 40) }
        }
        .frame(height: 90)
      }
      .scrollPosition($position)
      .defaultScrollAnchor(.top)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .onAppear { proxy.scrollTo(10, anchor: .top) }
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .scrollView).minY
      } action: {
        offset = $0
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack { Text("\(offset)") }.frame(height: 44).frame(maxWidth: .infinity)
    }
    .safeAreaPadding(.top, 4)
    .background(Color.gray.ignoresSafeArea())
    .overlay(alignment: .top) { Color.clear.frame(height: 0).edgesIgnoringSafeArea(.top) }
  }
}

struct FramesInSpaces: View {
  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        Text("\(proxy.frame(in: .global).minX), \(proxy.frame(in: .local).width)")
        Text("\(proxy.frame(in: .named("screen")).maxY), \(proxy.safeAreaInsets.top)")
        if let bounds = proxy.bounds(of: .named("screen")) { Text("\(bounds.height)") }
      }
      .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
    }
    .coordinateSpace(.named("screen"))
    .ignoresSafeArea(.container, edges: [.top, .bottom])
  }
}

import SwiftUI

extension ModifierTable {
  mutating func addSearch() {
    let (isOn, name, text, items, focus, field) = (isOn, name, text, items, focus, field)
    add("searchable(text:isPresented:placement:prompt:)") { $0.searchable(text: text) }
    add("searchable(text:isPresented:placement:prompt:)") {
      $0.searchable(text: text, isPresented: isOn, prompt: Text("text"))
    }
    add("searchable(text:placement:prompt:suggestions:)") {
      $0.searchable(text: text) { Text("a").searchCompletion("a") }
    }
    add("searchable(text:placement:prompt:suggestions:)") {
      $0.searchable(text: text, prompt: Text("text")) { Text("a") }
    }
    add("searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)") {
      $0.searchable(text: text, tokens: items, prompt: "key") { Text($0.name) }
    }
    add("searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)") {
      $0.searchable(text: text, tokens: items, suggestedTokens: items, prompt: name) {
        Text($0.name)
      }
    }
    add("searchable(text:editableTokens:isPresented:placement:prompt:token:)") {
      $0.searchable(text: text, editableTokens: items) { $item in
        TextField("name", text: $item.name)
      }
    }
    add("searchable(text:editableTokens:isPresented:placement:prompt:token:)") {
      $0.searchable(text: text, editableTokens: items, isPresented: isOn, prompt: name) {
        Text($0.wrappedValue.name)
      }
    }
    add("searchSuggestions(_:)") { $0.searchSuggestions { Text("word") } }
    add("searchSuggestions(_:for:)") { $0.searchSuggestions(.hidden, for: .menu) }
    add("searchCompletion(_:)") { $0.searchCompletion(name) }
    add("searchCompletion(_:)") { $0.searchCompletion(Item(id: 1)) }
    add("searchScopes(_:scopes:)") { $0.searchScopes(text) { Text("scope") } }
    add("searchScopes(_:activation:_:)") {
      $0.searchScopes(text, activation: .onTextEntry) { Text("scope") }
    }
    add("searchSelection(_:)") { $0.searchSelection(.constant(nil)) }
    add("searchFocused(_:)") { $0.searchFocused(focus) }
    add("searchFocused(_:equals:)") { $0.searchFocused(field, equals: 1) }
    add("searchPresentationToolbarBehavior(_:)") {
      $0.searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    add("searchToolbarBehavior(_:)") { $0.searchToolbarBehavior(.minimize) }
    add("searchDictationBehavior(_:)") { $0.searchDictationBehavior(.automatic) }
  }

  mutating func addToolbars() {
    add("toolbar(content:)") { $0.toolbar { Button("item") {} } }
    add("toolbar(id:content:)") {
      $0.toolbar {
        ToolbarItem(placement: .primaryAction) { Button("item") {} }
        ToolbarItemGroup(placement: .bottomBar) { Text("items") }
      }
    }
    add("toolbar(removing:)") { $0.toolbar(removing: .title) }
    add("toolbar(_:for:)") { $0.toolbar(.hidden, for: .navigationBar) }
    add("toolbarVisibility(_:for:)") { $0.toolbarVisibility(.hidden, for: .tabBar) }
    add("toolbarBackgroundVisibility(_:for:)") {
      $0.toolbarBackgroundVisibility(.visible, for: .bottomBar)
    }
    add("toolbarBackground(_:for:)") { $0.toolbarBackground(.hidden, for: .tabBar) }
    add("toolbarBackground(_:for:)") { $0.toolbarBackground(Color.red) }
    add("toolbarColorScheme(_:for:)") { $0.toolbarColorScheme(.dark) }
    add("toolbarTitleDisplayMode(_:)") { $0.toolbarTitleDisplayMode(.inline) }
    add("toolbarTitleMenu(content:)") { $0.toolbarTitleMenu { Button("item") {} } }
    add("toolbarRole(_:)") { $0.toolbarRole(.editor) }
    add("tabItem(_:)") { $0.tabItem { Label("tab", systemImage: "star") } }
    add("badge(_:)") { $0.badge(1) }
    add("badge(_:)") { $0.badge("key") }
    add("badge(_:)") { $0.badge(Text("text")) }
    add("statusBar(hidden:)") { $0.statusBar(hidden: true) }
    add("statusBarHidden(_:)") { $0.statusBarHidden() }
    add("persistentSystemOverlays(_:)") { $0.persistentSystemOverlays(.hidden) }
    add("tabBarMinimizeBehavior(_:)") { $0.tabBarMinimizeBehavior(.onScrollDown) }
    add("tabViewSearchActivation(_:)") { $0.tabViewSearchActivation(.searchTabSelection) }
    add("tabViewBottomAccessory(isEnabled:content:)") {
      $0.tabViewBottomAccessory { Text("accessory") }
    }
    add("scrollEdgeEffectStyle(_:for:)") { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    add("scrollEdgeEffectHidden(_:for:)") { $0.scrollEdgeEffectHidden() }
  }

  mutating func addNavigation() {
    let (isOn, item, name, url) = (isOn, item, name, url)
    add("navigationTitle(_:)") { $0.navigationTitle("key") }
    add("navigationTitle(_:)") { $0.navigationTitle(Text("text")) }
    add("navigationTitle(_:)") { $0.navigationTitle { Text("title") } }
    add("navigationSubtitle(_:)") { $0.navigationSubtitle("key") }
    add("navigationSubtitle(_:)") { $0.navigationSubtitle(name) }
    add("navigationDocument(_:)") { $0.navigationDocument(url) }
    add("navigationBarTitle(_:displayMode:)") { $0.navigationBarTitle("key") }
    add("navigationBarTitle(_:displayMode:)") {
      $0.navigationBarTitle(Text("text"), displayMode: .large)
    }
    add("navigationBarTitleDisplayMode(_:)") { $0.navigationBarTitleDisplayMode(.inline) }
    add("navigationBarHidden(_:)") { $0.navigationBarHidden(true) }
    add("navigationBarBackButtonHidden(_:)") { $0.navigationBarBackButtonHidden() }
    add("navigationBarItems(leading:trailing:)") {
      $0.navigationBarItems(leading: Text("a"), trailing: Text("b"))
    }
    add("navigationBarItems(leading:)") { $0.navigationBarItems(leading: Text("a")) }
    add("navigationBarItems(trailing:)") { $0.navigationBarItems(trailing: Text("b")) }
    add("navigationLinkIndicatorVisibility(_:)") { $0.navigationLinkIndicatorVisibility(.hidden) }
    add("navigationDestination(for:destination:)") {
      $0.navigationDestination(for: Int.self) { Text("\($0)") }
    }
    add("navigationDestination(isPresented:destination:)") {
      $0.navigationDestination(isPresented: isOn) { Text("screen") }
    }
    add("navigationDestination(item:destination:)") {
      $0.navigationDestination(item: item) { Text($0.name) }
    }
    add("tabViewCustomization(_:)") {
      $0.tabViewCustomization(.constant(TabViewCustomization()))
    }
    add("tabViewSidebarHeader(content:)") { $0.tabViewSidebarHeader { Text("header") } }
    add("tabViewSidebarFooter(content:)") { $0.tabViewSidebarFooter { Text("footer") } }
    add("tabViewSidebarBottomBar(content:)") { $0.tabViewSidebarBottomBar { Text("bar") } }
    add("defaultAdaptableTabBarPlacement(_:)") { $0.defaultAdaptableTabBarPlacement(.sidebar) }
  }
}

import SwiftUI

extension ModifierTable {
  mutating func addPresentation() {
    addSheets()
    addAlerts()
    addDialogs()
    addFiles()
    addWindows()
  }

  private mutating func addSheets() {
    let (isOn, item) = (isOn, item)
    add("sheet(isPresented:onDismiss:content:)") { $0.sheet(isPresented: isOn) { Text("sheet") } }
    add("sheet(item:onDismiss:content:)") { $0.sheet(item: item) { Text($0.name) } }
    add("fullScreenCover(isPresented:onDismiss:content:)") {
      $0.fullScreenCover(isPresented: isOn) { Text("cover") }
    }
    add("fullScreenCover(item:onDismiss:content:)") {
      $0.fullScreenCover(item: item) { Text($0.name) }
    }
    add("popover(isPresented:attachmentAnchor:arrowEdge:content:)") {
      $0.popover(isPresented: isOn, arrowEdge: .leading) { Text("popover") }
    }
    add("popover(item:attachmentAnchor:arrowEdge:content:)") {
      $0.popover(item: item, attachmentAnchor: .point(.top)) { Text($0.name) }
    }
    add("presentationDetents(_:selection:)") {
      $0.presentationDetents([.medium, .height(200)], selection: .constant(.medium))
    }
    add("presentationDragIndicator(_:)") { $0.presentationDragIndicator(.visible) }
    add("presentationCornerRadius(_:)") { $0.presentationCornerRadius(20) }
    add("presentationBackground(_:)") { $0.presentationBackground(.thinMaterial) }
    add("presentationBackground(alignment:content:)") { $0.presentationBackground { Color.red } }
    add("presentationBackgroundInteraction(_:)") { $0.presentationBackgroundInteraction(.enabled) }
    add("presentationCompactAdaptation(_:)") { $0.presentationCompactAdaptation(.popover) }
    add("presentationCompactAdaptation(horizontal:vertical:)") {
      $0.presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
    }
    add("presentationContentInteraction(_:)") { $0.presentationContentInteraction(.scrolls) }
    add("presentationSizing(_:)") {
      $0.presentationSizing(.form.fitted(horizontal: true, vertical: false))
    }
    add("presentationPreventsAppTermination(_:)") { $0.presentationPreventsAppTermination(false) }
    add("presentationBreakthroughEffect(_:)") { $0.presentationBreakthroughEffect(.subtle) }
    add("interactiveDismissDisabled(_:)") { $0.interactiveDismissDisabled() }
  }

  private mutating func addAlerts() {
    let (isOn, item, name) = (isOn, item, name)
    let number = Optional(1)
    add("alert(isPresented:content:)") {
      $0.alert(isPresented: isOn) {
        Alert(title: Text("alert"), dismissButton: .default(Text("Fine")))
      }
    }
    add("alert(item:content:)") { $0.alert(item: item) { Alert(title: Text($0.name)) } }
    add("alert(_:isPresented:actions:message:)") {
      $0.alert("key", isPresented: isOn) { Button("Fine") {} }
    }
    add("alert(_:isPresented:actions:message:)") {
      $0.alert(name, isPresented: isOn) {
        Button("Fine") {}
      } message: {
        Text("message")
      }
    }
    add("alert(_:isPresented:presenting:actions:)") {
      $0.alert("key", isPresented: isOn, presenting: number) { Text("\($0)") }
    }
    add("alert(_:isPresented:presenting:actions:)") {
      $0.alert(Text("text"), isPresented: isOn, presenting: number) { Text("\($0)") }
    }
    add("alert(_:isPresented:presenting:actions:message:)") {
      $0.alert("key", isPresented: isOn, presenting: number) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
    }
    add("alert(_:isPresented:presenting:actions:message:)") {
      $0.alert(name, isPresented: isOn, presenting: number) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
    }
    add("alert(isPresented:error:actions:)") {
      $0.alert(isPresented: isOn, error: Failure()) { Button("Fine") {} }
    }
    add("alert(isPresented:error:actions:message:)") {
      $0.alert(isPresented: isOn, error: Failure()) { _ in
        Button("Fine") {}
      } message: {
        Text($0.localizedDescription)
      }
    }
  }

  private mutating func addDialogs() {
    let (isOn, item, name) = (isOn, item, name)
    let number = Optional(1)
    add("actionSheet(isPresented:content:)") {
      $0.actionSheet(isPresented: isOn) { ActionSheet(title: Text("sheet"), buttons: [.cancel()]) }
    }
    add("actionSheet(item:content:)") {
      $0.actionSheet(item: item) { ActionSheet(title: Text($0.name)) }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:actions:message:)") {
      $0.confirmationDialog("key", isPresented: isOn, titleVisibility: .visible) {
        Button("Fine") {}
      }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:actions:message:)") {
      $0.confirmationDialog(name, isPresented: isOn) {
        Button("Fine") {}
      } message: {
        Text("message")
      }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)") {
      $0.confirmationDialog("key", isPresented: isOn, presenting: number) { Text("\($0)") }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)") {
      $0.confirmationDialog(name, isPresented: isOn, presenting: number) { Text("\($0)") }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)") {
      $0.confirmationDialog("key", isPresented: isOn, presenting: number) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
    }
    add("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)") {
      $0.confirmationDialog(Text("text"), isPresented: isOn, presenting: number) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
    }
    add("dismissalConfirmationDialog(_:shouldPresent:actions:message:)") {
      $0.dismissalConfirmationDialog("key", shouldPresent: true) { Button("Fine") {} }
    }
    add("dismissalConfirmationDialog(_:shouldPresent:actions:)") {
      $0.dismissalConfirmationDialog(name, shouldPresent: true) { Button("Fine") {} }
    }
    add("dialogIcon(_:)") { $0.dialogIcon(Image(systemName: "star")) }
    add("dialogSeverity(_:)") { $0.dialogSeverity(.critical) }
    add("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle("key", isSuppressed: isOn)
    }
    add("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle(Text("text"), isSuppressed: isOn)
    }
    add("dialogSuppressionToggle(isSuppressed:)") { $0.dialogSuppressionToggle(isSuppressed: isOn) }
    add("dialogPreventsAppTermination(_:)") { $0.dialogPreventsAppTermination(true) }
  }

  private mutating func addFiles() {
    let (isOn, name, url) = (isOn, name, url)
    add("fileImporter(isPresented:allowedContentTypes:onCompletion:)") {
      $0.fileImporter(isPresented: isOn, allowedContentTypes: [.text]) { _ = try? $0.get().path }
    }
    add("fileImporter(isPresented:allowedContentTypes:onCompletion:)") {
      $0.fileImporter(isPresented: isOn, allowedContentTypes: [Kind.image]) { _ in }
    }
    add("fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletio...") {
      $0.fileImporter(
        isPresented: isOn, allowedContentTypes: [.text], allowsMultipleSelection: true
      ) { result in
        _ = try? result.get().count
      }
    }
    add("fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletio...") {
      $0.fileImporter(
        isPresented: isOn, allowedContentTypes: [Kind.image], allowsMultipleSelection: true
      ) { _ in
      } onCancellation: {
      }
    }
    add("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)") {
      $0.fileExporter(isPresented: isOn, document: name, contentType: .text) { _ in }
    }
    add("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)") {
      $0.fileExporter(isPresented: isOn, document: name, contentType: Kind.image) { _ in }
    }
    add("fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancel...") {
      $0.fileExporter(isPresented: isOn, item: name, defaultFilename: "file") { _ in }
    }
    add("fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancel...") {
      $0.fileExporter(isPresented: isOn, item: name, contentTypes: [Kind.image]) { _ in }
    }
    add("fileMover(isPresented:file:onCompletion:)") {
      $0.fileMover(isPresented: isOn, file: url) { _ in }
    }
    add("fileMover(isPresented:files:onCompletion:)") {
      $0.fileMover(isPresented: isOn, files: [url]) { _ = try? $0.get().count }
    }
    add("fileDialogMessage(_:)") { $0.fileDialogMessage("key") }
    add("fileDialogMessage(_:)") { $0.fileDialogMessage(Text("text")) }
    add("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel("key") }
    add("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel(name) }
    add("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel("key") }
    add("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel(name) }
    add("fileDialogDefaultDirectory(_:)") { $0.fileDialogDefaultDirectory(url) }
    add("fileDialogCustomizationID(_:)") { $0.fileDialogCustomizationID("files") }
    add("fileDialogImportsUnresolvedAliases(_:)") { $0.fileDialogImportsUnresolvedAliases(true) }
    add("fileDialogBrowserOptions(_:)") { $0.fileDialogBrowserOptions(.includeHiddenFiles) }
  }

  private mutating func addWindows() {
    add("upperLimbVisibility(_:)") { $0.upperLimbVisibility(.hidden) }
    add("onImmersionChange(initial:_:)") { $0.onImmersionChange { _, new in _ = new.amount } }
    add("breakthroughEffect(_:)") { $0.breakthroughEffect(.subtle) }
    add("volumeBaseplateVisibility(_:)") { $0.volumeBaseplateVisibility(.hidden) }
    add("preferredSurroundingsEffect(_:)") { $0.preferredSurroundingsEffect(.colorMultiply(.blue)) }
    add("windowDismissBehavior(_:)") { $0.windowDismissBehavior(.disabled) }
    add("windowFullScreenBehavior(_:)") { $0.windowFullScreenBehavior(.enabled) }
    add("windowMinimizeBehavior(_:)") { $0.windowMinimizeBehavior(.disabled) }
    add("windowResizeBehavior(_:)") { $0.windowResizeBehavior(.automatic) }
    add("windowResizeAnchor(_:)") { $0.windowResizeAnchor(.top) }
    add("windowToolbarFullScreenVisibility(_:)") { $0.windowToolbarFullScreenVisibility(.onHover) }
    add("interactionActivityTrackingTag(_:)") { $0.interactionActivityTrackingTag("tag") }
    add("previewLayout(_:)") { $0.previewLayout(.fixed(width: 10, height: 10)) }
    add("previewDisplayName(_:)") { $0.previewDisplayName("preview") }
    add("previewDevice(_:)") { $0.previewDevice("phone") }
    add("previewInterfaceOrientation(_:)") { $0.previewInterfaceOrientation(.landscapeLeft) }
  }

  private enum Kind { case image }

  private struct Failure: LocalizedError {}
}

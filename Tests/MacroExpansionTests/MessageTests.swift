import Testing

/// What the plugin answers to messages, good and bad: there is always an answer.
struct MessageTests {
  @Test func `the plugin says which protocol it speaks`() throws {
    let reply = try Reply(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(reply.getCapabilityResult?.capability.protocolVersion == 7)
    #expect(try Reply(to: #"{"getCapability":{}}"#).getCapabilityResult != nil)
  }

  @Test func `previews expand to nothing`() throws {
    for name in ["PreviewMacro", "PreviewableMacro"] {
      let reply = try Reply(
        to: #"{"expandFreestandingMacro":{"macro":{"typeName":"\#(name)"},"macroRole":"x"}}"#)
      #expect(reply.expandMacroResult?.expandedSource?.isEmpty == true)
      #expect(reply.expandMacroResult?.diagnostics == [])
    }
  }

  @Test func `no library is loaded`() throws {
    let reply = try Reply(
      to: #"{"loadPluginLibrary":{"libraryPath":"/lib.so","moduleName":"Other"}}"#)
    #expect(reply.loadPluginLibraryResult?.loaded == false)
  }

  @Test(arguments: [
    "", "text", "[]", "{", "7", "null", "{}", #"{"unheardOf":{}}"#,
    #"{"expandAttachedMacro":{}}"#, #"{"expandAttachedMacro":7}"#,
    #"{"expandFreestandingMacro":{"macro":{"typeName":"StringifyMacro"}}}"#,
    #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"}}}"#,
    #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"body"}}"#,
    #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"accessor"}}"#,
  ])
  func `a message that means nothing gets an error`(message: String) throws {
    let expansion = try #require(try Reply(to: message).expandMacroResult)
    #expect(expansion.expandedSource == nil)
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.diagnostics.first?.severity == "error")
    #expect(expansion.diagnostics.first?.message.isEmpty == false)
  }
}

import ContactsPicker
import ContactsProvider
import Synchronization
import Testing

@Suite("The contact access button")
struct AccessButtonTests {
  @Test("looks among the contacts that are not shared, and finds words of names")
  func matches() throws {
    let phone = try AccessPhone()
    #expect(phone.face("Cai") == .single)
    #expect(phone.lastButton?.rows.map(\.title) == ["Cai Gamma"])
    #expect(phone.face("be") == .several)
    #expect(phone.lastButton?.rows.map(\.identifier) == ["bea", "ben"])
    #expect(phone.face("Ana") == .empty)
    #expect(phone.face("") == .empty)
  }

  @Test(
    "finds whole e-mail addresses and numbers however they are written",
    arguments: ["BEN@X.EXAMPLE", " ben@x.example ", "(555) 010-0102", "+15550100102"])
  func values(query: String) throws {
    let phone = try AccessPhone()
    #expect(phone.face(query) == .single)
    #expect(phone.lastButton?.rows.map(\.identifier) == ["ben"])
  }

  @Test("leaves out whom the app names by address or number")
  func ignored() throws {
    let phone = try AccessPhone()
    let tap = AccessButtonAnswer.tap(choosing: nil)
    #expect(phone.button("Ben", tap, ignoring: ["Ben@X.example"]) == (.single, ["bea"]))
    #expect(phone.button("Ben", numbers: ["(555) 010 0102"]).face == .empty)
    #expect(phone.button("Cai", tap, ignoring: ["cai@mail.example"]) == (.empty, []))
    #expect(phone.shared == ["ana", "bea"])
  }

  @Test("shares the one match by a tap, without a prompt, and tells the app whom")
  func oneTap() throws {
    let phone = try AccessPhone()
    #expect(phone.button("Cai", .tap(choosing: nil)) == (.single, ["cai"]))
    #expect(phone.shared == ["ana", "cai"])
    #expect(phone.device.promptCount(of: phone.app) == 0)
    #expect(phone.face("Cai") == .empty)
  }

  @Test("shares what the person chooses of several, one or more")
  func several() throws {
    let phone = try AccessPhone()
    #expect(phone.button("be", .tap(choosing: ["ben"])) == (.several, ["ben"]))
    #expect(phone.shared == ["ana", "ben"])
    let other = try AccessPhone(.limited([]))
    #expect(other.button("be", .tap(choosing: ["bea", "ben"])) == (.several, ["ben", "bea"]))
    #expect(other.button("be", .tap(choosing: nil)) == (.empty, []))
  }

  @Test("shares nothing where the person closes the view without a choice")
  func nobodyChosen() throws {
    let phone = try AccessPhone()
    #expect(phone.button("be", .tap(choosing: [])) == (.several, []))
    #expect(phone.shared == ["ana"])
    #expect(phone.fault == nil)
  }

  @Test(
    "takes no choice that it does not offer",
    arguments: [("be", ["cai"]), ("be", ["ben", "ana"]), ("Cai", ["cai"]), ("x", ["cai"])])
  func unfitting(query: String, choice: [String]) throws {
    let phone = try AccessPhone()
    #expect(phone.button(query, .tap(choosing: choice)).newlyShared == [])
    #expect(phone.fault?.name == "unfittingAnswer")
    #expect(phone.shared == ["ana"])
  }

  @Test("wants to be told whom, where several match")
  func silentTap() throws {
    let phone = try AccessPhone()
    phone.button("be", .tap(choosing: nil))
    #expect(phone.fault?.explanation.hasPrefix("2 contacts match") == true)
  }

  @Test("gives nothing for a tap that the system cannot verify")
  func obscured() throws {
    let phone = try AccessPhone()
    #expect(phone.button("Cai", .obscuredTap) == (.single, []))
    #expect(phone.shared == ["ana"])
    #expect(phone.fault == nil)
  }

  @Test("gives nothing while something of the system stands before the app")
  func covered() async throws {
    let phone = try AccessPhone(.notDetermined)
    let process = phone.process
    phone.device.setPerson { (_: Prompt) in .ignore }
    process.requestAccess { _, _ in }
    while phone.device.heldPrompt(of: phone.app) == nil { await Task.yield() }
    #expect(phone.button("Cai", .tap(choosing: nil)) == (.single, []))
    #expect(phone.status == .notDetermined)
  }

  @Test("gives nothing while another app stands before it")
  func background() throws {
    let phone = try AccessPhone()
    phone.device.background(phone.app)
    #expect(phone.button("Cai", .tap) == (.single, []))
    phone.device.foreground(phone.app)
    #expect(phone.button("Cai", .tap) == (.single, ["cai"]))
  }

  @Test("asks once for all calls that come while its prompt is open")
  func sharedPrompt() async throws {
    let phone = try AccessPhone(.notDetermined)
    let process = phone.process
    let granted = Mutex<[Bool]>([])
    phone.device.setPerson { (_: Prompt) in
      process.requestAccess { isGranted, _ in granted.withLock { $0.append(isGranted) } }
      return .allowLimited(["cai"])
    }
    #expect(phone.button("Cai", .tap).newlyShared == ["cai"])
    while process.openWorkCount > 0 { await Task.yield() }
    #expect(granted.withLock(\.self) == [true])
    #expect(phone.device.promptCount(of: phone.app) == 1)
    phone.device.setPerson { (_: Prompt) in nil }
  }

  @Test("is left alone by a person who has nothing to do with it")
  func leftAlone() throws {
    let phone = try AccessPhone()
    #expect(phone.button("Cai") == (.single, []))
    #expect(phone.fault == nil)
    #expect(phone.lastButton?.count == 1)
  }
}

@Suite("The contact access button, by status")
struct AccessButtonStatusTests {
  private let tap = AccessButtonAnswer.tap(choosing: nil)

  @Test("is not there with full access, nor while access is restricted")
  func hidden() throws {
    let full = try AccessPhone(.authorized)
    #expect(full.button("Cai", tap) == (.hidden, []))
    #expect(full.unused == 1)
    let restricted = try AccessPhone { $0.isRestricted = true }
    #expect(restricted.face("Cai") == .hidden)
    #expect(restricted.lastButton == nil)
  }

  @Test("offers to allow access after a refusal, and gives nothing in place")
  func refused() throws {
    let phone = try AccessPhone(.denied)
    #expect(phone.button("Cai", tap) == (.allowAccess, []))
    #expect(phone.lastButton?.rows == [])
    #expect(phone.status == .denied)
    let other = try AccessPhone(.denied) { $0.assumptions.deniedAccessButton = .hidden }
    #expect(other.face("Cai") == .hidden)
  }

  @Test(
    "is not there on systems without it",
    arguments: ["iOS 17.5", "macOS 15.0", "visionOS 2.0", "watchOS 11.0"])
  func otherSystems(name: String) throws {
    let system = try #require(DeviceSystem(name: name))
    let phone = try AccessPhone(.notDetermined) { $0.system = system }
    #expect(phone.face("Cai") == .hidden)
  }

  @Test("asks for limited access before any decision, and acceptance shares the contact")
  func undecided() throws {
    let phone = try AccessPhone(.notDetermined)
    #expect(phone.button("Cai", tap, prompt: .allowLimited(["cai"])) == (.single, ["cai"]))
    #expect(phone.status == .limited)
    #expect(phone.shared == ["cai"])
    #expect(phone.device.promptCount(of: phone.app) == 1)
    let prompt = try #require(phone.prompts.first)
    #expect(prompt.offered == ["cai"])
    #expect(prompt.selectionButtons == [])
    #expect(prompt.purpose == AppDescription().usageDescription)
    #expect(prompt.buttons == ["Don’t Allow", "Share Selected Contacts"])
  }

  @Test("before any decision a refusal denies access")
  func undecidedRefusal() throws {
    let phone = try AccessPhone(.notDetermined)
    #expect(phone.button("Cai", tap, prompt: .deny) == (.single, []))
    #expect(phone.status == .denied)
    #expect(phone.shared == [])
  }

  @Test("before any decision the person chooses among several on the prompt or before it")
  func undecidedSeveral() throws {
    let phone = try AccessPhone(.notDetermined)
    #expect(phone.button("be", tap, prompt: .allowLimited(["bea"])) == (.several, ["bea"]))
    #expect(phone.shared == ["bea"])
    let other = try AccessPhone(.notDetermined)
    let chosen = AccessButtonAnswer.tap(choosing: ["ben"])
    #expect(other.button("be", chosen, prompt: .allowLimited(["ben"])) == (.several, ["ben"]))
  }

  @Test(
    "the prompt of a tap offers neither full access nor anybody else",
    arguments: [
      PromptAnswer.allowFull, .continue, .cancelSelection, .ignore, .allowLimited(["ben"]),
      .allowLimited(["cai", "nobody"]),
    ])
  func undecidedMisfit(answer: PromptAnswer) throws {
    let phone = try AccessPhone(.notDetermined)
    #expect(phone.button("Cai", tap, prompt: answer).newlyShared == [])
    #expect(phone.fault?.name == "unfittingAnswer")
    #expect(phone.status == .notDetermined)
  }

  @Test("a tap before any decision without an answer to its prompt is a fault")
  func undecidedSilence() throws {
    let phone = try AccessPhone(.notDetermined)
    #expect(phone.button("Cai", tap).newlyShared == [])
    #expect(phone.fault?.name == "unansweredPrompt")
  }

  @Test("a tap before any decision ends an app without a purpose text")
  func missingUsageText() throws {
    let phone = try AccessPhone(.notDetermined) { _ in
    } describe: {
      $0.usageDescription = nil
    }
    #expect(phone.button("Cai", tap).newlyShared == [])
    #expect(phone.fault == .missingUsageDescription)
  }
}

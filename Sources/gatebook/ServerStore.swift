import SampleApps
import ScenarioRunner

/// The documents of an app on a simulated server.
struct ServerStore: DocumentStore {
  let server: SimulatedServer

  func signIn(as email: String) { server.signIn(as: email) }

  func signOut() { server.signOut() }

  func add(_ fields: [String: String], to collection: String) async throws -> String {
    try await server.add(fields, to: collection)
  }

  func documents(in collection: String) async throws -> [StoredFields] {
    try await server.documents(in: collection).map {
      StoredFields(id: $0.identifier, fields: $0.fields)
    }
  }
}

import Foundation
import LimitedAccessProperty

// Plays the number of scripts that is given; exit status 1 where something hidden showed.
let scripts = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
#if PLANTED_LEAKS
  // Each leak is planted in turn and must be found.
  let searches = try await LeakSearch.all(scripts: scripts)
  for search in searches { print(search) }
  let missed = searches.filter { !$0.isRight }.count
  print("\(searches.count - missed) passed, \(missed) failed")
  exit(missed == 0 ? 0 : 1)
#else
  let outcome = try await LimitedAccessProperty.check(scripts: scripts)
  print(
    """
    Scripts: \(outcome.scripts) played, \(outcome.reaching) reach a hidden contact with full \
    access, \(outcome.differing) differ
    """)
  if let difference = outcome.firstDifference { print(difference) }
  exit(outcome.differing == 0 && outcome.reaching * 2 >= outcome.scripts ? 0 : 1)
#endif

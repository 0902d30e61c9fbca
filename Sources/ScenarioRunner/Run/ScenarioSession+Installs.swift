internal import ContactsProvider

// Where an app is on the device: in front, behind, closed, or replaced.
extension ScenarioSession {
  func quit(_ step: PlannedStep) {
    device.quit(apps[step.app].bundleIdentifier)
    if apps[step.app].process != nil { apps[step.app].end(.quit(step: step.number)) }
  }

  func reinstall(_ step: PlannedStep) {
    device.reinstall(apps[step.app].bundleIdentifier)
    apps[step.app].end(.reinstalled(step: step.number))
  }

  func background(_ app: Int) throws(StepProblem) {
    device.background(try apps[app].runningProcess().bundleIdentifier)
  }

  func foreground(_ app: Int) throws(StepProblem) {
    device.foreground(try apps[app].runningProcess().bundleIdentifier)
  }

  func install(_ build: AppDescription, _ step: PlannedStep) {
    var build = build
    build.bundleIdentifier = apps[step.app].bundleIdentifier
    device.update(build)
    apps[step.app].update(build)
    apps[step.app].end(.installed(step: step.number))
  }

  func updateSystem(_ system: DeviceSystem, _ step: PlannedStep) {
    device.updateSystem(system)
    for place in apps.indices where apps[place].process != nil {
      apps[place].end(.systemUpdated(step: step.number))
    }
  }
}

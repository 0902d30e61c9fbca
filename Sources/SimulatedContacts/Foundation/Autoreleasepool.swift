#if !canImport(ObjectiveC)
  /// Runs `body`; where there is no Objective-C there is nothing to release.
  public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
#endif

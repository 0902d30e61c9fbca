// Access states for tests.

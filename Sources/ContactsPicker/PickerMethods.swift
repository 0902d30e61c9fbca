// The ways in which an app can pick.

extension CampaignProject {
  /// Returns the URL from which an image can clone a repository without a key or a password.
  ///
  ///     CampaignProject.publicURL(of: "git@example.org:me/codes.git")  // https://example.org/me/codes.git
  ///     CampaignProject.publicURL(of: "https://me:word@example.org/c") // https://example.org/c
  ///     CampaignProject.publicURL(of: "/srv/codes")                    // nil
  ///
  /// - Parameter remote: The place of the repository, as Git names it.
  /// - Returns: The URL; `nil` for a place that has none.
  static func publicURL(of remote: String) -> String? {
    if let url = remote.wholeMatch(of: #/(https?|ssh|git)://(?:[^/]*@)?([^/@]+)/(.+)/#) {
      let (scheme, host, path) = (url.1, url.2, url.3)
      // The port of another protocol is not that of HTTPS.
      return scheme.hasPrefix("http")
        ? "\(scheme)://\(host)/\(path)" : "https://\(host.prefix { $0 != ":" })/\(path)"
    }
    // USER@HOST:PATH
    guard let place = remote.wholeMatch(of: #/(?:[^/@:]+@)?([^/@:]{2,}):/?([^/:].*)/#),
      !remote.contains("://")
    else { return nil }
    return "https://\(place.1)/\(place.2)"
  }
}

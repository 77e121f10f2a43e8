/// The colours of everything that is drawn, light and dark.
public enum Theme {
  /// The style sheet: one CSS variable for each ``GestureEngine/Paint/Color``, and one class that
  /// fills with it; `prefers-color-scheme` chooses between light and dark.
  ///
  /// It is the text of `Resources/theme.css`, so that a page can include the file itself.
  public static let css = String(decoding: PackageResources.theme_css, as: UTF8.self)
}

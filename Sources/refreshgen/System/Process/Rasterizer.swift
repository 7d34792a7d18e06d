/// Converts SVG to PNG with `rsvg-convert`, which draws text with the fonts of the machine.
struct Rasterizer {
  private static let program = "rsvg-convert"
  private static let limit = 200_000_000
  /// The largest width and height that the program can draw, in pixels.
  private static let mostPixels = 32_767.0

  /// The PNG image of an SVG image with a width and height in points.
  static func png(of svg: String, width: Double, height: Double) throws(FileError) -> [UInt8] {
    // Two pixels for each point, as on most screens, or one if the image is too large for that.
    let scales = [2, 1].filter { max(width, height) * Double($0) <= mostPixels }
    guard let scale = scales.first else {
      throw FileError(
        path: program,
        reason: "an image of \(Int(width)) × \(Int(height)) points is too large for PNG: "
          + "choose a name that ends in .svg"
      )
    }
    let process = ChildProcess(
      program: program,
      arguments: ["--format=png", "--zoom=\(scale)"],
      whenMissing: "the program was not found, and a PNG image needs it: install librsvg2-bin "
        + "(Debian) or librsvg (Homebrew), or choose a name that ends in .svg"
    )
    let (status, png) = try process.run(input: Array(svg.utf8), limit: limit)
    guard status == 0, !png.isEmpty else {
      throw FileError(
        path: program,
        reason: "the program could not draw the image (exit code \(status)): "
          + "choose a name that ends in .svg"
      )
    }
    return png
  }
}

# A formula for Homebrew. `make release` fills in the version and the checksums.
class Refreshgen < Formula
  desc "Generate pull-to-refresh headers and load-more footers for iOS"
  homepage "https://git.example.com/refreshgen"
  version "@VERSION@"
  license "MIT"

  on_macos do
    on_arm do
      url "@ADDRESS@/refreshgen-@VERSION@-darwin-arm64.tar.gz"
      sha256 "@DARWIN_ARM64@"
    end
  end

  on_linux do
    on_arm do
      url "@ADDRESS@/refreshgen-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@LINUX_AARCH64@"
    end
    on_intel do
      url "@ADDRESS@/refreshgen-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@LINUX_X86_64@"
    end
  end

  # Builds from source, also on machines without an archive.
  head do
    url "https://git.example.com/refreshgen.git", branch: "main"
    depends_on "libyaml" => :build
    depends_on "pkgconf" => :build
    uses_from_macos "swift" => :build
  end

  def install
    if build.head?
      system "make", "install", "PREFIX=#{prefix}"
    else
      prefix.install "bin", "share"
    end
  end

  test do
    (testpath/"Feed.refresh.yml").write <<~YAML
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
    YAML
    system bin/"refreshgen", "generate", "Feed.refresh.yml"
    assert_match "enum FeedHeader", (testpath/"Feed.refresh.swift").read
  end
end

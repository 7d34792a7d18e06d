# A flake for Nix. `make release` fills in the version and the checksums.
{
  description = "Generates pull-to-refresh headers and load-more footers for iOS";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixpkgs-unstable";

  outputs = { self, nixpkgs }:
    let
      version = "@VERSION@";
      archives = {
        aarch64-darwin = { machine = "darwin-arm64"; sha256 = "@DARWIN_ARM64@"; };
        aarch64-linux = { machine = "linux-aarch64"; sha256 = "@LINUX_AARCH64@"; };
        x86_64-linux = { machine = "linux-x86_64"; sha256 = "@LINUX_X86_64@"; };
      };
      package = system: { machine, sha256 }:
        let pkgs = nixpkgs.legacyPackages.${system};
        in pkgs.stdenvNoCC.mkDerivation {
          pname = "refreshgen";
          inherit version;
          src = pkgs.fetchurl {
            url = "@ADDRESS@/refreshgen-${version}-${machine}.tar.gz";
            inherit sha256;
          };
          installPhase = "mkdir -p $out && cp -R bin share $out";
          meta = {
            description = "Generates pull-to-refresh headers and load-more footers for iOS";
            license = pkgs.lib.licenses.mit;
            mainProgram = "refreshgen";
          };
        };
    in {
      packages = builtins.mapAttrs (system: archive: { default = package system archive; }) archives;
    };
}

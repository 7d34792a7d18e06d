# The part of Nixpkgs that our flake uses, built with the programs of this machine.
{
  outputs = { self }: {
    legacyPackages = builtins.listToAttrs (map (system: {
      name = system;
      value = {
        lib.licenses.mit.spdxId = "MIT";
        fetchurl = { url, sha256 }:
          builtins.derivation {
            name = baseNameOf url;
            inherit system url;
            builder = "builtin:fetchurl";
            outputHash = sha256;
            outputHashAlgo = "sha256";
            outputHashMode = "flat";
            preferLocalBuild = true;
          };
        stdenvNoCC.mkDerivation = { pname, version, src, installPhase, meta }:
          builtins.derivation {
            name = "${pname}-${version}";
            inherit system src;
            builder = "/bin/sh";
            args = [ "-euc" "export PATH=/usr/bin:/bin; tar -xzf $src; cd */; ${installPhase}" ];
          } // { inherit pname version meta; };
      };
    }) [ "aarch64-darwin" "aarch64-linux" "x86_64-linux" ]);
  };
}

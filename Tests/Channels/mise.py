"""Installs the tools of a mise.toml, as the HTTP backend of mise does: mise.py FILE SYSTEM MACHINE FOLDER.

mise itself is in neither Debian nor PyPI. Options that this script does not know are errors.
"""

import hashlib, os, sys, tarfile, tomllib, urllib.request

file, system, machine, folder = sys.argv[1:]
# mise's words for systems and machines.
platform = {"linux": "linux", "darwin": "macos"}[system] + "-" + {
    "x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"
}[machine]

with open(file, "rb") as text:
    tools = tomllib.load(text)["tools"]
for name, options in tools.items():
    assert name.startswith("http:"), name
    unknown = options.keys() - {"version", "strip_components", "bin_path", "platforms"}
    assert not unknown, unknown
    source = options["platforms"][platform]
    assert source.keys() == {"url", "checksum"}, source
    archive, _ = urllib.request.urlretrieve(source["url"])
    with open(archive, "rb") as data:
        checksum = "sha256:" + hashlib.sha256(data.read()).hexdigest()
    assert checksum == source["checksum"], f"{source['url']}: {checksum}"
    with tarfile.open(archive) as contents:
        for member in contents.getmembers():
            parts = member.name.split("/")[options["strip_components"]:]
            if parts:
                member.name = "/".join(parts)
                contents.extract(member, folder)
    print(os.path.join(folder, options["bin_path"]))

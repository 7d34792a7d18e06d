"""Checks the Xcode project of the device check: python device-project.py FOLDER

The project has to be readable with pbxproj, each reference has to name an object, each folder and target
has to exist, and the scheme has to name the targets of the project.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as xml

from pbxproj import XcodeProject

root = pathlib.Path(sys.argv[1])
path = root / "DeviceCheck.xcodeproj"
project = XcodeProject.load(str(path / "project.pbxproj"))
problems = []
objects = {o.get_id(): o for o in project.objects.get_objects_in_section(*project.objects.get_sections())}

text = (path / "project.pbxproj").read_text()
text = re.sub(r"/\*.*?\*/", "", text)
ids = re.findall(r"\b[0-9A-F]{24}\b", text)
for name in set(ids):
    if name not in objects:
        problems.append(f"{name} names no object")
    elif ids.count(name) < 2:
        problems.append(f"{name} is never used")

# A simulator installs no app without a version.
settings = [o.buildSettings for o in objects.values() if o.isa == "XCBuildConfiguration"]
for key in ["CURRENT_PROJECT_VERSION", "MARKETING_VERSION"]:
    if not any(key in own for own in settings):
        problems.append(f"no configuration sets {key}")

targets = {}
for item in objects.values():
    if item.isa == "PBXFileSystemSynchronizedRootGroup":
        if not any((root / item.path).glob("*.swift")):
            problems.append(f"the folder {item.path} has no Swift files")
    elif item.isa == "PBXFileReference" and item.sourceTree == "SOURCE_ROOT":
        if not (root / item.path).exists():
            problems.append(f"there is no file {item.path}")
    elif item.isa == "XCLocalSwiftPackageReference":
        manifest = root / item.relativePath / "Package.swift"
        if not manifest.exists():
            problems.append(f"there is no package at {item.relativePath}")
    elif item.isa == "XCSwiftPackageProductDependency":
        manifest = root / "../../.." / "Package.swift"
        if f'.library(name: "{item.productName}"' not in manifest.read_text():
            problems.append(f"the package has no product {item.productName}")
    elif item.isa == "PBXNativeTarget":
        targets[item.get_id()] = item.name
        product = objects[item.productReference]
        if not product.path.startswith(item.name + "."):
            problems.append(f"the product of {item.name} is {product.path}")
    elif item.isa == "XCBuildConfiguration" and "TEST_TARGET_NAME" in item.buildSettings:
        tested = item.buildSettings["TEST_TARGET_NAME"]
        if tested not in [o.name for o in objects.values() if o.isa == "PBXNativeTarget"]:
            problems.append(f"there is no target {tested} to test")

scheme = xml.parse(path / "xcshareddata/xcschemes/DeviceCheck.xcscheme")
named = list(scheme.iter("BuildableReference"))
for reference in named:
    target = reference.get("BlueprintIdentifier")
    if targets.get(target) != reference.get("BlueprintName"):
        problems.append(f"the scheme names {reference.get('BlueprintName')} as {target}")
    if reference.get("ReferencedContainer") != "container:" + path.name:
        problems.append(f"the scheme refers to {reference.get('ReferencedContainer')}")

# A folder of Swift files that no target has would not be built.
known = {o.path for o in objects.values() if o.isa == "PBXFileSystemSynchronizedRootGroup"}
for folder in {file.parent.name for file in root.glob("*/*.swift")} - known:
    problems.append(f"no target has the folder {folder}")

# The SDK of the oldest Xcode has nothing of later systems.
for file in root.glob("*/*.swift"):
    lines = file.read_text().splitlines()
    for before, line in zip([""] + lines, lines):
        if re.search(r"available\(iOS (19|[2-9]\d)", line) and "#if compiler" not in before:
            problems.append(f"{file.name} needs an SDK that is newer than Xcode 16: {line.strip()}")

for problem in problems:
    print("error:", problem, file=sys.stderr)
print(f"the Xcode project has {len(targets)} targets, {len(objects)} objects and {len(known)} folders")
sys.exit(bool(problems) or len(targets) != 2 or not named)

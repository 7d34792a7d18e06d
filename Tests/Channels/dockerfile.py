"""Follows the instructions of our Dockerfile without a container engine: dockerfile.py FILE CONTEXT IMAGE.

The commands of the first stage run on this machine, which has the same programs as its base image; the
folders of the container become folders of this machine. The second stage starts from nothing, and becomes
the folder IMAGE. Prints its entry point. Instructions that this script does not know are errors.
"""

import json, os, re, shutil, subprocess, sys

file, context, image = sys.argv[1:]
# Folders of the container, and what stands for them.
folders = {}
stages = []


def here(path):
    """The path on this machine of a path in the current or an earlier stage."""
    for folder, place in sorted(folders.items(), reverse=True):
        if path == folder or path.startswith(folder + "/"):
            return place + path[len(folder):]
    sys.exit(f"error: the path {path} is not known")


def run(command):
    for folder, place in folders.items():
        command = re.sub(rf"(?<![\w/]){folder}(?![\w-])", place, command)
    if "apt-get" in command and os.geteuid() != 0:
        return
    subprocess.run(["sh", "-euc", command], check=True, stdout=sys.stderr)


with open(file, encoding="utf-8") as text:
    lines = text.read().replace("\\\n", " ").splitlines()
entry = None
for line in lines:
    if not line or line.startswith("#"):
        continue
    word, rest = line.split(" ", 1)
    words = rest.split()
    if word == "FROM":
        stages.append(words)
        # Commands may write to any folder of their own; this one is the only one that we copy from.
        if len(stages) == 1:
            assert re.fullmatch(r"swift:\d+\.\d+", words[0]) and words[1] == "AS", line
            folders["/image"] = image + ".built"
        else:
            assert words == ["scratch"], line
            os.mkdir(image)
    elif word == "RUN":
        run(rest)
    elif word == "COPY" and len(stages) == 1:
        source, target = words
        assert source == ".", line
        # A copy would build everything once more.
        folders[target] = context
    elif word == "COPY":
        option, source, target = words
        assert option == "--from=" + stages[0][2], line
        shutil.copytree(here(source.rstrip("/")), image + target, dirs_exist_ok=True)
    elif word == "WORKDIR":
        os.makedirs(image + rest)
    elif word == "ENTRYPOINT":
        entry = json.loads(rest)
    else:
        sys.exit(f"error: the instruction {word} is not known")
print(*entry)

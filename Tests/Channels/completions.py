"""Types a command line into a shell, as a user would, and presses Tab: completions.py SHELL.

The shell runs in a pseudo-terminal. A key of its own writes what the line has become to a file and
ends the shell, so that nothing depends on how long the shell takes.
"""

import os, pty, subprocess, sys

# What is typed, and the line after Tab; several candidates leave a line as it is.
CASES = [
    ("refreshgen val", "refreshgen validate"),
    ("refreshgen ex", "refreshgen explain"),
    ("refreshgen validate --stri", "refreshgen validate --strict"),
    ("refreshgen validate --format sa", "refreshgen validate --format sarif"),
    ("refreshgen explain unknown-k", "refreshgen explain unknown-key"),
    ("refreshgen init --preset xd", "refreshgen init --preset xdrefresh"),
    ("refreshgen completions fi", "refreshgen completions fish"),
    ("refreshgen validate Fee", "refreshgen validate Feed.refresh.yml"),
    ("refreshgen validate --strict Fee", "refreshgen validate --strict Feed.refresh.yml"),
]
READY = b"<ready>"

# What a user's settings contain after the installation, and the key that ends the shell: Control-X.
BASH = """
PS1='<ready>'
. "$SHARE/bash-completion/completions/refreshgen"
report() { printf '%s' "$READLINE_LINE" >"$LINE"; exit; }
bind -x '"\\C-x": report'
"""
ZSH = """
PROMPT='<ready>'
fpath=("$SHARE/zsh/site-functions" $fpath)
autoload -U compinit
compinit -u -d "$HOME/dump"
report() { print -rn -- "$BUFFER" >"$LINE"; exit; }
zle -N report
bindkey '^X' report
"""
SETTINGS = {"bash": (".bashrc", BASH), "zsh": (".zshrc", ZSH)}


def typed(shell, keys):
    """What has become of the keys that a user types at the prompt of a shell."""
    line = os.path.join(os.environ["HOME"], "line")
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"LINE": line, "TERM": "dumb", "ZDOTDIR": os.environ["HOME"]}
        os.execvp(shell, [shell, "-i"])
    shown = b""
    is_ready = False
    while True:
        try:
            data = os.read(terminal, 4096)
        except OSError:
            data = b""
        if not data:
            break
        shown += data
        if READY in shown and not is_ready:
            is_ready = True
            os.write(terminal, keys.encode() + b"\t\x18")
    os.waitpid(child, 0)
    os.close(terminal)
    try:
        with open(line, encoding="utf-8") as file:
            text = file.read()
        os.remove(line)
    except FileNotFoundError:
        sys.exit(f"error: {shell} did not end as it should: {shown.decode(errors='replace')}")
    return text.rstrip(" ")


def offered(keys):
    """What fish completes, which it says without a terminal."""
    command = ["fish", "--no-config", "-c", "set -p fish_complete_path $SHARE/fish/vendor_completions.d\n"
               "complete -C $argv[1]", keys]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    words = [line.split("\t")[0] for line in lines]
    return keys.rpartition(" ")[0] + " " + words[0] if len(words) == 1 else keys


shell = sys.argv[1]
if shell in SETTINGS:
    name, text = SETTINGS[shell]
    with open(os.path.join(os.environ["HOME"], name), "w", encoding="utf-8") as file:
        file.write(text)
failed = False
for keys, expected in CASES:
    found = offered(keys) if shell == "fish" else typed(shell, keys)
    if found != expected:
        failed = True
        print(f"error: {shell} completes '{keys}' to '{found}'; expected '{expected}'", file=sys.stderr)
sys.exit(failed)

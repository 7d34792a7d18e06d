"""A headless Chromium, driven over its DevTools protocol by a pair of pipes."""

import json
import os
import subprocess


class Chromium:
    """A browser with one page, without a network beyond this machine."""

    def __init__(self, program, profile, flags=()):
        read_commands, self._commands = os.pipe()
        self._answers, write_answers = os.pipe()
        # The protocol prescribes the numbers 3 and 4.
        os.set_inheritable(read_commands, True)
        os.set_inheritable(write_answers, True)
        script = 'exec "$@" 3<&%d 4>&%d' % (read_commands, write_answers)
        self._process = subprocess.Popen(
            [
                "sh", "-c", script, "sh", program, "--headless", "--remote-debugging-pipe",
                "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                "--force-color-profile=srgb", "--disable-dev-shm-usage",
                "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", f"--user-data-dir={profile}",
                *flags, "about:blank",
            ],
            pass_fds=(read_commands, write_answers),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(read_commands)
        os.close(write_answers)
        self._buffer = b""
        self._number = 0
        self._session = None
        self.errors = []
        self.requests = []
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        attached = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def close(self):
        """Ends the browser."""
        try:
            self._session = None
            self.send("Browser.close")
        except (OSError, EOFError):
            pass
        self._process.wait(timeout=10)

    def send(self, method, **parameters):
        """Sends a command and returns its result; what the page reports meanwhile is kept."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            command["sessionId"] = self._session
        os.write(self._commands, json.dumps(command).encode() + b"\0")
        while True:
            message = self._receive()
            if message.get("id") == self._number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _receive(self):
        while b"\0" not in self._buffer:
            chunk = os.read(self._answers, 1 << 20)
            if not chunk:
                raise EOFError("Chromium has ended")
            self._buffer += chunk
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def open(self, path, fragment=""):
        """Opens a file."""
        self.visit(f"file://{os.path.abspath(path)}{fragment}")

    def visit(self, address):
        """Opens a page, and waits until it is ready."""
        self.send("Page.navigate", url="about:blank")
        self.requests = []
        self.send("Page.navigate", url=address)
        self.wait("window.refreshgen !== undefined || !document.getElementById('failure').hidden")

    def evaluate(self, expression):
        """The value of an expression in the page."""
        result = self.send(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, condition):
        """Waits until a condition holds in the page, for at most ten seconds of its time."""
        holds = self.evaluate(
            "new Promise((resolve) => { let left = 600; const look = () => { let holds = false;"
            f"try {{ holds = !!({condition}); }} catch {{}}"
            "if (holds || --left < 0) resolve(holds); else setTimeout(look, 16); }; look(); })"
        )
        if not holds:
            raise RuntimeError(f"the page never came to: {condition}; {self.errors}")

    def resize(self, width, height, scale=1, dark=False, media=()):
        """Sets the extent of the window, its resolution and the preferences of the user."""
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=False,
        )
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        features += [{"name": name, "value": value} for name, value in media]
        self.send("Emulation.setEmulatedMedia", features=features)
        # The page adapts to its new size before a frame, and may have begun the current one.
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def touches(self, isOn):
        """Lets the window be that of a device with a touch screen, or of one with a mouse."""
        self.send("Emulation.setTouchEmulationEnabled", enabled=isOn)

    def touch(self, kind, *points):
        """Puts fingers on the screen, moves them or lifts them."""
        touches = [{"x": x, "y": y} for x, y in points]
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=touches)

    def mouse(self, kind, x, y):
        """Moves the mouse, or presses and releases its button."""
        pressed = 0 if kind == "mouseReleased" else 1
        self.send(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=pressed,
            clickCount=1,
        )

    def key(self, key):
        """Presses a key and releases it."""
        codes = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Tab": 9}
        for kind in ("rawKeyDown", "keyUp"):
            self.send(
                "Input.dispatchKeyEvent", type=kind, key=key, code=key,
                windowsVirtualKeyCode=codes[key],
            )

    def memory(self):
        """The megabytes that the page needs."""
        self.send("HeapProfiler.collectGarbage")
        return self.send("Runtime.getHeapUsage")["usedSize"] / 1e6

    def picture(self, part=None):
        """A picture of the window, or of a part of it, as PNG in Base64."""
        clip = {"clip": part} if part else {}
        return self.send("Page.captureScreenshot", format="png", **clip)["data"]

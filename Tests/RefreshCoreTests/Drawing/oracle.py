"""The meaning of drawings, written a second time: the test's oracle for the evaluator in RefreshCore.

Reads a scene a line, in JSON: a drawing in the form of a spec, with durations in seconds and colors
as four numbers, and the moments in order, each with the state that is shown until then. Writes for
each moment the number of records, and each record as a line of numbers.
"""

import json
import math
import sys

INITIAL = {
    "start": 0, "end": 1, "x": 0, "y": 0, "rotate": 0, "scale": 1, "scaleX": 1, "scaleY": 1,
    "opacity": 1, "width": 1, "shown": 24,
}
COLORS = ["stroke", "fill"]
MOVING = {"x", "y", "rotate", "scale", "scaleX", "scaleY"}
CALM = {"opacity", "shown", "stroke", "fill"}
LIKENESS = {
    "pending": "refreshing", "succeeded": "ending", "failed": "ending", "secondLevelArmed": "armed",
}
INPUTS = ["pull", "points", "visible", "loop", "once"]
EASES = {
    "linear": lambda u: u,
    "easeIn": lambda u: u * u,
    "easeOut": lambda u: u * (2 - u),
    "easeInOut": lambda u: u * u * (3 - 2 * u),
}


def is_driver(value):
    return isinstance(value, dict) and any(name in value for name in INPUTS)


def add(first, second, factor):
    """first + factor · second, for numbers and colors."""
    if isinstance(first, list):
        return [add(a, b, factor) for a, b in zip(first, second)]
    return first + factor * second


def clamp(value):
    return max(0.0, min(1.0, value))


class Entry:
    """The driver of a channel in a state, and the move to it."""

    def __init__(self, layer, channel, state):
        value = layer.get(channel, INITIAL.get(channel))
        move = {}
        if isinstance(value, dict) and not is_driver(value):
            move = {key: value[key] for key in ("over", "ease", "delay") if key in value}
            names = (state, LIKENESS.get(state), "all")
            value = next((value[name] for name in names if name in value), INITIAL.get(channel))
        if isinstance(value, dict):
            own = ["over", "delay"] + (["ease"] if "to" in value else [])
            move |= {key: value[key] for key in own if key in value}
            value = value["to"] if "to" in value else {
                key: value[key] for key in value if key not in own
            }
        self.driver = value
        self.over = move.get("over", 0)
        self.delay = move.get("delay", 0)
        self.ease = move.get("ease", "easeOut")
        self.input = next((name for name in INPUTS if name in value), None) if is_driver(value) else None

    def same(self, other):
        return vars(self) == vars(other)

    def between(self, keys, at):
        if at <= keys[0][0]:
            return keys[0][1]
        for (low, first), (high, second) in zip(keys, keys[1:]):
            if at < high:
                ease = EASES[self.driver.get("ease", "linear")]
                return add(first, add(second, first, -1), ease((at - low) / (high - low)))
        return keys[-1][1]

    def value(self, channel, copy, lag, time, moment):
        """What the driver itself says."""
        if self.driver == "hold":
            return INITIAL[channel]
        if self.input is None:
            has_copies = isinstance(self.driver, list) and (
                channel not in COLORS or isinstance(self.driver[0], list)
            )
            return self.driver[copy] if has_copies else self.driver
        if self.input in moment:
            return self.between(self.driver[self.input], moment[self.input])
        part = (time - copy * lag) / self.driver[self.input]
        part = part - math.floor(part) if self.input == "loop" else clamp(part)
        if "steps" in self.driver:
            part = math.floor(part * self.driver["steps"] + 1e-6) / self.driver["steps"]
        return self.between(self.driver.get("keys", [[0, 0], [1, 360]]), part)


class Scene:
    def __init__(self, drawing):
        self.drawing = drawing
        self.pose = {}
        number = 0
        for layer in self.all(drawing["layers"]):
            layer["number"] = number
            number += 1

    def all(self, layers):
        for layer in layers:
            yield layer
            yield from self.all(layer.get("group", []))

    def mode(self, moment):
        return self.drawing["reduceMotion"] if moment["reduced"] else "keep"

    def shown(self, layer, channel, copy, moment, pose):
        entry = Entry(layer, channel, moment["state"])
        difference, age = pose.get((layer["number"], channel, copy), (None, 0))
        time = clock = age + moment["since"]
        over, delay = entry.over, entry.delay
        if self.mode(moment) != "keep":
            if entry.input == "once":
                clock = math.inf
            if entry.input == "loop" and channel not in CALM:
                clock = 0
            if channel in MOVING:
                over = delay = 0
        lag = layer.get("repeat", {}).get("delay", 0)
        goal = entry.value(channel, copy, lag, clock, moment)
        if difference is None:
            return goal
        if entry.driver == "hold" or channel == "rotate" and entry.input == "loop":
            left = 1
        elif over > 0:
            left = 1 - EASES[entry.ease](clamp((time - delay) / over))
        else:
            left = 1 if time < delay else 0
        return add(goal, difference, left)

    def records(self, moment):
        def draw(layers):
            found = []
            for layer in layers:
                repeat = layer.get("repeat", {"count": 1})
                for copy in range(repeat["count"]):
                    value = {c: self.shown(layer, c, copy, moment, self.pose) for c in INITIAL}
                    if self.mode(moment) == "pulse" and any(
                        Entry(layer, c, moment["state"]).input == "loop"
                        for c in INITIAL if c not in CALM
                    ):
                        part = moment["since"] / 1.2
                        part = 2 * (part - math.floor(part))
                        value["opacity"] *= 1 - 0.6 * EASES["easeInOut"](min(part, 2 - part))
                    start, end = clamp(value["start"]), clamp(value["end"])
                    if copy > value["shown"] - 1e-6 or value["opacity"] < 0.002:
                        continue
                    if end - start < 0.0005:
                        continue
                    width = max(0, value["width"])
                    if layer.get("cap") != "butt":
                        width *= min(1, (end - start) / 0.04)
                    x, y = repeat.get("move", (0, 0))
                    record = [
                        layer["number"], copy, copy * repeat.get("turn", 0),
                        copy * x + value["x"], copy * y + value["y"], value["rotate"],
                        max(0.001, value["scale"] * value["scaleX"]),
                        max(0.001, value["scale"] * value["scaleY"]),
                        min(1, value["opacity"]), start, end, width,
                    ]
                    for color in COLORS:
                        if color in layer:
                            parts = self.shown(layer, color, copy, moment, self.pose)
                            record += [clamp(part) for part in parts]
                    inner = draw(layer.get("group", []))
                    found += [record + [len(inner)]] + inner
            return found

        return draw(self.drawing["layers"])

    def change(self, moment, state):
        pose, after = {}, dict(moment, state=state, since=0)
        for layer in self.all(self.drawing["layers"]):
            for copy in range(layer.get("repeat", {"count": 1})["count"]):
                for channel in [*INITIAL, *(c for c in COLORS if c in layer)]:
                    key = (layer["number"], channel, copy)
                    old = Entry(layer, channel, moment["state"])
                    if old.same(Entry(layer, channel, state)):
                        difference, age = self.pose.get(key, (None, 0))
                        pose[key] = (difference, age + moment["since"])
                        continue
                    seen = self.shown(layer, channel, copy, moment, self.pose)
                    goal = self.shown(layer, channel, copy, after, {})
                    difference = add(seen, goal, -1)
                    if channel == "rotate" and abs(difference) > 180:
                        difference -= 360 * round(difference / 360)
                    pose[key] = (difference, 0)
        self.pose = pose


for line in sys.stdin:
    film = json.loads(line)
    scene, last = Scene(film["drawing"]), None
    for moment in film["moments"]:
        if last and last["state"] != moment["state"]:
            scene.change(last, moment["state"])
        records = scene.records(moment)
        print(len(records))
        for record in records:
            print(*map(repr, map(float, record)))
        last = moment

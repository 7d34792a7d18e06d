/*
 The world of a refresh control, for SPIN: a finger, a list, a clock and an app, each of which may act
 at any time. This file does not model the control itself: `machine.h` contains the responses of the
 state machine, which the tool `promela` finds by running the machine.

 The assertions state the invariants of the prover a second time, independently of the prover. `note`
 prints each phase and each phase change that SPIN finds, for the comparison with the prover.
*/

#include "names.pml"

c_decl {
\#include <stdio.h>
\#include "machine.h"

/* The response to an event; -1 if there is none. */
static int response(int state, int event, int reading, int outward) {
  int column = event == SCROLLED ? reading * 2 + outward : reading;
  return cells[column_start[event_start[event] + column] + state];
}

/* Prints each phase and each phase change once. */
static void note(int before, int after) {
  static char phases[PHASES], changes[PHASES][PHASES];
  if (!phases[after]) printf("phase %s\n", phase_names[after]);
  phases[after] = 1;
  if (before != after && !changes[before][after])
    printf("change %s %s\n", phase_names[before], phase_names[after]);
  changes[before][after] = 1;
}
}

/* The state machine: the number of its state in the tables, and its phase. */
short state = 0;
byte phase = PHASE_IDLE;

/* The list and the finger. */
byte layout = 0;
byte offset = START;
bool finger = false;
bool is_told = true;   /* whether the list has reported its offset since its content changed */

/* The app: the conditions that it has set, and its record of the refresh. */
bool is_attached = true;
bool is_enabled = true;
bool is_hidden = false;
bool is_opposite_busy = false;
byte running = 0;   /* the number of actions without a completion */
byte ended = 0;     /* the outcome of the refresh plus 1; 0 if the app has not ended the refresh */
bool followed = false; /* whether another refresh was requested after the end */

/* The running delays, as the bits of the effects that start the delays. */
short timers = 0;

/* Variables within one step; they are 0 between steps. */
byte event = 0;
byte before = 0;
byte first = 0;
byte target = 0;
bool outward = false;
int cell = 0;

#define EFFECTS ((cell >> 16) & 4095)
#define HAS(effect) ((EFFECTS & effect) != 0)
#define RESTS_INSET (((cell >> 28) & 1) == 1)
#define OUTCOME ((cell >> 29) & 3)
#define BUSY (phase == PHASE_REFRESHING || phase == PHASE_PENDING)
#define TIMERS (STARTS_REVEAL | STARTS_MINIMUM | STARTS_END_DELAY | STARTS_TIMEOUT | STARTS_RETRACT | \
  STARTS_OUTCOME)
#define IS_END (event >= END_SUCCESS && event <= END_CANCELLED)

/* Moves the list to the offset `target`. */
inline move() {
  outward = (target > offset && OUTWARD_IS_UP) || (target < offset && !OUTWARD_IS_UP);
  offset = target;
  is_told = true
}

/* Invariants that follow from the effects of one event. */
inline check() {
  /* I2, I10: one action at a time, and one completion for each. An action that ends at once starts
     before its own completion; any other action starts after the completion of the previous one. */
  if
  :: HAS(REPORTS_COMPLETION) && !HAS(ENDS_AT_ONCE) -> assert(running == 1); running = 0
  :: else
  fi;
  if
  :: HAS(PERFORMS_ACTION) -> assert(running == 0); running = 1
  :: else
  fi;
  if
  :: HAS(REPORTS_COMPLETION) && HAS(ENDS_AT_ONCE) -> assert(running == 1); running = 0
  :: else
  fi;
  /* I1: without a refresh, the added inset is the inset of a control at rest. */
  assert(RESTS_INSET);
  /* I3: an action runs only during a refresh. */
  assert(!HAS(PERFORMS_ACTION) || before == PHASE_REFRESHING || phase == PHASE_REFRESHING);
  /* I5: only a reset ends the phase `exhausted`, or, as options, a refresh at the opposite edge and an
     end with another outcome. */
  assert(before != PHASE_EXHAUSTED || phase == PHASE_EXHAUSTED || event == RESET ||
    (event == OPPOSITE_BUSY && RESETS_ON_OPPOSITE_REFRESH) ||
    (IS_END && event != END_EXHAUSTED && RESETS_ON_END));
  /* I7: a gesture triggers only at the edge of the control. */
  assert(phase != PHASE_REFRESHING || before == PHASE_REFRESHING || before == PHASE_PENDING ||
    (event != SCROLLED && event != RELEASED) || c_expr { own_side[(now.layout * OFFSETS + now.offset) * 2 + now.finger] });
  /* I8: a hidden control is not busy, and no delay is running. */
  assert(event != HIDDEN || (!BUSY && timers == 0))
}

/* I4: the calls of the app take effect in the order of the calls. */
inline record() {
  if
  :: before != PHASE_REFRESHING ->
    if
    :: phase == PHASE_REFRESHING -> ended = 0; followed = false
    :: else
    fi
  :: else ->
    if
    :: IS_END ->
      if
      :: !HAS(IGNORED) && (ended == 0 || (event == END_EXHAUSTED && ALLOWS_EXHAUSTED)) ->
        ended = event - END_SUCCESS + 1
      :: else
      fi;
      followed = false
    :: event == BEGIN && !HAS(IGNORED) -> followed = true
    :: event == TIMED_OUT && ended == 0 -> ended = END_FAILURE - END_SUCCESS + 1
    :: else
    fi;
    if
    :: !HAS(STOPS_TIMERS) -> assert(phase == PHASE_REFRESHING)
    :: HAS(STOPS_TIMERS) && event == HIDDEN -> assert(!BUSY); ended = 0; followed = false
    :: else ->
      assert(ended > 0);
      assert(OUTCOME == ended - 1);
      assert(BUSY == followed);
      ended = 0;
      followed = false
    fi
  fi
}

/* Passes `event` to the control and performs the effects, including a scroll that shows the control. */
inline act() {
  first = phase;
  do
  :: true ->
    before = phase;
    c_code {
      now.cell = response(now.state, now.event,
        (now.layout * OFFSETS + now.offset) * 2 + now.finger, now.outward);
      /* A missing response is a fault of the export. The value 9 violates the next assertion. */
      if (now.cell < 0) { printf("missing response\n"); now.cell = 0; now.running = 9; }
      else { now.state = now.cell & 65535; now.phase = phase_of[now.state]; }
    };
    assert(running < 2);
    if
    :: HAS(STOPS_TIMERS) -> timers = 0
    :: else
    fi;
    timers = timers | (EFFECTS & TIMERS);
    check();
    record();
    outward = false;
    if
    :: HAS(SCROLLS_INTO_SIGHT) ->
      c_code { now.target = revealed_offset[now.layout]; };
      assert(target < OFFSETS);
      move();
      event = SCROLLED
    :: else -> break
    fi
  od;
  c_code { note(now.first, now.phase); };
  event = 0; before = 0; first = 0; target = 0; cell = 0
}

/* A running delay ends. */
inline finish(effect, name) {
  timers = timers & ~(effect);
  event = name
}

active proctype surroundings() {
  c_code { note(now.phase, now.phase); };

  /* All events may occur, in any order. The label marks the loop as progress: an endless series of
     these steps is not a livelock, because the world chooses each of them. */
progress_any:
  do
  :: atomic {
    if
    :: select(target : 0 .. OFFSETS - 1); move(); finger = true; event = SCROLLED
    :: select(target : 0 .. OFFSETS - 1); move(); finger = false; event = SCROLLED
    :: finger -> finger = false; event = RELEASED
    :: event = BEGIN
    :: event = END_SUCCESS
    :: event = END_EXHAUSTED
    :: event = END_FAILURE
    :: event = END_CANCELLED
    :: event = RESET
    :: is_attached -> is_attached = false; event = DETACHED
    :: !is_attached -> is_attached = true; event = ATTACHED
    :: is_enabled -> is_enabled = false; event = DISABLED
    :: !is_enabled -> is_enabled = true; event = ENABLED
    :: is_hidden -> is_hidden = false; event = SHOWN
    :: !is_hidden -> is_hidden = true; event = HIDDEN
    :: is_opposite_busy = true; event = OPPOSITE_BUSY
    :: is_opposite_busy = false; event = OPPOSITE_IDLE
    :: (timers & STARTS_REVEAL) != 0 -> finish(STARTS_REVEAL, REVEALED)
    :: (timers & STARTS_MINIMUM) != 0 -> finish(STARTS_MINIMUM, MINIMUM_SHOWN)
    :: (timers & STARTS_END_DELAY) != 0 -> finish(STARTS_END_DELAY, END_DELAYED)
    :: (timers & STARTS_TIMEOUT) != 0 -> finish(STARTS_TIMEOUT, TIMED_OUT)
    :: (timers & STARTS_OUTCOME) != 0 -> finish(STARTS_OUTCOME, OUTCOME_SHOWN)
    :: (timers & STARTS_RETRACT) != 0 -> finish(STARTS_RETRACT, RETRACTED)
    fi;
    act()
  }
  :: atomic { LAYOUTS > 1 -> layout = (layout + 1) % LAYOUTS; is_told = false }
  :: break
  od;

  /* I6: from here on, the world comes to rest, in any order: the finger lifts, the list returns to its
     edge, the app ends the action, and delays end. A step is possible only if it can change something.
     So SPIN reports a control that is not at rest and allows no step as stuck, and an endless series of
     steps as a livelock. */
  do
  :: phase == PHASE_IDLE -> break
  :: atomic {
    phase != PHASE_IDLE;
    if
    :: finger || !is_told || c_expr { now.offset != rest_offset[now.layout] } ->
      c_code { now.target = rest_offset[now.layout]; };
      move(); finger = false; event = SCROLLED
    :: !is_attached -> is_attached = true; event = ATTACHED
    :: !is_enabled -> is_enabled = true; event = ENABLED
    :: is_hidden -> is_hidden = false; event = SHOWN
    :: is_opposite_busy -> is_opposite_busy = false; event = OPPOSITE_IDLE
    :: phase == PHASE_REFRESHING && running > 0 && ended == 0 -> event = END_SUCCESS
    :: phase == PHASE_FAILED || phase == PHASE_EXHAUSTED -> event = RESET
    :: (timers & STARTS_REVEAL) != 0 -> finish(STARTS_REVEAL, REVEALED)
    :: (timers & STARTS_MINIMUM) != 0 -> finish(STARTS_MINIMUM, MINIMUM_SHOWN)
    :: (timers & STARTS_END_DELAY) != 0 -> finish(STARTS_END_DELAY, END_DELAYED)
    :: (timers & STARTS_OUTCOME) != 0 -> finish(STARTS_OUTCOME, OUTCOME_SHOWN)
    :: (timers & STARTS_RETRACT) != 0 -> finish(STARTS_RETRACT, RETRACTED)
    fi;
    act()
  }
  od;
  goto progress_any
}

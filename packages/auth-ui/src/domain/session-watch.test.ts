import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isRefreshDue,
  isSharedEndAhead,
  noteInteraction,
  renewedWatch,
  type SessionWatch,
  sessionPhase,
  untilNextPhaseMs,
  withSharedEnd,
} from "./session-watch.ts";

const MINUTE = 60_000;
const LIFE = 120 * MINUTE;
const watch = renewedWatch(0, LIFE);
const seenAt = (minutes: number): SessionWatch => ({ ...watch, seenAtMs: minutes * MINUTE });

test.each([
  ["under a minute after the last", 59_999, 0],
  ["a minute after it", MINUTE, MINUTE],
  ["in the last two minutes", 119 * MINUTE, 119 * MINUTE],
  ["at the end", LIFE, 0],
])("[AUTH-17] something done %s is noticed or not", (_name, nowMs, seenAtMs) => {
  expect(noteInteraction(watch, nowMs).seenAtMs).toBe(seenAtMs);
});

test("[AUTH-17] however often something is done, it is noticed at most once in 60 seconds", () => {
  const steps = fc.array(fc.integer({ min: 0, max: 10 * MINUTE }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (instants) => {
      const noticed = [0];
      let current = watch;
      for (const nowMs of instants.sort((one, other) => one - other)) {
        current = noteInteraction(current, nowMs);
        if (current.seenAtMs !== noticed.at(-1)) noticed.push(current.seenAtMs);
      }
      expect(noticed.every((at, index) => index === 0 || at - (noticed[index - 1] ?? 0) >= MINUTE)).toBe(true);
    }),
  );
});

test.each([
  ["nobody did anything for an hour", watch, 60, false],
  ["something was done, but five minutes haven't passed", seenAt(2), 4.99, false],
  ["something was done, and five minutes have passed", seenAt(2), 5, true],
  ["something is done shortly before the end", seenAt(119), 119, true],
  ["something was done, and the end has come", seenAt(119), 120, false],
])("[AUTH-17] the token is renewed or not: %s", (_name, given, minutes, isDue) => {
  expect(isRefreshDue(given, minutes * MINUTE)).toBe(isDue);
});

test("[AUTH-17] near its end a session that was only just renewed is renewed again, if something was done since", () => {
  const short = renewedWatch(0, 3 * MINUTE);
  expect(isRefreshDue(noteInteraction(short, MINUTE), MINUTE)).toBe(true);
});

test.each([
  [0, "live", 118 * MINUTE],
  [118 * MINUTE - 1, "live", 1],
  [118 * MINUTE, "ending", 2 * MINUTE],
  [LIFE - 1, "ending", 1],
  [LIFE, "over", null],
  [LIFE + MINUTE, "over", null],
])("[AUTH-17] after %d ms a session of two hours is %s", (nowMs, phase, untilMs) => {
  expect([sessionPhase(watch, nowMs), untilNextPhaseMs(watch, nowMs)]).toEqual([phase, untilMs]);
});

test.each([
  ["a later end", `${LIFE + 30 * MINUTE}`, LIFE + 30 * MINUTE],
  ["an earlier end", `${LIFE - MINUTE}`, LIFE],
  ["an end further away than a whole life", `${LIFE + 61 * MINUTE}`, LIFE],
  ["nothing", undefined, LIFE],
  ["nonsense", "soon", LIFE],
  ["Infinity", "Infinity", LIFE],
])("[AUTH-17] another tab wrote %s", (_name, stored, endsAtMs) => {
  expect(withSharedEnd(watch, stored, LIFE, 60 * MINUTE).endsAtMs).toBe(endsAtMs);
});

test.each([
  ["nothing", undefined, false],
  ["nonsense", "soon", false],
  ["this instant", "1000", false],
  ["a later instant", "1001", true],
])("[AUTH-17] with %s stored by another tab, its login may still go on: %s, %s", (_name, stored, isAhead) => {
  expect(isSharedEndAhead(stored, 1000)).toBe(isAhead);
});

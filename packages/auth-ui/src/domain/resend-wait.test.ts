import { expect, test } from "vitest";
import { resendWaitEndsAtMs, resumeResendWait, startResendWait } from "./resend-wait.ts";

const stored = (endsAtMs: number) => JSON.stringify({ emailAddress: "ada@example.com", endsAtMs });

test("[AUTH-08] a mail that was sent starts 60 seconds of waiting", () => {
  expect(startResendWait("ada@example.com", 1_000)).toEqual({ emailAddress: "ada@example.com", endsAtMs: 61_000 });
});

test.each([
  ["still running", stored(1_001), true],
  ["just begun", stored(61_000), true],
  ["ending exactly now", stored(1_000), false],
  ["over", stored(999), false],
  ["longer than it can be, after a change of the clock", stored(61_001), false],
  ["without an address", '{"endsAtMs":2000}', false],
  ["of another kind", '"soon"', false],
  ["cut off", '{"endsAtMs":', false],
  ["absent", undefined, false],
])("a stored wait that is %s", (_case, text, isResumed) => {
  expect(resumeResendWait(text, 1_000) !== null).toBe(isResumed);
});

test("a wait applies to its own address alone and ends by itself", () => {
  const wait = startResendWait("ada@example.com", 0);
  expect(resendWaitEndsAtMs(wait, "ada@example.com", 59_999)).toBe(60_000);
  expect(resendWaitEndsAtMs(wait, "ada@example.com", 60_000)).toBeNull();
  expect(resendWaitEndsAtMs(wait, "bob@example.com", 0)).toBeNull();
  expect(resendWaitEndsAtMs(null, "ada@example.com", 0)).toBeNull();
});

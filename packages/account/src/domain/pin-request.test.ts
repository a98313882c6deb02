import { expect, test } from "vitest";
import { pinRequestTexts, readPinRequest } from "./pin-request.ts";

const PIN_LIFE_MS = 10 * 60_000;

const NOW_MS = 1_000_000;

test("[ACCT-07] a stored request is read again while its PIN is valid", () => {
  const request = { requestId: "r1", endsAtMs: NOW_MS + PIN_LIFE_MS };
  const { requestId, endsAtMs } = pinRequestTexts(request);
  expect(readPinRequest(requestId, endsAtMs, NOW_MS)).toEqual(request);
  expect(readPinRequest(requestId, endsAtMs, NOW_MS + PIN_LIFE_MS - 1)).toEqual(request);
});

test.each([
  ["ended just now", "r1", String(NOW_MS)],
  ["ends later than a PIN can", "r1", String(NOW_MS + PIN_LIFE_MS + 1)],
  ["is none", "", ""],
  ["is unreadable", "r1", "soon"],
  ["was never there", undefined, undefined],
])("a stored request that %s is none", (_name, requestId, endsAtMs) => {
  expect(readPinRequest(requestId, endsAtMs, NOW_MS)).toBeNull();
});

test("no request is kept as empty texts", () => {
  expect(pinRequestTexts(null)).toEqual({ requestId: "", endsAtMs: "" });
});

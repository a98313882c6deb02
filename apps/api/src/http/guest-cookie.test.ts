import { expect, test } from "vitest";
import { readGuestCookie, toGuestCookie } from "./guest-cookie.ts";

const SECRET = "a secret of the shop, thirty-two bytes";
const GUEST = "3f1d4b52-6f1e-4d0c-9a53-0f4a8f3f6c11";
const OTHER = "9b2c7a10-1b7d-4b5e-8f0a-5a3d2c1b0e99";

test("[ENGAGE-03] the cookie recognises the visitor that it was given to", () => {
  expect(readGuestCookie(SECRET, toGuestCookie(SECRET, GUEST))).toBe(GUEST);
});

test.each([
  ["no cookie", undefined],
  ["an empty one", ""],
  ["an id without a signature", GUEST],
  ["another visitor's id under this one's signature", toGuestCookie(SECRET, GUEST).replace(GUEST, OTHER)],
  ["one that another secret signed", toGuestCookie("another secret of thirty-two bytes!!", GUEST)],
])("[SAFE-02] %s recognises nobody", (_what, value) => {
  expect(readGuestCookie(SECRET, value)).toBeNull();
});

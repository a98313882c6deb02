import { expect, test } from "vitest";
import { isHandheld } from "./is-handheld.ts";

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", true],
  ["an Android tablet", "Mozilla/5.0 (Linux; Android 14; SM-X710)", true],
  ["Firefox on a phone", "Mozilla/5.0 (Mobile; rv:130.0) Gecko/130.0", true],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", false],
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", false],
  ["Linux on a desk", "Mozilla/5.0 (X11; Linux x86_64)", false],
  ["nothing known", "", false],
])("[ROUTE-09] %s is recognized by its name: nothing is installed on a phone", (_what, userAgent, expected) => {
  expect(isHandheld(userAgent)).toBe(expected);
});

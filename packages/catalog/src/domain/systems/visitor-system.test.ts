import { expect, test } from "vitest";
import { visitorSystem } from "./visitor-system.ts";

const SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15";

test.each([
  [SAFARI, 0, "mac"],
  [SAFARI, 5, null],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", 10, "win"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0", 0, "linux"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile", 5, null],
  ["", 0, null],
])("[CAT-13] the browser %j with %i touch points runs on %s", (userAgent, touchPoints, expected) => {
  expect(visitorSystem(userAgent, touchPoints)).toBe(expected);
});

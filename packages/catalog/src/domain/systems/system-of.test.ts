import { expect, test } from "vitest";
import { systemOf } from "./system-of.ts";

test.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15", "mac"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "win"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", null],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile", null],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0", null],
  ["", null],
])("[ACCT-01] the browser %j runs on %s", (userAgent, expected) => {
  expect(systemOf(userAgent)).toBe(expected);
});

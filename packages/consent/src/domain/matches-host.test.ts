import { expect, test } from "vitest";
import { matchesHost } from "./matches-host.ts";

test.each([
  ["www.clarity.ms", "*.clarity.ms", true],
  ["a.b.clarity.ms", "*.clarity.ms", true],
  ["clarity.ms", "*.clarity.ms", false],
  ["notclarity.ms", "*.clarity.ms", false],
  ["clarity.ms.evil.example", "*.clarity.ms", false],
  ["plausible.io", "plausible.io", true],
  ["www.plausible.io", "plausible.io", false],
  ["localhost:4000", "localhost:4000", true],
] as const)("[CONSENT-02] the host %s fits %s: %s", (host, pattern, fits) => {
  expect(matchesHost(host, pattern)).toBe(fits);
});

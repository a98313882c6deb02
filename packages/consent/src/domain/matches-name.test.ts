import { expect, test } from "vitest";
import { matchesName } from "./matches-name.ts";

test.each([
  ["_ga", "_ga", true],
  ["_ga_ABC123", "_ga_*", true],
  ["_ga", "_ga_*", false],
  ["_gat", "_ga", false],
  ["x_ga", "_ga", false],
  ["_pk_id.1.ab", "_pk_id.*", true],
  ["_pk_idX1", "_pk_id.*", false],
  ["ph_key_posthog", "ph_*_posthog", true],
  ["ph_key_posthog2", "ph_*_posthog", false],
  ["a\nb", "a*", true],
  ["a(b", "a(b", true],
])("[CONSENT-03] whether %j fits %j: %s", (name, pattern, fits) => {
  expect(matchesName(name, pattern)).toBe(fits);
});

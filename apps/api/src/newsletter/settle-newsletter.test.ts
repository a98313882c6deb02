import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_NEWSLETTERS } from "./categories.ts";
import { settleNewsletter } from "./settle-newsletter.ts";

test.each([
  ["forced", 0, 3, { setting: 3, pending: null }],
  ["forced", 3, 0, { setting: 0, pending: null }],
  ["free", 0, 3, { setting: 0, pending: 3 }],
  ["free", 3, 1, { setting: 1, pending: null }],
  ["free", 3, 0, { setting: 0, pending: null }],
  ["free", 3, 3, { setting: 3, pending: null }],
  ["free", 3, 5, { setting: 1, pending: 5 }],
] as const)("[ACCT-04] %s: from %i to %i comes to %j", (policy, current, wanted, expected) => {
  expect(settleNewsletter(current, wanted, policy)).toEqual(expected);
});

test("[ACCT-04] without a second yes nobody is sent what was not sent before", () => {
  const setting = fc.integer({ min: 0, max: ALL_NEWSLETTERS });
  fc.assert(
    fc.property(setting, setting, (current, wanted) => {
      const settled = settleNewsletter(current, wanted, "free");
      expect(settled.setting & ~current).toBe(0);
      expect(settled.setting).toBe(current & wanted);
      expect(settled.pending ?? settled.setting).toBe(wanted);
    }),
    { seed: 20_261_122 },
  );
});

import { expect, test } from "vitest";
import { buildAttention } from "../testing/build-attention.ts";

test("[ENGAGE-12] a task's page hides the sale that is shown, which returns five seconds after the shopper has left it", () => {
  const { attention, clock } = buildAttention();
  const shown = () => attention.getState().shown?.kind ?? null;
  attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
  const leave = attention.silence("taskPage");
  clock.advance(3_600_000);
  const seen = [shown()];
  leave();
  clock.advance(4_999);
  seen.push(shown());
  clock.advance(1);
  expect([...seen, shown()]).toEqual([null, null, "sale"]);
});

test("[SHELL-08] [CHAT-01] a task's page keeps no icon from moving", () => {
  const { attention } = buildAttention();
  attention.silence("taskPage");
  expect(attention.isQuiet()).toBe(true);
  attention.silence("typing");
  expect(attention.isQuiet()).toBe(false);
});

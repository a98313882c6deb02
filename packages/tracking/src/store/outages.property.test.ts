import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTracker } from "../testing/build-tracker.ts";

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("raise" as const), count: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant("pass" as const), minutes: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ do: fc.constantFrom("works" as const, "lost" as const, "down" as const) }),
    fc.record({ do: fc.constantFrom("kill" as const, "reload" as const, "cache" as const) }),
  ),
  { minLength: 1, maxLength: 20 },
);

test("[TRACK-02] whatever fails, is killed, reloaded or cached: every event is recorded in the end, each under one id, and what was acknowledged is never sent again", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      let seed = 1;
      let raised = 0;
      let tab = buildTracker();
      const { browser } = tab;
      const acknowledged = new Set<string>();
      const { send } = browser.activity;
      browser.activity.send = async (part) => {
        for (const { id } of part.events) expect(acknowledged.has(id)).toBe(false);
        const sent = await send(part);
        if (sent.isOk) for (const { id } of part.events) acknowledged.add(id);
        return sent;
      };
      const open = (session?: typeof tab.session) => {
        seed += 1;
        tab = buildTracker({ browser, seed, ...(session && { session }) });
      };
      for (const act of acts) {
        if (act.do === "raise") {
          for (let index = 0; index < act.count; index += 1) {
            raised += 1;
            tab.tracker.raise({ name: "search", data: { term: `t${raised}` } });
          }
        } else if (act.do === "pass") await browser.clock.advanceAsync(act.minutes * 60_000);
        else if (act.do === "works") browser.activity.state = { mode: "works" };
        else if (act.do === "lost") browser.activity.state = { mode: "loseResponse" };
        else if (act.do === "down") browser.activity.state = { mode: "refuse", failure: { code: "api.unreachable" } };
        else if (act.do === "kill") {
          const { session } = tab;
          const wasOpen = session.get("shop_tab") ?? "";
          tab.tracker.end();
          // The browser was killed: nothing of the page ran at its end.
          session.set("shop_tab", wasOpen);
          open(session);
        } else {
          tab.page.change("closing");
          if (act.do === "cache") tab.page.change("restored");
          else {
            tab.tracker.end();
            open(tab.session);
          }
        }
      }
      fc.pre(raised <= 500);
      browser.activity.state = { mode: "works" };
      tab.tracker.end();
      await browser.clock.advanceAsync(20 * 60_000);
      open();
      await browser.clock.advanceAsync(20 * 60_000);
      expect(browser.activity.recorded.size).toBe(raised);
    }),
    { numRuns: 60 },
  );
});

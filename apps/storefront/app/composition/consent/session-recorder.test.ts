import { buildConsent, buildService } from "@shop/consent/testing";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { startSessionRecorder } from "./session-recorder.ts";

function open() {
  const { store: consent } = buildConsent({ services: [buildService({ id: "own-recorder" })] });
  consent.start();
  const clock = createFakeClock();
  const sent: Array<{ part: number; events: readonly object[] }> = [];
  const logged: object[] = [];
  const tab = { emit: null as ((event: object) => void) | null, hide: () => {}, isOnline: true };
  startSessionRecorder({
    consent,
    clock,
    random: createFakeRandom(),
    record: async (emit) => {
      tab.emit = emit;
      return () => {
        tab.emit = null;
      };
    },
    send: async (_, part, events) => {
      if (!tab.isOnline) throw new Error("offline");
      sent.push({ part, events });
    },
    onHidden: (listener) => {
      tab.hide = listener;
    },
    log: (entry) => logged.push(entry),
  });
  return { consent, clock, sent, logged, tab };
}

test("[CONSENT-02] nothing is recorded before consent, and a part is sent every 30 seconds after it", async () => {
  const { consent, clock, sent, tab } = open();
  expect(tab.emit).toBeNull();
  await consent.acceptAll();
  await clock.advanceAsync(0);
  tab.emit?.({ type: 4, data: { href: "/a?b" } });
  await clock.advanceAsync(29_999);
  expect(sent).toEqual([]);
  await clock.advanceAsync(1);
  expect(sent).toEqual([{ part: 0, events: [{ type: 4, data: { href: "/a" } }] }]);
  await clock.advanceAsync(30_000);
  expect(sent).toHaveLength(1);
  tab.emit?.({ type: 3 });
  tab.hide();
  await clock.advanceAsync(0);
  expect(sent[1]).toEqual({ part: 1, events: [{ type: 3 }] });
});

test("[CONSENT-03] a withdrawal stops the recording and drops what wasn't sent", async () => {
  const { consent, clock, sent, tab } = open();
  await consent.acceptAll();
  await clock.advanceAsync(0);
  tab.emit?.({ type: 3 });
  await consent.refuseAll();
  expect(tab.emit).toBeNull();
  await clock.advanceAsync(60_000);
  tab.hide();
  expect(sent).toEqual([]);
});

test("[CONSENT-02] a part that doesn't arrive is sent again, with what came after it", async () => {
  const { consent, clock, sent, logged, tab } = open();
  await consent.acceptAll();
  await clock.advanceAsync(0);
  tab.isOnline = false;
  tab.emit?.({ type: 1 });
  await clock.advanceAsync(30_000);
  tab.isOnline = true;
  tab.emit?.({ type: 2 });
  await clock.advanceAsync(30_000);
  expect(sent).toEqual([{ part: 0, events: [{ type: 1 }, { type: 2 }] }]);
  expect(logged).toEqual([{ act: "recording.send", error: "Error: offline" }]);
});

test("[CONSENT-02] after an hour of parts the recording ends", async () => {
  const { consent, clock, sent, tab } = open();
  await consent.acceptAll();
  await clock.advanceAsync(0);
  for (let part = 0; part < 121; part += 1) {
    tab.emit?.({ type: 3 });
    await clock.advanceAsync(30_000);
  }
  expect(sent).toHaveLength(120);
  expect(tab.emit).toBeNull();
});

test("[CONSENT-03] a withdrawal while the recorder is still fetched leaves nothing running", async () => {
  const { consent, clock, tab } = open();
  const accepting = consent.acceptAll();
  await accepting;
  await consent.refuseAll();
  await clock.advanceAsync(0);
  expect(tab.emit).toBeNull();
});

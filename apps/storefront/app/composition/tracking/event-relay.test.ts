import { buildTracker, FULL_CONSENT } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { createEventRelay, type EarlyEvent } from "./event-relay.ts";

const SEARCH = { name: "search", data: { term: "gate" } } as const;

function build(consent: typeof FULL_CONSENT | null, isKnown = true) {
  const relay = createEventRelay({
    choices: { current: () => consent, isKnown: () => isKnown },
    emailAddress: () => "ada@example.com",
    nowMs: () => 5,
  });
  const adopted: EarlyEvent[] = [];
  const { tracker, journal } = buildTracker();
  return { relay, adopted, journal, connect: () => relay.connect(tracker, (early) => adopted.push(early)) };
}

test("[TRACK-06] what happens before tracking is loaded keeps its time, its consent and its account", () => {
  const { relay, adopted, connect } = build(FULL_CONSENT);
  relay.raise(SEARCH);
  connect();
  expect(adopted).toEqual([{ event: SEARCH, atMs: 5, consent: FULL_CONSENT, emailAddress: "ada@example.com" }]);
});

test.each([
  ["without a choice", null],
  ["after a refusal", { ...FULL_CONSENT, allowed: [] }],
])("[TRACK-01] [TRACK-06] %s an event is forgotten at once", (_case, consent) => {
  const { relay, adopted, connect } = build(consent);
  relay.raise(SEARCH);
  connect();
  expect(adopted).toEqual([]);
});

test("[TRACK-06] what happens before the choice is loaded is kept until it is", () => {
  const { relay, adopted, connect } = build(null, false);
  relay.raise(SEARCH);
  connect();
  expect(adopted).toEqual([{ event: SEARCH, atMs: 5, consent: "unread", emailAddress: "ada@example.com" }]);
});

test("once tracking is loaded every event goes there at once; of those before, the last 50 are kept", () => {
  const { relay, adopted, connect, journal } = build(FULL_CONSENT);
  for (let index = 0; index < 51; index += 1) relay.raise({ name: "search", data: { term: `t${index}` } });
  connect();
  expect([adopted.length, adopted[0]?.event.data]).toEqual([50, { term: "t1" }]);
  relay.raise(SEARCH);
  expect(journal.getState().entries.map(({ data }) => data)).toEqual([{ term: "gate" }]);
});

test("[AUTH-18] where nothing is tracked a logout waits for nothing", async () => {
  await build(null).relay.leave();
});

import { buildTracker } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { createEventRelay, type TimedEvent } from "./event-relay.ts";

const SEARCH = { name: "search", data: { term: "gate" } } as const;

function build() {
  const relay = createEventRelay({ emailAddress: () => "ada@example.com", nowMs: () => 5 });
  const adopted: TimedEvent[] = [];
  const { tracker } = buildTracker();
  return { relay, adopted, connect: () => relay.connect(tracker, (one) => adopted.push(one)) };
}

test("[TRACK-06] what happens before tracking is loaded keeps its time and its account", () => {
  const { relay, adopted, connect } = build();
  relay.raise(SEARCH);
  connect();
  expect(adopted).toEqual([{ event: SEARCH, atMs: 5, emailAddress: "ada@example.com" }]);
});

test("once tracking is loaded every event goes there at once; of those before, the last 50 are kept", () => {
  const { relay, adopted, connect } = build();
  for (let index = 0; index < 51; index += 1) relay.raise({ name: "search", data: { term: `t${index}` } });
  connect();
  expect([adopted.length, adopted[0]?.event.data]).toEqual([50, { term: "t1" }]);
  relay.raise(SEARCH);
  expect(adopted.slice(50)).toEqual([{ event: SEARCH, atMs: 5, emailAddress: "ada@example.com" }]);
});

test("[ROUTE-09] what happened earlier keeps its time, also once tracking is loaded", () => {
  const { relay, adopted, connect } = build();
  connect();
  relay.raise(SEARCH, 3);
  expect(adopted).toEqual([{ event: SEARCH, atMs: 3, emailAddress: "ada@example.com" }]);
});

test("[AUTH-18] where nothing is tracked a logout waits for nothing", async () => {
  await build().relay.leave();
});

import { createMemoryStorage, fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import type { ConsentRecord } from "../domain/consent-record.ts";
import { createRecordQueue } from "./record-queue.ts";

const record = (recordId: string): ConsentRecord => ({
  recordId,
  consentId: "a",
  chosenAtMs: 0,
  policyVersion: "1",
  textHash: "",
  locale: "en",
  asked: [],
  granted: [],
  services: [],
  hadSignal: false,
});

function build(storage = createMemoryStorage()) {
  const clock = createFakeClock();
  const world = { isDown: false, sent: [] as string[] };
  const send = async ({ recordId }: ConsentRecord) => {
    world.sent.push(recordId);
    return world.isDown ? fail({ code: "consent.unreachable" }) : ok(true as const);
  };
  const queue = createRecordQueue({ storage, clock, gateway: { send } });
  return { queue, clock, world, storage };
}

test("[CONSENT-04] records are sent one after the other, and nothing is kept of them", async () => {
  const { queue, clock, world, storage } = build();
  queue.add(record("a"));
  queue.add(record("b"));
  await clock.advanceAsync(0);
  expect([world.sent, storage.get("shop_consent_records")]).toEqual([["a", "b"], undefined]);
});

test("[CONSENT-04] a record that fails is sent again after 5, 10 and 20 seconds, before those that came later", async () => {
  const { queue, clock, world } = build();
  world.isDown = true;
  queue.add(record("a"));
  await clock.advanceAsync(4_999);
  expect(world.sent).toEqual(["a"]);
  await clock.advanceAsync(1);
  await clock.advanceAsync(10_000);
  expect(world.sent).toEqual(["a", "a", "a"]);
  world.isDown = false;
  await clock.advanceAsync(19_999);
  expect(world.sent).toHaveLength(3);
  await clock.advanceAsync(1);
  queue.add(record("b"));
  await clock.advanceAsync(0);
  expect(world.sent).toEqual(["a", "a", "a", "a", "b"]);
});

test("[CONSENT-04] a record that waits when the page is left is sent by the next page", async () => {
  const first = build();
  first.world.isDown = true;
  first.queue.add(record("a"));
  await first.clock.advanceAsync(0);
  first.queue.end();
  const next = build(first.storage);
  next.queue.start();
  await next.clock.advanceAsync(0);
  expect([next.world.sent, next.storage.get("shop_consent_records")]).toEqual([["a"], undefined]);
});

test("[CONSENT-04] of records that can't be sent the newest 20 are kept", async () => {
  const { queue, clock, world, storage } = build();
  world.isDown = true;
  for (let count = 1; count <= 22; count += 1) queue.add(record(`r${count}`));
  await clock.advanceAsync(0);
  const kept = JSON.parse(storage.get("shop_consent_records") ?? "{}");
  expect(kept.records.map((one: ConsentRecord) => one.recordId)).toEqual(
    Array.from({ length: 20 }, (_, index) => `r${index + 3}`),
  );
});

test("[CONSENT-04] what another script wrote in their place stops nothing", async () => {
  const { queue, clock, world } = build(createMemoryStorage({ shop_consent_records: '{"records":[3,null]}' }));
  queue.add(record("a"));
  await clock.advanceAsync(0);
  expect(world.sent).toEqual(["a"]);
});

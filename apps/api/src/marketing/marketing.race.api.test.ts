import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildStamp,
  createTestApp,
  newTrackedCustomer,
  type TestApp,
  type TrackedCustomer,
  track,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";

const eventId = (number: number) => `e1f2c3d4-8a4d-4c57-9b86-${String(number).padStart(12, "0")}`;
const fifty = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] tracked events, fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  let places = 0;
  /** Each at a place of its own, whose calls in a minute are limited. */
  const newCustomerElsewhere = () => {
    places += 1;
    return newTrackedCustomer(shop, { address: `198.51.${100 + (places >> 8)}.${places & 255}` });
  };
  const idsIn = async (table: "drip_events" | "activity_events", { id }: TrackedCustomer) =>
    (await shop.db.selectFrom(table).select("event_id").where("user_id", "=", id).orderBy("event_id").execute()).map(
      ({ event_id }) => event_id,
    );

  test(
    "[TRACK-02] fifty of the same id are one event",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customer = await newCustomerElsewhere();
        const request = { event_id: eventId(1), consent: buildStamp(shop) };
        const sent = await fifty(() => track(customer, "trackLogin", request));
        expect(sent.filter(({ success }) => !success)).toEqual([]);
        expect(await idsIn("drip_events", customer)).toEqual([eventId(1)]);
      }
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[TRACK-02] fifty batches that overlap, in any order, are stored whole and once, and none waits for another forever",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customer = await newCustomerElsewhere();
        const ids = Array.from({ length: 20 }, (_, number) => eventId(number));
        const consent = buildStamp(shop);
        const sent = await fifty((index) => {
          const order = [...ids.slice(index % 20), ...ids.slice(0, index % 20)];
          const events = (index % 2 === 0 ? order : order.reverse()).map((id) => ({
            ...{ id, type: "shop" as const, timestamp: 0 },
          }));
          return track(customer, "trackActivitySession", { session_data: { id: eventId(99) }, events, consent });
        });
        expect(sent.filter(({ success }) => !success)).toEqual([]);
        expect(await idsIn("activity_events", customer)).toEqual(ids);
      }
    },
    RACE_TIMEOUT_MS,
  );

  test(
    "[TRACK-01] an event that comes together with the withdrawal leaves nothing behind",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customer = await newCustomerElsewhere();
        const given = buildStamp(shop);
        await track(customer, "trackLogin", { consent: given });
        shop.clock.advance(1);
        const withdrawn = buildStamp(shop, { categories: [] });
        await fifty(async (index) => {
          if (index === 25) return track(customer, "reportConsent", { consent: withdrawn });
          const events = [{ id: eventId(index), type: "shop" as const, timestamp: 0 }];
          if (index % 2 === 0)
            return track(customer, "trackActivitySession", { session_data: {}, events, consent: given });
          return track(customer, "trackLogin", { event_id: eventId(index), consent: given });
        });
        expect([await idsIn("drip_events", customer), await idsIn("activity_events", customer)]).toEqual([[], []]);
      }
    },
    RACE_TIMEOUT_MS,
  );
});

import type { MarketingRequest } from "@shop/api-client/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildStamp, createTestApp, newTrackedCustomer, type TestApp, track } from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { forwardEvents } from "./forward-events.ts";

const EVENTS = 60;
const eventId = (number: number) => `e1f2c3d4-8a4d-4c57-9b86-${String(number).padStart(12, "0")}`;

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] fifty forwarders at once", () => {
  let shop: TestApp;
  const sent: string[] = [];
  let isUp = true;
  beforeAll(async () => {
    const transport = async ({ body = "" }: MarketingRequest) => {
      sent.push(JSON.parse(body).event_id);
      return isUp ? { status: 200, text: '{"success":true}' } : { status: 503, text: "" };
    };
    shop = await createTestApp({ deps: { marketingHost: { host: "https://marketing.example", transport } } });
  });
  afterAll(() => shop.close());

  const forwardAtOnce = () => Promise.all(Array.from({ length: AT_ONCE }, () => forwardEvents(shop.deps)));

  test(
    "[TRACK-04][SAFE-25] each event is sent once, and once more after an outage",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customer = await newTrackedCustomer(shop, { address: `198.51.100.${round}` });
        const consent = buildStamp(shop);
        const ids = Array.from({ length: EVENTS }, (_, number) => eventId(round * EVENTS + number));
        await Promise.all(ids.map((event_id) => track(customer, "trackLogin", { event_id, consent })));
        isUp = false;
        sent.length = 0;
        await forwardAtOnce();
        expect([...sent].sort()).toEqual(ids);
        isUp = true;
        shop.clock.advance(30_000);
        await forwardAtOnce();
        expect([...sent].sort()).toEqual([...ids, ...ids].sort());
        expect(await shop.db.selectFrom("marketing_forwards").select("id").execute()).toEqual([]);
      }
    },
    RACE_TIMEOUT_MS,
  );
});

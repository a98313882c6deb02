import { createFakeApiClient } from "@shop/api-client/testing";
import { buildProduct } from "@shop/catalog/testing";
import { buildAttention } from "@shop/engagement/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createLiveSales } from "./create-live-sales.ts";

type World = Parameters<typeof createLiveSales>[0];

const STAT = {
  ...{ country: "Germany", country_code: "DE", type: "shop" as const, time: "2 hours ago", hours_ago: 2 },
  product: { name: "faMicAlign", thumbnail: "", website: "/products/plugins/famicalign" },
};

function build({ hasSamples, isDown = false }: { readonly hasSamples: boolean; readonly isDown?: boolean }) {
  const { attention, clock } = buildAttention();
  const api = createFakeApiClient();
  if (isDown) api.answer("getLiveStats", fail({ code: "api.timeout" }));
  else api.answer("getLiveStats", ok([STAT]));
  const logged: object[] = [];
  let loads = 0;
  const page = {
    clock,
    catalog: { getState: () => ({ products: [buildProduct({ name: "faGainTrim" })] }) },
    environment: { log: (entry: object) => logged.push(entry) },
    services: {
      load: async () => {
        loads += 1;
        return { api };
      },
    },
  } as unknown as World["page"];
  const liveSales = createLiveSales({ page, attention, hasSamples, random: createFakeRandom() });
  liveSales.start();
  return { clock, logged, shown: () => liveSales.getState().shown, countLoads: () => loads };
}

test("[ENGAGE-02] the services are loaded when the first notice is due, and no earlier", async () => {
  const { clock, countLoads, shown } = build({ hasSamples: true });
  await clock.advanceAsync(14_999);
  expect([countLoads(), shown()]).toEqual([0, null]);
  await clock.advanceAsync(1);
  expect(countLoads()).toBe(1);
  expect(shown()).toMatchObject({ product: { name: "faMicAlign" }, isSample: false });
});

test("[LAW-05] [ENGAGE-02] if live stats fail, a demonstration shows a sample of the catalogue, and other shops show nothing", async () => {
  const demo = build({ hasSamples: true, isDown: true });
  await demo.clock.advanceAsync(15_000);
  expect(demo.shown()).toMatchObject({ type: "download", placeCode: "DE", hoursAgo: 0, isSample: true });
  expect(demo.shown()?.product).toMatchObject({ name: "faGainTrim", path: expect.stringMatching(/^\/products\//) });
  const shop = build({ hasSamples: false, isDown: true });
  await shop.clock.advanceAsync(15_000);
  expect(shop.shown()).toBeNull();
  expect([demo.logged, shop.logged]).toEqual([
    [{ act: "liveStats", code: "api.timeout" }],
    [{ act: "liveStats", code: "api.timeout" }],
  ]);
});

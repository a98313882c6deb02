import type { WireLiveStat } from "@shop/api-client/contract";
import { fail, ok } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { describeLiveStatsSource } from "../store/live-stats-source.contract.ts";
import { createLiveStatsGateway } from "./live-stats-gateway.ts";
import { createSampleLiveStats } from "./sample-live-stats.ts";

const names = (count: number) => Array.from({ length: count }, (_, index) => `fa${index}`);
/** With more than the contract names: a host may send it, and nothing of it is shown. */
const wireStat = (name: string): WireLiveStat => ({
  ...{ country: "Germany", type: "shop", time: "2 hours ago", email: "ada@x.example" },
  product: { name, thumbnail: "dark.svg", thumbnail_light: "light.svg", website: `/products/plugins/${name}`, sku: 1 },
});

describeLiveStatsSource("the shop's API", {
  isSample: false,
  create: (count) => createLiveStatsGateway({ call: async () => ok(names(count).map(wireStat)) }),
});

describeLiveStatsSource("the samples of a demonstration", {
  isSample: true,
  create: (count) =>
    createSampleLiveStats(
      async () =>
        names(count).map((name) => ({ name, path: `/products/plugins/${name}`, pictureDark: "", pictureLight: "" })),
      createFakeRandom(),
    ),
});

test("[ENGAGE-02] twelve are asked for, and a failure of the API is the source's", async () => {
  const asked: unknown[] = [];
  const source = createLiveStatsGateway({
    call: async (name, request) => {
      asked.push([name, request]);
      return fail({ code: "api.timeout" });
    },
  });
  expect(await source.list()).toEqual({ isOk: false, failure: { code: "api.timeout" } });
  expect(asked).toEqual([["getLiveStats", { page_size: 12 }]]);
});

test("[ENGAGE-02] one stat instead of a list, no product, no place: it is shown as far as it is known", async () => {
  const one = { ...wireStat(""), country: "" };
  const source = createLiveStatsGateway({ call: async () => ok(one) });
  expect(await source.list()).toMatchObject({ value: [{ product: null, place: "", age: "2 hours ago" }] });
});

import { valid } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { buildAttention } from "@shop/engagement/testing";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { createLiveSales } from "./create-live-sales.ts";

async function visit({ hasSamples }: { readonly hasSamples: boolean }) {
  const { page, environment, settle } = createTestServices();
  const { clock, host } = environment;
  host.reply("getLiveStats", valid([]));
  host.reply("getAllProducts", valid({ result: [buildWireProduct({ name: "faMicAlign" })] }));
  const { attention } = buildAttention({ clock });
  const liveSales = createLiveSales({ page, attention, random: createFakeRandom(), hasSamples });
  liveSales.start();
  await clock.advanceAsync(14_999);
  expect(host.requestsOf("getLiveStats")).toEqual([]);
  await clock.advanceAsync(1);
  await settle();
  return { shown: liveSales.getState().shown, asked: host.requestsOf("getAllProducts").length };
}

test("[ENGAGE-02] [LAW-05] in a demo where nothing has happened a visitor who only reads sees the sample of one of the products", async () => {
  const { shown } = await visit({ hasSamples: true });
  expect(shown).toMatchObject({
    ...{ type: "download", placeCode: "DE", age: "just now", isSample: true },
    product: { name: "faMicAlign" },
  });
});

test("[LAW-05] without samples nothing is shown, and no catalogue is fetched for it", async () => {
  expect(await visit({ hasSamples: false })).toEqual({ shown: null, asked: 0 });
});

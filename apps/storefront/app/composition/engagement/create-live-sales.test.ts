import { valid } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { buildAttention } from "@shop/engagement/testing";
import type { Locale } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { createLiveSales } from "./create-live-sales.ts";

async function visit({ hasSamples, locale = "en" }: { readonly hasSamples: boolean; readonly locale?: Locale }) {
  const { page, environment, settle } = createTestServices();
  const { clock, host } = environment;
  host.reply("getLiveStats", valid([]));
  host.reply("getAllProducts", valid({ result: [buildWireProduct({ name: "faMicAlign" })] }));
  const { attention } = buildAttention({ clock });
  const liveSales = createLiveSales({ page, attention, random: createFakeRandom(), locale, hasSamples });
  liveSales.start();
  await clock.advanceAsync(14_999);
  expect(host.requestsOf("getLiveStats")).toEqual([]);
  await clock.advanceAsync(1);
  await settle();
  const sent = host.requestsOf("getLiveStats")[0]?.json;
  return { shown: liveSales.getState().shown, asked: host.requestsOf("getAllProducts").length, sent };
}

test("[ENGAGE-02] [LAW-05] in a demo where nothing has happened a visitor who only reads sees the sample of one of the products", async () => {
  const { shown } = await visit({ hasSamples: true });
  expect(shown).toMatchObject({
    ...{ type: "download", place: "Germany", age: "just now", isSample: true },
    product: { name: "faMicAlign" },
  });
});

test("[LAW-05] without samples nothing is shown, and no catalogue is fetched for it", async () => {
  expect(await visit({ hasSamples: false })).toMatchObject({ shown: null, asked: 0 });
});

test.each([
  ["en", { page_size: 12 }],
  ["de", { page_size: 12, language: "de" }],
] as const)("[ENGAGE-02] on a page in %s the host is asked for its words", async (locale, request) => {
  expect((await visit({ hasSamples: false, locale })).sent).toHaveProperty("request", request);
});

import { createContentReader } from "@shop/api-client/content";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { storefrontContext } from "../../request/storefront-context.ts";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loadNewestTutorials } from "./tutorials.server.ts";

test("[SAFE-25] a page waits 300 ms for tutorials that it can be shown without", async () => {
  const clock = createFakeClock();
  const transport = () => new Promise<never>(() => {});
  const reported: string[] = [];
  const context = buildStorefrontContext({
    clock,
    content: createContentReader({ host: "", clock, transport }),
    reportError: (error) => reported.push(String(error)),
  });
  let found: unknown;
  void loadNewestTutorials(context, 3, "en").then((tutorials) => {
    found = tutorials;
  });
  await clock.advanceAsync(299);
  expect(found).toBeUndefined();
  await clock.advanceAsync(1);
  expect(found).toEqual([]);
  expect(context.get(storefrontContext).missing).toEqual(new Set(["content"]));
  expect(reported).toEqual([expect.stringContaining("api.timeout")]);
});

import { createContentReader } from "@shop/api-client/content";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import { readPage } from "./content.server.ts";

/** A page loaded from a content service with one response; returns what it throws, and what was reported. */
async function readFrom(status: number, body: unknown) {
  const reported: string[] = [];
  const clock = createFakeClock();
  const content = createContentReader({
    host: "",
    clock,
    transport: async () => ({ status, text: JSON.stringify(body), header: () => null }),
  });
  const context = buildStorefrontContext({ content, reportError: (error) => reported.push(String(error)) });
  const reading = readPage(context, "imprint", "en").catch(
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );
  await clock.advanceAsync(5000);
  return { outcome: await reading, reported };
}

test("[SAFE-25] a page whose content can't be loaded is 503, and the log says why", async () => {
  const { outcome, reported } = await readFrom(503, { valid: false, code: "api.busy" });
  expect(outcome).toBe(503);
  expect(reported).toEqual([expect.stringContaining("The content service failed: api.httpStatus")]);
});

test("[ROUTE-13] a page that the content doesn't have is 404, which isn't logged", async () => {
  expect(await readFrom(200, [])).toEqual({ outcome: 404, reported: [] });
});

test("[SAFE-25] a page waits five seconds for its content, then it is 503", async () => {
  const clock = createFakeClock();
  const content = createContentReader({ host: "", clock, transport: () => new Promise<never>(() => {}) });
  let status: number | undefined;
  readPage(buildStorefrontContext({ clock, content }), "imprint", "en").catch(
    (thrown: { init?: { status?: number } }) => {
      status = thrown.init?.status;
    },
  );
  await clock.advanceAsync(4999);
  expect(status).toBeUndefined();
  await clock.advanceAsync(1);
  expect(status).toBe(503);
});

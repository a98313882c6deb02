import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { accountMessages } from "../messages/index.ts";
import { buildAccountWorld } from "../testing/index.ts";
import { createRateStore, type RatedProduct } from "./rate-store.ts";

const OWNER = "ada@example.com";

function opened(of: Partial<RatedProduct> & { isPage?: boolean } = {}, storage = createMemoryStorage()) {
  const { accountGateway, services, clock, tracked } = buildAccountWorld({ storage });
  const rate = services.of(createRateStore);
  rate.open({ owner: OWNER, product: "faMicAlign", ...of });
  return { rate, clock, tracked, gateway: accountGateway };
}

test("[ACCT-10] stars alone are sent; ten seconds later the dialog is over", async () => {
  const { rate, gateway, clock } = opened();
  rate.setStars(4);
  await rate.submit();
  expect(gateway.calls).toEqual([{ name: "rating.rate", given: { product: "faMicAlign", stars: 4, comment: null } }]);
  expect(rate.getState()).toMatchObject({ stage: "counting", endsAtMs: clock.nowMs() + 10_000 });
  clock.advance(10_000);
  expect(rate.getState().stage).toBe("over");
  expect(accountMessages.en["rate.done"]).toContain("10 seconds");
});

test("[TRACK-01] a rating is reported once it was accepted, a refused one isn't", async () => {
  const { rate, gateway, tracked } = opened();
  gateway.failNext("rating.rate", { code: "api.unreachable" });
  rate.setStars(4);
  rate.setComment("Good");
  await rate.submit();
  expect(tracked).toEqual([]);
  await rate.submit();
  expect(tracked).toEqual([{ type: "rated", product: "faMicAlign", stars: 4, comment: "Good" }]);
});

test("[A11Y-03] a press in it stops even so short a time; a page stays by itself", async () => {
  const { rate, clock } = opened();
  rate.setStars(4);
  await rate.submit();
  rate.keepOpen();
  clock.advance(60_000);
  expect(rate.getState().stage).toBe("kept");
  const page = opened({ isPage: true });
  page.rate.setStars(4);
  await page.rate.submit();
  expect(page.rate.getState()).toMatchObject({ stage: "kept", endsAtMs: null });
});

test("[ACCT-10] no stars, and no comment where one is required, are reported at their fields and not sent", async () => {
  const { rate, gateway } = opened({ isCommentRequired: true });
  await rate.submit();
  expect(rate.getState()).toMatchObject({ failure: { code: "rating.starsMissing" }, failedField: "stars" });
  rate.setStars(2);
  expect(rate.getState()).toMatchObject({ failure: null, failedField: null });
  await rate.submit();
  expect(rate.getState()).toMatchObject({ failure: { code: "rating.commentMissing" }, failedField: "comment" });
  expect(gateway.calls).toEqual([]);
});

test("[ACCT-10] an earlier rating is filled in and can be changed", async () => {
  const { rate, gateway } = opened({ own: { stars: 2, comment: "Hm." } });
  expect(rate.getState()).toMatchObject({ stars: 2, comment: "Hm.", isChange: true });
  rate.setStars(5);
  rate.setComment(" Better now. ");
  await rate.submit();
  expect(gateway.calls[0]?.given).toEqual({ product: "faMicAlign", stars: 5, comment: "Better now." });
});

test.each([
  [{ code: "api.refused", serverText: "Not now." }, "Not now."],
  [{ code: "product.strange" }, "An unexpected error occurred while rating the product."],
  [{ code: "api.unreachable" }, "An error occurred while processing your rating."],
])("[ACCT-10] refused with %j, it says %j and keeps what was typed", async (failure, expected) => {
  const { rate, gateway } = opened();
  gateway.failNext("rating.rate", failure);
  rate.setStars(3);
  rate.setComment("Clear.");
  await rate.submit();
  const { failure: shown, stage, stars, comment } = rate.getState();
  const texts: Readonly<Record<string, unknown>> = accountMessages.en;
  expect(shown?.serverText ?? texts[shown?.code ?? ""]).toBe(expected);
  expect([stage, stars, comment]).toEqual(["asking", 3, "Clear."]);
});

test("what was typed outlives a reload, for its product and account alone, until it was sent", async () => {
  const storage = createMemoryStorage();
  const { rate } = opened({}, storage);
  rate.setStars(3);
  rate.setComment("Clear.");
  expect(opened({}, storage).rate.getState()).toMatchObject({ stars: 3, comment: "Clear." });
  expect(opened({ product: "faAlign" }, storage).rate.getState()).toMatchObject({ stars: 0, comment: "" });
  await rate.submit();
  expect(opened({}, storage).rate.getState()).toMatchObject({ stars: 0, comment: "" });
});

test("a countdown that was left doesn't cut the next one short", async () => {
  const { rate, clock } = opened();
  rate.setStars(3);
  await rate.submit();
  clock.advance(1_500);
  rate.open({ owner: OWNER, product: "faMicAlign", own: { stars: 3, comment: "" } });
  await rate.submit();
  clock.advance(1_500);
  expect(rate.getState().stage).toBe("counting");
});

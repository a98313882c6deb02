import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { accountMessages } from "../messages/index.ts";
import { buildAccountWorld, GOOD_CODE } from "../testing/index.ts";
import { createRedeemStore } from "./redeem-store.ts";

function opened(options: { isPage?: boolean; storage?: ReturnType<typeof createMemoryStorage> } = {}) {
  const { isPage, ...world } = options;
  const { accountGateway, services, clock, logged, tracked } = buildAccountWorld(world);
  const redeem = services.of(createRedeemStore);
  redeem.open({ owner: "ada@example.com", isPage });
  return { redeem, clock, logged, tracked, gateway: accountGateway };
}

test("[ACCT-05] a code that was typed in small letters is shown in capitals and groups, and is sent as such", async () => {
  const { redeem, gateway } = opened();
  redeem.setCode(` ${GOOD_CODE.toLowerCase().replaceAll("-", "")} `);
  expect(redeem.getState().code).toBe(GOOD_CODE);
  await redeem.submit();
  expect(gateway.calls).toEqual([{ name: "redeem.redeem", given: GOOD_CODE }]);
  expect(redeem.getState()).toMatchObject({
    stage: "counting",
    products: ["faMicAlign", "faIR Modern Rock"],
    code: "",
  });
});

test("[ACCT-05] after 30 seconds the dialog is over", async () => {
  const { redeem, clock } = opened();
  redeem.setCode(GOOD_CODE);
  await redeem.submit();
  expect(redeem.getState().endsAtMs).toBe(clock.nowMs() + 30_000);
  clock.advance(29_999);
  expect(redeem.getState().stage).toBe("counting");
  clock.advance(1);
  expect(redeem.getState().stage).toBe("over");
});

test("[A11Y-03] kept open it stays open; on a page nothing counts down", async () => {
  const kept = opened();
  kept.redeem.setCode(GOOD_CODE);
  await kept.redeem.submit();
  kept.redeem.keepOpen();
  kept.clock.advance(600_000);
  expect(kept.redeem.getState()).toMatchObject({ stage: "kept", endsAtMs: null });
  const page = opened({ isPage: true });
  page.redeem.setCode(GOOD_CODE);
  await page.redeem.submit();
  page.clock.advance(600_000);
  expect(page.redeem.getState()).toMatchObject({ stage: "kept", products: ["faMicAlign", "faIR Modern Rock"] });
});

test.each([
  [{ code: "redeem.codeUsed", serverText: "No." }, "The entered redeem code was already used."],
  [{ code: "redeem.special", serverText: "The server's own words." }, "The server's own words."],
  [{ code: "api.refused", serverText: "Refused, it says." }, "Refused, it says."],
  [{ code: "api.unreachable" }, "An error occurred while redeeming your code. Please try again."],
])("[ACCT-05] refused with %j, it says %j", async (failure, expected) => {
  const { redeem, gateway } = opened();
  gateway.failNext("redeem.redeem", failure);
  redeem.setCode(GOOD_CODE);
  await redeem.submit();
  const { stage, failure: shown, code } = redeem.getState();
  const texts: Readonly<Record<string, unknown>> = accountMessages.en;
  expect(shown?.serverText ?? texts[shown?.code ?? ""]).toBe(expected);
  expect([stage, code]).toEqual(["asking", GOOD_CODE]);
});

test("[ACCT-05] what is no code isn't sent, and the text is the required one", async () => {
  const { redeem, gateway } = opened();
  redeem.setCode("K7R2M-4XQ9T");
  await redeem.submit();
  expect([redeem.getState().failure?.code, gateway.calls]).toEqual(["redeem.badFormat", []]);
  expect(accountMessages.en["redeem.badFormat"]).toBe(
    "Invalid redeem code format. Please make sure you have a valid code and the copy & paste was correct.",
  );
});

test("what was typed outlives a closing and a reload, for the same account alone", () => {
  const storage = createMemoryStorage();
  opened({ storage }).redeem.setCode("K7R2M4");
  const { redeem } = opened({ storage });
  expect(redeem.getState().code).toBe("K7R2M-4");
  redeem.open({ owner: "grace@example.com" });
  expect(redeem.getState().code).toBe("");
});

test("a code that was redeemed while the dialog was closed isn't offered again, and nothing counts down", async () => {
  const { redeem, gateway } = opened();
  const release = gateway.holdNext("redeem.redeem");
  redeem.setCode(GOOD_CODE);
  const sending = redeem.submit();
  redeem.close();
  release();
  await sending;
  expect(redeem.getState()).toMatchObject({ stage: "asking", code: "", endsAtMs: null });
});

test("[TRACK-01] a code that was redeemed is reported with its products and without itself, a refused one isn't", async () => {
  const { redeem, gateway, tracked } = opened();
  gateway.failNext("redeem.redeem", { code: "redeem.codeUsed" });
  redeem.setCode(GOOD_CODE);
  await redeem.submit();
  expect(tracked).toEqual([]);
  await redeem.submit();
  expect(tracked).toEqual([{ type: "redeemed", products: ["faMicAlign", "faIR Modern Rock"] }]);
});

test("a failure on the way is logged, without the code", async () => {
  const { redeem, gateway, logged } = opened();
  gateway.failNext("redeem.redeem", { code: "api.timeout" });
  redeem.setCode(GOOD_CODE);
  await redeem.submit();
  expect(logged).toEqual([{ action: "redeem", failure: { code: "api.timeout" } }]);
});

import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildUser, startSignIn } from "../testing/index.ts";

const RESEND_WAIT_MS = 60_000;

test("[AUTH-08] after a mail was sent again, 60 s pass before the next", async () => {
  const world = await startSignIn("idle@example.com");
  await world.signIn.resend();
  expect(world.signIn.getState()).toMatchObject({ wasResent: true, resendWaitEndsAtMs: world.clock.nowMs() + 60_000 });
  world.clock.advance(RESEND_WAIT_MS - 1);
  await world.signIn.resend();
  expect(world.gateway.resentTo).toEqual(["idle@example.com"]);
  world.clock.advance(1);
  expect(world.signIn.getState().resendWaitEndsAtMs).toBeNull();
  await world.signIn.resend();
  expect(world.gateway.resentTo).toEqual(["idle@example.com", "idle@example.com"]);
});

test.each([
  [{ code: "api.refused" }, "auth.resendFailed", "Failed to send activation email. Please try again later."],
  [{ code: "api.unreachable" }, "auth.resendException", "Error sending activation email. Please try again later."],
] as const)("[AUTH-08] a mail that can't be sent (%j) says so and starts no wait", async (failure, code, text) => {
  const world = await startSignIn("idle@example.com");
  world.gateway.failNext("resendActivation", failure);
  await world.signIn.resend();
  expect(world.signIn.getState()).toMatchObject({ failure: { code }, resendWaitEndsAtMs: null, wasResent: false });
  expect(messages.en[code]).toBe(text);
});

test("[AUTH-08] a reload doesn't shorten the wait, and another address has none", async () => {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const first = await startSignIn("idle@example.com", { clock, storage });
  await first.signIn.resend();
  clock.advance(20_000);
  const reloaded = await startSignIn("idle@example.com", { clock, storage });
  expect(reloaded.signIn.getState().resendWaitEndsAtMs).toBe(clock.nowMs() + 40_000);
  const other = { password: "x", user: buildUser({ emailAddress: "late@example.com", isAccountActive: false }) };
  const elsewhere = await startSignIn("late@example.com", { clock, storage, accounts: [other] });
  expect(elsewhere.signIn.getState()).toMatchObject({ stage: "inactive", resendWaitEndsAtMs: null });
});

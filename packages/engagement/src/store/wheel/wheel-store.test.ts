import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import {
  buildDiscountDraw,
  buildPackDraw,
  buildWheel,
  buildWheelWorld,
  createFakeWheelGateway,
} from "../../testing/wheel/build-wheel.ts";

const TURNS = { isStill: false };
const STILL = { isStill: true };

test("[ENGAGE-03] a spin turns the dial for four seconds onto what the server has drawn, and then it has landed", async () => {
  const { wheel, clock } = buildWheelWorld([buildDiscountDraw()]);
  await wheel.load();
  await wheel.spin(TURNS);
  const { stage, turnDegrees, draw } = wheel.getState();
  expect([stage, draw?.segmentId]).toEqual(["turning", "fifteen"]);
  expect(turnDegrees).toBeGreaterThanOrEqual(4 * 360);
  expect(turnDegrees % 360).toBeCloseTo(360 - 0.7575 * 360, 6);
  clock.advance(3_999);
  expect(wheel.getState().stage).toBe("turning");
  clock.advance(1);
  expect(wheel.getState()).toMatchObject({
    stage: "drawn",
    wheel: { spinsLeft: 2, draws: [{ segmentId: "fifteen" }] },
  });
});

test("[ENGAGE-03] without motion the dial is at its place at once", async () => {
  const { wheel } = buildWheelWorld([buildDiscountDraw()]);
  await wheel.load();
  await wheel.spin(STILL);
  expect(wheel.getState().stage).toBe("drawn");
  expect(wheel.getState().turnDegrees).toBeLessThan(360);
});

test("[ENGAGE-03] three spins, each with a chance of its own; a fourth asks nobody", async () => {
  const { wheel, gateway } = buildWheelWorld();
  await wheel.load();
  for (let round = 0; round < 4; round += 1) await wheel.spin(STILL);
  expect(gateway.calls).toHaveLength(3);
  expect(new Set(gateway.calls).size).toBe(3);
  expect(gateway.calls[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(wheel.getState().wheel?.spinsLeft).toBe(0);
});

test("[ENGAGE-03] pressed twice, or while the dial turns, it spins once", async () => {
  const { wheel, gateway } = buildWheelWorld();
  await wheel.load();
  await Promise.all([wheel.spin(TURNS), wheel.spin(TURNS)]);
  await wheel.spin(TURNS);
  expect(gateway.calls).toHaveLength(1);
});

test("[ENGAGE-03] a drawn code is copied; where that fails it is only logged", async () => {
  const works = buildWheelWorld([buildDiscountDraw()]);
  await works.wheel.load();
  await works.wheel.spin(STILL);
  expect([works.copied, works.wheel.getState().isCopied]).toEqual([["WHEEL-7K2QF-9M3XW"], true]);
  const fails = buildWheelWorld([buildDiscountDraw()], { copyText: () => Promise.reject(new Error("not allowed")) });
  await fails.wheel.load();
  await fails.wheel.spin(STILL);
  await Promise.resolve();
  expect(fails.wheel.getState()).toMatchObject({ stage: "drawn", isCopied: false, failure: null });
  expect(fails.wheel.getState().draw?.coupon).toBe("WHEEL-7K2QF-9M3XW");
  expect([await works.wheel.copyCode(), await fails.wheel.copyCode()]).toEqual([true, false]);
});

test.each([
  ["a shop without one", ok(buildWheel({ segments: [] }))],
  ["a server that can't be reached", fail({ code: "api.unreachable" })],
])("[ENGAGE-03] there is no wheel with %s", async (_what, loaded) => {
  const { wheel } = buildWheelWorld([], { gateway: createFakeWheelGateway([], { loaded }) });
  await wheel.load();
  expect(wheel.getState().stage).toBe("none");
  await wheel.spin(STILL);
  expect(wheel.getState().stage).toBe("none");
});

test.each([
  ["api.unreachable", 3],
  ["wheel.noSpinsLeft", 0],
])("[ENGAGE-03] a spin that fails with %s leaves the wheel ready with %d spins", async (code, spinsLeft) => {
  const gateway = createFakeWheelGateway([], { spun: Promise.resolve(fail({ code })) });
  const { wheel } = buildWheelWorld([], { gateway });
  await wheel.load();
  await wheel.spin(TURNS);
  expect(wheel.getState()).toMatchObject({ stage: "ready", failure: { code }, wheel: { spinsLeft } });
});

test("[ENGAGE-03] a drawn pack waits for the login, and is claimed once", async () => {
  const { wheel, gateway } = buildWheelWorld([buildPackDraw()]);
  await wheel.load();
  await wheel.spin(STILL);
  expect(await wheel.claimPack(false)).toBeNull();
  expect([wheel.getState().pack, gateway.calls.length]).toEqual(["wanted", 1]);
  const claims = await Promise.all([wheel.claimPack(true), wheel.claimPack(true)]);
  expect(claims).toEqual(["faIR Jazz Box", null]);
  expect(gateway.calls.slice(1)).toEqual(["6f1e4d0c-9a53-4f4a-8f3f-6c113f1d4b52:1"]);
  expect(wheel.getState().pack).toBe("claimed");
});

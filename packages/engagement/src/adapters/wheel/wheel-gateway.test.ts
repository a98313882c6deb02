import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createWheelGateway } from "./wheel-gateway.ts";

const WIRE_DRAW = {
  ...{ wheel: "w", number: 1, chance: "c", seed: "s", hash: "h", point: 700, segment: "ten" },
  ...{ coupon: "WHEEL-A", coupon_ends_at: "2026-01-22T10:00:00.000Z", is_claimed: false },
};
const DRAW = {
  ...{ wheel: "w", number: 1, chance: "c", seed: "s", hash: "h", point: 700, segmentId: "ten" },
  ...{ coupon: "WHEEL-A", couponEndsAt: "2026-01-22T10:00:00.000Z", isClaimed: false },
};

function gatewayOf(value: unknown) {
  const calls: unknown[][] = [];
  const call = (async (...given: unknown[]) => {
    calls.push(given);
    return ok(value);
  }) as Parameters<typeof createWheelGateway>[0]["call"];
  return { gateway: createWheelGateway({ call }), calls };
}

test("[ENGAGE-03] the wheel is read with its segments, hashes and draws", async () => {
  const segment = { id: "ten", label: "10%", type: "discount", value: 10, product: null, odds: 1000 };
  const wire = { wheel: "w", segments: [segment], hashes: ["h"], spins_left: 2, draws: [WIRE_DRAW] };
  const { gateway, calls } = gatewayOf(wire);
  expect(await gateway.load()).toEqual(
    ok({
      id: "w",
      segments: [{ id: "ten", type: "discount", value: 10, product: null, odds: 1000 }],
      hashes: ["h"],
      spinsLeft: 2,
      draws: [DRAW],
    }),
  );
  expect(calls).toEqual([["getWheel", {}]]);
});

test("[ENGAGE-03] a spin sends the browser's chance, a claim names its draw", async () => {
  const spins = gatewayOf({ draw: WIRE_DRAW, spins_left: 1 });
  expect(await spins.gateway.spin("abc")).toEqual(ok({ draw: DRAW, spinsLeft: 1 }));
  expect(spins.calls).toEqual([["spinWheel", { chance: "abc" }]]);
  const claims = gatewayOf({ product: "faIR Jazz Box" });
  expect(await claims.gateway.claimPack({ wheel: "w", number: 1 })).toEqual(ok("faIR Jazz Box"));
  expect(claims.calls).toEqual([["claimWheelPack", { wheel: "w", number: 1 }]]);
});

import type { ApiClient } from "@shop/api-client";
import type { WireWheel, WireWheelDraw } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import type { Wheel, WheelDraw, WheelGateway } from "../../store/wheel-ports.ts";

/** The wheel through the shop's API. */
export function createWheelGateway(client: Pick<ApiClient, "call">): WheelGateway {
  return {
    load: async () => {
      const answer = await client.call("getWheel", {});
      return answer.isOk ? ok(toWheel(answer.value)) : answer;
    },
    spin: async (chance) => {
      const answer = await client.call("spinWheel", { chance });
      if (!answer.isOk) return answer;
      return ok({ draw: toDraw(answer.value.draw), spinsLeft: answer.value.spins_left });
    },
    claimPack: async ({ wheel, number }) => {
      const answer = await client.call("claimWheelPack", { wheel, number });
      return answer.isOk ? ok(answer.value.product) : answer;
    },
  };
}

function toWheel(wire: WireWheel): Wheel {
  return {
    id: wire.wheel,
    segments: wire.segments.map(({ id, type, value, product, odds }) => ({
      ...{ id, type, product, odds },
      value: value ?? null,
    })),
    hashes: wire.hashes,
    spinsLeft: wire.spins_left,
    draws: wire.draws.map(toDraw),
  };
}

function toDraw({ segment, coupon, coupon_ends_at, is_claimed, ...wire }: WireWheelDraw): WheelDraw {
  const { wheel, number, chance, seed, hash, point } = wire;
  return {
    ...{ wheel, number, chance, seed, hash, point, coupon },
    segmentId: segment,
    couponEndsAt: coupon_ends_at,
    isClaimed: is_claimed,
  };
}

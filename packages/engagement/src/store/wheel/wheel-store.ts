import type { Clock, Failure, Random } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { dialTurn } from "../../domain/wheel/dial-turn.ts";
import { WHEEL_TURN_MS } from "../../domain/wheel/limits.ts";
import type { CopyText, Wheel, WheelDraw, WheelGateway } from "../wheel-ports.ts";

export interface WheelState {
  /** `unknown`: not loaded yet. `none`: there is no wheel, or it couldn't be loaded. `drawn`: it has landed. */
  readonly stage: "unknown" | "loading" | "none" | "ready" | "asking" | "turning" | "drawn";
  readonly wheel: Wheel | null;
  /** What is being drawn or was drawn last. */
  readonly draw: WheelDraw | null;
  /** How far the dial is turned, in degrees; it only ever increases. */
  readonly turnDegrees: number;
  readonly failure: Failure | null;
  /** Whether the drawn coupon is on the clipboard. */
  readonly isCopied: boolean;
  /** `wanted`: claimed as soon as somebody is logged in. */
  readonly pack: "none" | "wanted" | "claiming" | "claimed";
}

/** The wheel of fortune. One per tab. Source: ENGAGE-03. */
export interface WheelStore extends Pick<StoreApi<WheelState>, "getState" | "getInitialState" | "subscribe"> {
  /** Asks the server for the wheel, once. */
  load(): Promise<void>;
  /** Draws once. `isStill`: the dial is at its place at once, without turning. */
  spin(options: { readonly isStill: boolean }): Promise<void>;
  /** Puts the drawn coupon on the clipboard. False: the browser doesn't allow it. */
  copyCode(): Promise<boolean>;
  /** The drawn pack is to be the account's: at once if somebody is logged in, else after the login. Returns its name once it is. */
  claimPack(isLoggedIn: boolean): Promise<string | null>;
}

export interface WheelDeps {
  readonly gateway: WheelGateway;
  readonly clock: Clock;
  readonly random: Random;
  readonly copyText: CopyText;
  readonly log?: (event: string, detail: unknown) => void;
}

const CHANCE_BYTES = 16;
const LEAST_ROUNDS = 4;
const ROUNDS_SPREAD = 3;

const INITIAL: WheelState = {
  stage: "unknown",
  wheel: null,
  draw: null,
  turnDegrees: 0,
  failure: null,
  isCopied: false,
  pack: "none",
};

/** Stores nothing: the server counts the spins, and a cookie of its own recognises the visitor. */
export function createWheelStore({ gateway, clock, random, copyText, log = () => {} }: WheelDeps): WheelStore {
  const store = createStore<WheelState>(() => INITIAL);
  const { getState, setState } = store;

  const copy = async (coupon: string) => {
    try {
      await copyText(coupon);
      setState({ isCopied: true });
      return true;
    } catch (error) {
      // The code is shown anyway. Source: ENGAGE-03.
      log("wheel.copyFailed", error);
      return false;
    }
  };
  const start = (draw: WheelDraw, spinsLeft: number, isStill: boolean) => {
    const { wheel, turnDegrees } = getState();
    const rounds = isStill ? 0 : LEAST_ROUNDS + Math.floor(random.fraction() * ROUNDS_SPREAD);
    setState({
      stage: isStill ? "drawn" : "turning",
      wheel: wheel && { ...wheel, spinsLeft, draws: [...wheel.draws, draw] },
      draw,
      turnDegrees: dialTurn(turnDegrees, draw.point, rounds),
    });
    if (!isStill) clock.after(WHEEL_TURN_MS, () => setState({ stage: "drawn" }));
  };
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load: async () => {
      if (getState().stage !== "unknown") return;
      setState({ stage: "loading" });
      const loaded = await gateway.load();
      if (!loaded.isOk) log("wheel.notLoaded", loaded.failure);
      if (!loaded.isOk || loaded.value.segments.length === 0) setState({ stage: "none" });
      else setState(afterLoading(loaded.value));
    },
    spin: async ({ isStill }) => {
      const { stage, wheel } = getState();
      if ((stage !== "ready" && stage !== "drawn") || !wheel || wheel.spinsLeft === 0) return;
      setState({ stage: "asking", failure: null, isCopied: false, pack: "none" });
      const spun = await gateway.spin(toHex(random.bytes(CHANCE_BYTES)));
      if (!spun.isOk) {
        const isUsedUp = spun.failure.code === "wheel.noSpinsLeft";
        setState({ stage, failure: spun.failure, ...(isUsedUp && { wheel: { ...wheel, spinsLeft: 0 } }) });
        return;
      }
      const { draw, spinsLeft } = spun.value;
      // At once: a browser allows it only shortly after the press.
      if (draw.coupon !== null) void copy(draw.coupon);
      start(draw, spinsLeft, isStill);
    },
    copyCode: async () => {
      const coupon = getState().draw?.coupon;
      return coupon ? copy(coupon) : false;
    },
    claimPack: async (isLoggedIn) => {
      const { draw, pack } = getState();
      if (!draw || pack === "claiming" || pack === "claimed") return null;
      if (!isLoggedIn) {
        setState({ pack: "wanted" });
        return null;
      }
      setState({ pack: "claiming", failure: null });
      const claimed = await gateway.claimPack(draw);
      setState(claimed.isOk ? { pack: "claimed" } : { pack: "none", failure: claimed.failure });
      return claimed.isOk ? claimed.value : null;
    },
  };
}

/** A drawn pack that nobody has claimed is shown again. */
function afterLoading(wheel: Wheel): Partial<WheelState> {
  const packIds = wheel.segments.filter(({ type }) => type === "freepack").map(({ id }) => id);
  const waiting = wheel.draws.findLast(({ segmentId, isClaimed }) => packIds.includes(segmentId) && !isClaimed);
  if (!waiting) return { stage: "ready", wheel };
  return { stage: "drawn", wheel, draw: waiting, turnDegrees: dialTurn(0, waiting.point, 0) };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

import type { Result } from "@shop/kernel";
import type { WheelSegment } from "../domain/wheel/wheel-segment.ts";

/** A draw, with everything to compute it again. */
export interface WheelDraw {
  readonly wheel: string;
  readonly number: number;
  readonly chance: string;
  readonly seed: string;
  readonly hash: string;
  readonly point: number;
  readonly segmentId: string;
  readonly coupon: string | null;
  readonly couponEndsAt: string | null;
  readonly isClaimed: boolean;
}

/** The caller's wheel, as the server counts it. Without segments there is none. */
export interface Wheel {
  readonly id: string | null;
  readonly segments: readonly WheelSegment[];
  /** Of the seed of each spin, in their order. */
  readonly hashes: readonly string[];
  readonly spinsLeft: number;
  readonly draws: readonly WheelDraw[];
}

/** The server's side of the wheel. */
export interface WheelGateway {
  load(): Promise<Result<Wheel>>;
  /** Failures: `wheel.noSpinsLeft`, `wheel.closed`, those of the transport. */
  spin(chance: string): Promise<Result<{ readonly draw: WheelDraw; readonly spinsLeft: number }>>;
  /** Turns a drawn pack into a licence of the logged-in account; returns its name. Failure: `wheel.nothingToClaim`. */
  claimPack(draw: Pick<WheelDraw, "wheel" | "number">): Promise<Result<string>>;
}

/** Puts a text on the clipboard; rejects where that isn't possible. */
export type CopyText = (text: string) => Promise<void>;

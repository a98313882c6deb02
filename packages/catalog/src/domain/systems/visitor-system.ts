import type { Platform } from "../owned-products.ts";
import { systemOf } from "./system-of.ts";

/** A computer that a visitor may sit at. Plugins run on two of them. */
export type VisitorSystem = Platform | "linux";

/** The visitor's computer; null for phones, tablets (an iPad calls itself a Mac, but can be touched) and what doesn't say. Source: CAT-13. */
export function visitorSystem(userAgent: string, touchPoints: number): VisitorSystem | null {
  const system = systemOf(userAgent);
  if (system === "mac" && touchPoints > 1) return null;
  if (system !== null) return system;
  return /Linux/.test(userAgent) && !/Android/.test(userAgent) ? "linux" : null;
}

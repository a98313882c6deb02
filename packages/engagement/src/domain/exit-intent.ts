import { EXIT_EDGE_PX, EXIT_SWIPE_PX, EXIT_SWIPE_ZONE_PX } from "./limits.ts";

/** What the shopper does near the page's upper edge. Distances from it, in px. */
export type ExitMove =
  | { readonly kind: "mouse"; readonly y: number }
  | { readonly kind: "swipe"; readonly fromY: number; readonly toY: number };

/** Whether a move looks as if the shopper were leaving. Source: ENGAGE-07. */
export function isExitMove(move: ExitMove): boolean {
  if (move.kind === "mouse") return move.y <= EXIT_EDGE_PX;
  return move.fromY - move.toY > EXIT_SWIPE_PX && move.toY <= EXIT_SWIPE_ZONE_PX;
}

/** What is said to a shopper who is about to leave. Source: ENGAGE-08. */
export type ExitVariant = "cart" | "default" | "tutorial" | "product";

/** Source: ENGAGE-07. */
export function exitVariant(shopper: {
  readonly hasItems: boolean;
  readonly isLoggedIn: boolean;
  readonly path: string;
}): ExitVariant {
  if (shopper.hasItems) return "cart";
  if (shopper.isLoggedIn) return "default";
  if (shopper.path.includes("/tutorials/")) return "tutorial";
  if (shopper.path.includes("/products/")) return "product";
  return "default";
}

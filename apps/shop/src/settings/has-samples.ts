import type { Settings } from "./settings.ts";

/**
 * Whether the shop may show what only decorates a demonstration: invented figures, sample sales, a reservation that starts again. The
 * operator's one switch is `SHOP_ALLOW`. Source: LAW-05.
 */
export function hasSamples({ SHOP_MODE, SHOP_ALLOW }: Pick<Settings, "SHOP_MODE" | "SHOP_ALLOW">): boolean {
  return SHOP_MODE === "demo" || SHOP_ALLOW.includes("samples");
}

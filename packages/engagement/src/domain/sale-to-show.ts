import type { CampaignTexts, WindowState } from "@shop/api-client/contract";
import type { SalePercent } from "./customer-percent.ts";
import type { Translations } from "./in-language.ts";
import { SALE_ANNOUNCED_MS } from "./limits.ts";
import { windowState } from "./window-state.ts";

/** A sales window as pop-ups know it. Times in milliseconds of the server's clock. */
export interface SaleWindow extends SalePercent {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly benefits: readonly string[];
  readonly ctaText: string;
  /** The last segment of its sale page's address, if it has one. */
  readonly page: string | null;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** In which its times are written; none: UTC. */
  readonly timeZone?: string | undefined;
  readonly translations?: Translations<CampaignTexts> | undefined;
}

/**
 * The sale that a sidebar names: the open one that ends first, otherwise the one that opens first, if that is soon; null: none.
 * Source: ENGAGE-04.
 */
export function saleToShow(windows: readonly SaleWindow[], nowMs: number): SaleWindow | null {
  const inState = (state: WindowState) => windows.filter((window) => windowState(window, nowMs) === state);
  const [open] = inState("open").sort((a, b) => a.endsAtMs - b.endsAtMs);
  const [next] = inState("upcoming").sort((a, b) => a.startsAtMs - b.startsAtMs);
  return open ?? (next && next.startsAtMs - nowMs <= SALE_ANNOUNCED_MS ? next : null);
}

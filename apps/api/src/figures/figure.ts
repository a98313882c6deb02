import type { Currency } from "@shop/pricing";

/** The parts of the figures, in the order in which they are printed. */
export const FIGURE_SECTIONS = ["visits", "funnel", "orders", "product", "country", "campaign", "coupon"] as const;

/** One line of the figures. */
export interface Figure {
  readonly section: (typeof FIGURE_SECTIONS)[number];
  readonly name: string;
  /** Orders; in `visits` visits or page views, in `funnel` accounts. */
  readonly count: number;
  readonly units: number | null;
  /** What was charged, and the VAT in it; minor units. Null where there is no money in it. */
  readonly money: { readonly currency: Currency; readonly chargedMinor: number; readonly vatMinor: number } | null;
}

/** From a moment until before another one. The days are the same, as their names: visits are counted by days of universal time. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly until: Date;
}

import type { SalesTextKey } from "./messages/index.ts";

/** A page of one sale: it shows the window whose `page` is its last segment. */
interface SalePage {
  readonly page: string;
  readonly path: string;
  readonly title: SalesTextKey;
  readonly lead: SalesTextKey;
}

export const SALE_PAGES: readonly SalePage[] = [
  { page: "black-friday-sale", path: "/sales/black-friday-sale", title: "blackFridayTitle", lead: "blackFridayLead" },
  { page: "cyber-monday-sale", path: "/sales/cyber-monday-sale", title: "cyberMondayTitle", lead: "cyberMondayLead" },
];

/** A page that letters lead to: it gives away the coupon whose `dripPage` is its last segment. */
export const DRIP_PAGES: readonly SalePage[] = [
  { page: "exclusive-offer", path: "/sales/drip/exclusive-offer", title: "exclusiveTitle", lead: "exclusiveLead" },
  { page: "fair-modern-rock", path: "/sales/drip/fair-modern-rock", title: "modernRockTitle", lead: "modernRockLead" },
  { page: "fasampledelay", path: "/sales/drip/fasampledelay", title: "sampleDelayTitle", lead: "sampleDelayLead" },
];

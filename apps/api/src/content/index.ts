export { checkContentFiles, checkShop } from "./check-content.ts";
export { findCampaignFault, findCouponFault } from "./check-sales.ts";
export { createContentRoutes } from "./content-routes.ts";
export { checkContentOrder, importContent, isContentImported } from "./import-content.ts";
export { pagePath } from "./page-path.ts";
export { sanitiseHtml } from "./sanitise-html.ts";
export {
  type CheckedCampaign,
  type CheckedCoupon,
  contentCampaignSchema,
  contentCouponSchema,
} from "./schemas/sales-schemas.ts";
export { toCampaignRow, toCouponRow } from "./to-sales-rows.ts";
export { copyWordPress } from "./wordpress/copy-wordpress.ts";
export { createContentHost } from "./wordpress/create-content-host.ts";

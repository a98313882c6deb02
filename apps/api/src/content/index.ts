export { checkContentFiles, checkShop } from "./check-content.ts";
export { findCampaignFault, findCouponFault } from "./check-sales.ts";
export { createContentRoutes } from "./content-routes.ts";
export { checkContentOrder, importContent, isContentImported } from "./import-content.ts";
export { createMediaRoutes } from "./media-routes.ts";
export { createMediaAddress, type MediaAddress } from "./media-version.ts";
export {
  type CheckedCampaign,
  type CheckedCoupon,
  contentCampaignSchema,
  contentCouponSchema,
} from "./sales-schemas.ts";
export { sanitiseHtml } from "./sanitise-html.ts";
export { createSoundRoutes } from "./sound-routes.ts";
export { toCampaignRow, toCouponRow } from "./to-sales-rows.ts";

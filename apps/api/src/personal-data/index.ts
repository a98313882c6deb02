export { deleteExpired } from "./delete-expired.ts";
export { deleteKeptOrders } from "./delete-kept-orders.ts";
export { type ErasureCounts, eraseDueAccounts } from "./erase-due-accounts.ts";
export { BETA_SIGNATURE_KEPT_FOR_MS } from "./limits.ts";
export { createMyDataRoutes } from "./my-data-routes.ts";
export { printRetentionReference, RETENTION } from "./retention.ts";

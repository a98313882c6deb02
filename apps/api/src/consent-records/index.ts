export { checkChain } from "./check-chain.ts";
export { createConsentRecordRoutes } from "./consent-record-routes.ts";
export { deleteOldConsentRecords, findChainHead, readConsentRecords } from "./consent-records.ts";
export type { ConsentRecordRow } from "./record-hash.ts";

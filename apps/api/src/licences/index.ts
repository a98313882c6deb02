export { firstActivationLicenceAt } from "./activation-licences.ts";
export { claimWaitingTransfers } from "./claim-waiting-transfers.ts";
export { licenceCounts, licenceDirectCounts } from "./counted-calls.ts";
export {
  findFreeProducts,
  findProductName,
  findProductToGive,
  insertFreeLicences,
  isHadForNothing,
} from "./free-products.ts";
export { grantFreePlugins } from "./grant-free-plugins.ts";
export { isTransferable } from "./is-transferable.ts";
export { type ActivationRow, deleteEndedActivations, listCurrentActivations } from "./licence-activations.ts";
export { findLicenceIdsOfOrder, lockLicences } from "./licence-ends.ts";
export { createLicenceFile } from "./licence-file.ts";
export {
  findBundlePartNames,
  findBundleParts,
  findLicencesOfOrder,
  type GrantedLicence,
  insertLicences,
} from "./licence-grants.ts";
export { licenceDirectHandlers, licenceHandlers } from "./licence-handlers.ts";
export { createLicenceKeyRoutes } from "./licence-key-routes.ts";
export { isLicenceKey } from "./licence-signature.ts";
export { listOpenTransfers } from "./licence-transfers.ts";
export { licencesOfUnit } from "./licences-of-unit.ts";
export { newLicenceKey } from "./new-licence-key.ts";
export { newRedeemCode } from "./new-redeem-code.ts";
export {
  findFirstOwnedLicence,
  findOwnedLicence,
  findOwnerName,
  findProductFile,
  isOwned,
  listOwnedLicences,
  listOwnedProductIds,
  listProductFiles,
  type OwnedLicence,
  type ProductFileRow,
} from "./owned-licences.ts";
export {
  deleteEndedRedeemCodes,
  insertRedeemBatch,
  insertRedeemCodes,
  isRedeemBatch,
  listRedeemBatches,
  type RedeemBatch,
  voidRedeemBatch,
} from "./redeem-codes.ts";
export { returnTransfers } from "./return-transfers.ts";
export { takeBackChain } from "./take-back-chain.ts";
export { TRANSFER_SERVICE_SLUG } from "./transfer-licence.ts";

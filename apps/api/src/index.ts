export { createApp } from "./app.ts";
export { createOpenAiModel } from "./chat/index.ts";
export {
  checkContentFiles,
  checkContentOrder,
  checkShop,
  copyWordPress,
  createContentHost,
  importContent,
  isContentImported,
  sanitiseHtml,
} from "./content/index.ts";
export { renewDemoContests } from "./contests/index.ts";
export { applyEmailChanges } from "./email-change/index.ts";
export { sendFollowUps } from "./follow-ups/index.ts";
export { addressOf, OWN_PROCESS, SOCKET_ADDRESS_HEADER } from "./http/client-address.ts";
export { requestLog } from "./http/request-log.ts";
export { isLicenceKey, returnTransfers } from "./licences/index.ts";
export { createMarketingTransport, forwardEvents, reportKnownEvents } from "./marketing/index.ts";
export {
  createMediaAddress,
  type MediaAddress,
  openImages,
  openShareCards,
  renderWithSharp,
  type ShareCard,
  shareCardAddress,
} from "./media/index.ts";
export { runOperatorCommand } from "./operator/index.ts";
export { type ReconciledCounts, reconcileOrders, withinTime } from "./payments/index.ts";
export {
  deleteExpired,
  deleteKeptOrders,
  type ErasureCounts,
  eraseDueAccounts,
  printRetentionReference,
  RETENTION,
} from "./personal-data/index.ts";
export { addressKey } from "./platform/address-key.ts";
export { isDatabaseUnavailable } from "./platform/database/is-database-unavailable.ts";
export { findLatestTime, forgetLatestTime, keepLatestTime } from "./platform/database/latest-time.ts";
export { migrate, OtherReleaseError } from "./platform/database/migrate.ts";
export { openPglite, openPostgres } from "./platform/database/open-database.ts";
export { probeWrites } from "./platform/database/write-probe.ts";
export type { FileStorage, FinishedRequest, Log, MailDomainLookup } from "./platform/deps.ts";
export { createFolderStorage } from "./platform/folder-storage.ts";
export { deliverDueMails } from "./platform/mail/deliver-mails.ts";
export { createDnsMailDomains } from "./platform/mail/dns-mail-domains.ts";
export { type MailQueue, readMailQueue } from "./platform/mail/read-mail-queue.ts";
export { createSmtpTransport } from "./platform/mail/smtp-transport.ts";
export { isPublicAddress } from "./platform/outgoing/is-public-address.ts";
export { isEqualSecret } from "./platform/secrets.ts";
export type { OpenDatabase } from "./ports/database.ts";
export type { ApiSettings, Deps, PasswordHasher } from "./ports/deps.ts";
export { printOperationsReference } from "./reference/print-operations-reference.ts";
export { renewDemoWindows } from "./sales/index.ts";
export { createIndexNow, submitChangedPages } from "./search-engines/index.ts";
export { sendResetLinks } from "./sign-in/index.ts";
export { isLiveKey, loadStripePaymentProvider } from "./stripe/index.ts";
export {
  createTestPaymentProvider,
  deliverTestWebhooks,
  type TestPaymentProvider,
  type TestProviderDeps,
} from "./test-provider/index.ts";
export { createArgon2Hasher } from "./users/index.ts";
export { createViesRegister, rememberAnswers } from "./vat/index.ts";
export { listRecordings, readRecording } from "./visits/index.ts";

export { createApp } from "./app.ts";
export { checkContentFiles, checkShop } from "./content/check-content.ts";
export { sanitiseHtml } from "./content/sanitise-html.ts";
export { isDatabaseUnavailable } from "./db/is-database-unavailable.ts";
export { migrate, OtherReleaseError } from "./db/migrate.ts";
export { type OpenDatabase, openPglite, openPostgres } from "./db/open-database.ts";
export { findLatestTime, forgetLatestTime, keepLatestTime } from "./db/repositories/latest-time.ts";
export { probeWrites } from "./db/repositories/write-probe.ts";
export type { ApiSettings, Deps, FileStorage, Log, MailDomainLookup, PasswordHasher } from "./deps.ts";
export { applyEmailChanges } from "./jobs/apply-email-changes.ts";
export { deleteExpired } from "./jobs/delete-expired.ts";
export { deleteKeptOrders } from "./jobs/delete-kept-orders.ts";
export { deliverDueMails } from "./jobs/deliver-mails.ts";
export { deliverTestWebhooks } from "./jobs/deliver-test-webhooks.ts";
export { type ErasureCounts, eraseDueAccounts } from "./jobs/erase-due-accounts.ts";
export { type ReconciledCounts, reconcileOrders } from "./jobs/reconcile-orders.ts";
export { returnTransfers } from "./jobs/return-transfers.ts";
export { sendResetLinks } from "./jobs/send-reset-links.ts";
export { isLicenceKey } from "./licences/licence-signature.ts";
export { createDnsMailDomains } from "./mail/dns-mail-domains.ts";
export { createSmtpTransport } from "./mail/smtp-transport.ts";
export { addressKey } from "./middleware/address-key.ts";
export { addressOf, OWN_PROCESS, SOCKET_ADDRESS_HEADER } from "./middleware/client-address.ts";
export { requestLog } from "./middleware/request-log.ts";
export { runOperatorCommand } from "./operator/run-operator-command.ts";
export { createArgon2Hasher } from "./passwords/argon2-hasher.ts";
export { createStripePaymentProvider } from "./payments/stripe/create-stripe-payment-provider.ts";
export { isLiveKey } from "./payments/stripe/is-live-key.ts";
export {
  createTestPaymentProvider,
  type TestPaymentProvider,
} from "./payments/test-provider/create-test-payment-provider.ts";
export type { TestProviderDeps } from "./payments/test-provider/test-provider-deps.ts";
export { printRetentionReference, RETENTION } from "./personal-data/retention.ts";
export { printOperationsReference } from "./reference/print-operations-reference.ts";
export { createFolderStorage } from "./storage/folder-storage.ts";
export { checkContentOrder, importContent, isContentImported } from "./use-cases/import-content.ts";
export { rememberAnswers } from "./vat/remember-answers.ts";
export { createViesRegister } from "./vat/vies/create-vies-register.ts";

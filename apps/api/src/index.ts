export { createApp } from "./app.ts";
export { checkContentFiles, checkShop } from "./content/check-content.ts";
export { checkContentOrder, importContent, isContentImported } from "./content/import-content.ts";
export { sanitiseHtml } from "./content/sanitise-html.ts";
export { applyEmailChanges } from "./email-change/apply-email-changes.ts";
export { addressOf, OWN_PROCESS, SOCKET_ADDRESS_HEADER } from "./http/client-address.ts";
export { requestLog } from "./http/request-log.ts";
export { isLicenceKey } from "./licences/licence-signature.ts";
export { returnTransfers } from "./licences/return-transfers.ts";
export { runOperatorCommand } from "./operator/run-operator-command.ts";
export { deliverTestWebhooks } from "./payments/deliver-test-webhooks.ts";
export { type ReconciledCounts, reconcileOrders } from "./payments/reconcile-orders.ts";
export { createStripePaymentProvider } from "./payments/stripe/create-stripe-payment-provider.ts";
export { isLiveKey } from "./payments/stripe/is-live-key.ts";
export {
  createTestPaymentProvider,
  type TestPaymentProvider,
} from "./payments/test-provider/create-test-payment-provider.ts";
export type { TestProviderDeps } from "./payments/test-provider/test-provider-deps.ts";
export { deleteExpired } from "./personal-data/delete-expired.ts";
export { deleteKeptOrders } from "./personal-data/delete-kept-orders.ts";
export { type ErasureCounts, eraseDueAccounts } from "./personal-data/erase-due-accounts.ts";
export { printRetentionReference, RETENTION } from "./personal-data/retention.ts";
export { addressKey } from "./platform/address-key.ts";
export { isDatabaseUnavailable } from "./platform/database/is-database-unavailable.ts";
export { findLatestTime, forgetLatestTime, keepLatestTime } from "./platform/database/latest-time.ts";
export { migrate, OtherReleaseError } from "./platform/database/migrate.ts";
export { type OpenDatabase, openPglite, openPostgres } from "./platform/database/open-database.ts";
export { probeWrites } from "./platform/database/write-probe.ts";
export { createFolderStorage } from "./platform/folder-storage.ts";
export { deliverDueMails } from "./platform/mail/deliver-mails.ts";
export { createDnsMailDomains } from "./platform/mail/dns-mail-domains.ts";
export { createSmtpTransport } from "./platform/mail/smtp-transport.ts";
export type { ApiSettings, Deps, FileStorage, Log, MailDomainLookup, PasswordHasher } from "./ports/deps.ts";
export { printOperationsReference } from "./reference/print-operations-reference.ts";
export { sendResetLinks } from "./sign-in/send-reset-links.ts";
export { createArgon2Hasher } from "./users/passwords/argon2-hasher.ts";
export { rememberAnswers } from "./vat/remember-answers.ts";
export { createViesRegister } from "./vat/vies/create-vies-register.ts";

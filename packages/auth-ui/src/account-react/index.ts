"use client";
export type { AccountDialogProps } from "../react/account/account-dialog-frame.tsx";
export type { AccountFlowProps } from "../react/account/account-flow-props.ts";
export { type AccountTexts, useAccountStore, useAccountTexts } from "../react/account/account-hooks.ts";
export {
  type AccountMessages,
  AccountProvider,
  type AccountProviderProps,
  useAccountSettings,
} from "../react/account/account-provider.tsx";
export {
  LazyConfirmNewsletterDialog,
  LazyDeletionDialog,
  LazyEmailChangeDialog,
  LazyNewsletterDialog,
  LazyPasswordDialog,
  LazyProfileDialog,
  LazyRevokeEmailDialog,
  LazySessionsDialog,
  LazyUnsubscribeDialog,
} from "../react/account/lazy-account-dialogs.tsx";
export {
  ConfirmNewsletterDialog,
  type ConfirmNewsletterDialogProps,
} from "../react/confirm-newsletter/confirm-newsletter-dialog.tsx";
export {
  ConfirmNewsletterFlow,
  type ConfirmNewsletterFlowProps,
} from "../react/confirm-newsletter/confirm-newsletter-flow.tsx";
export { DeletionDialog, type DeletionDialogProps } from "../react/deletion/deletion-dialog.tsx";
export { DeletionFlow, type DeletionFlowProps } from "../react/deletion/deletion-flow.tsx";
export { DeviceList, type DeviceListProps } from "../react/devices/device-list.tsx";
export type { LicenceDevice } from "../react/devices/licence-device.ts";
export { EmailChangeDialog, type EmailChangeDialogProps } from "../react/email-change/email-change-dialog.tsx";
export { EmailChangeFlow, type EmailChangeFlowProps } from "../react/email-change/email-change-flow.tsx";
export { NewsletterDialog, type NewsletterDialogProps } from "../react/newsletter/newsletter-dialog.tsx";
export { NewsletterFlow, type NewsletterFlowProps } from "../react/newsletter/newsletter-flow.tsx";
export { PasswordDialog, type PasswordDialogProps } from "../react/password/password-dialog.tsx";
export { PasswordFlow } from "../react/password/password-flow.tsx";
export { ProfileDialog, type ProfileDialogProps } from "../react/profile/profile-dialog.tsx";
export { ProfileFlow, type ProfileFlowProps } from "../react/profile/profile-flow.tsx";
export { RateDialog, type RateDialogProps } from "../react/rate/rate-dialog.tsx";
export { RateFlow, type RateFlowProps } from "../react/rate/rate-flow.tsx";
export { RedeemDialog, type RedeemDialogProps } from "../react/redeem/redeem-dialog.tsx";
export { RedeemFlow, type RedeemFlowProps } from "../react/redeem/redeem-flow.tsx";
export { ReviewList, type ReviewListProps } from "../react/reviews/review-list.tsx";
export { RevokeEmailDialog, type RevokeEmailDialogProps } from "../react/revoke-email/revoke-email-dialog.tsx";
export { RevokeEmailFlow, type RevokeEmailFlowProps } from "../react/revoke-email/revoke-email-flow.tsx";
export { SessionsDialog, type SessionsDialogProps } from "../react/sessions/sessions-dialog.tsx";
export { SessionsFlow } from "../react/sessions/sessions-flow.tsx";
export { SessionWarning, type SessionWarningProps } from "../react/timeout/session-warning.tsx";
export { TimeoutDialog, type TimeoutDialogProps } from "../react/timeout/timeout-dialog.tsx";
export { TransferDialog, type TransferDialogProps } from "../react/transfer/transfer-dialog.tsx";
export { TransferFlow, type TransferFlowProps } from "../react/transfer/transfer-flow.tsx";
export { UnsubscribeDialog, type UnsubscribeDialogProps } from "../react/unsubscribe/unsubscribe-dialog.tsx";
export { UnsubscribeFlow, type UnsubscribeFlowProps } from "../react/unsubscribe/unsubscribe-flow.tsx";

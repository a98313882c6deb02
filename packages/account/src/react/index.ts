"use client";
export type { AccountDialogProps } from "./account/account-dialog-frame.tsx";
export type { AccountFlowProps } from "./account/account-flow-props.ts";
export { type AccountTexts, useAccountStore, useAccountTexts, useOwner } from "./account/account-hooks.ts";
export {
  type AccountMessages,
  AccountProvider,
  type AccountProviderProps,
  useAccountSettings,
} from "./account/account-provider.tsx";
export {
  LazyConfirmNewsletterDialog,
  LazyDeletionDialog,
  LazyEmailChangeDialog,
  LazyNewsletterDialog,
  LazyProfileDialog,
  LazyRevokeEmailDialog,
  LazyUnsubscribeDialog,
} from "./account/lazy-account-dialogs.tsx";
export {
  ConfirmNewsletterDialog,
  type ConfirmNewsletterDialogProps,
} from "./confirm-newsletter/confirm-newsletter-dialog.tsx";
export {
  ConfirmNewsletterFlow,
  type ConfirmNewsletterFlowProps,
} from "./confirm-newsletter/confirm-newsletter-flow.tsx";
export { DeletionDialog, type DeletionDialogProps } from "./deletion/deletion-dialog.tsx";
export { DeletionFlow, type DeletionFlowProps } from "./deletion/deletion-flow.tsx";
export { DeviceList, type DeviceListProps } from "./devices/device-list.tsx";
export type { LicenceDevice } from "./devices/licence-device.ts";
export { EmailChangeDialog, type EmailChangeDialogProps } from "./email-change/email-change-dialog.tsx";
export { EmailChangeFlow, type EmailChangeFlowProps } from "./email-change/email-change-flow.tsx";
export { NewsletterDialog, type NewsletterDialogProps } from "./newsletter/newsletter-dialog.tsx";
export { NewsletterFlow, type NewsletterFlowProps } from "./newsletter/newsletter-flow.tsx";
export { ProfileDialog, type ProfileDialogProps } from "./profile/profile-dialog.tsx";
export { ProfileFlow, type ProfileFlowProps } from "./profile/profile-flow.tsx";
export { RateDialog, type RateDialogProps } from "./rate/rate-dialog.tsx";
export { RateFlow, type RateFlowProps } from "./rate/rate-flow.tsx";
export { RedeemDialog, type RedeemDialogProps } from "./redeem/redeem-dialog.tsx";
export { RedeemFlow, type RedeemFlowProps } from "./redeem/redeem-flow.tsx";
export { ReviewList, type ReviewListProps } from "./reviews/review-list.tsx";
export { RevokeEmailDialog, type RevokeEmailDialogProps } from "./revoke-email/revoke-email-dialog.tsx";
export { RevokeEmailFlow, type RevokeEmailFlowProps } from "./revoke-email/revoke-email-flow.tsx";
export { TransferDialog, type TransferDialogProps } from "./transfer/transfer-dialog.tsx";
export { TransferFlow, type TransferFlowProps } from "./transfer/transfer-flow.tsx";
export { UnsubscribeDialog, type UnsubscribeDialogProps } from "./unsubscribe/unsubscribe-dialog.tsx";
export { UnsubscribeFlow, type UnsubscribeFlowProps } from "./unsubscribe/unsubscribe-flow.tsx";

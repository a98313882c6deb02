"use client";
export type { AccountDialogProps } from "./account/account-dialog.tsx";
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
  ConfirmNewsletterFlow,
  type ConfirmNewsletterFlowProps,
} from "./confirm-newsletter/confirm-newsletter-flow.tsx";
export {
  DeletionDialog,
  type DeletionDialogProps,
  DeletionFlow,
  type DeletionFlowProps,
} from "./deletion/deletion-flow.tsx";
export { DeviceList, type DeviceListProps } from "./devices/device-list.tsx";
export { DevicePlaces, type DevicePlacesProps } from "./devices/device-places.tsx";
export type { LicenceDevice } from "./devices/licence-device.ts";
export {
  EmailChangeDialog,
  type EmailChangeDialogProps,
  EmailChangeFlow,
  type EmailChangeFlowProps,
} from "./email-change/email-change-flow.tsx";
export {
  NewsletterDialog,
  type NewsletterDialogProps,
  NewsletterFlow,
  type NewsletterFlowProps,
} from "./newsletter/newsletter-flow.tsx";
export { ProfileDialog, type ProfileDialogProps, ProfileFlow, type ProfileFlowProps } from "./profile/profile-flow.tsx";
export { RateDialog, type RateDialogProps, RateFlow, type RateFlowProps } from "./rate/rate-flow.tsx";
export { StarIcon } from "./rate/star-icon.tsx";
export { RedeemDialog, type RedeemDialogProps, RedeemFlow, type RedeemFlowProps } from "./redeem/redeem-flow.tsx";
export { ReviewList, type ReviewListProps } from "./reviews/review-list.tsx";
export {
  RevokeEmailDialog,
  type RevokeEmailDialogProps,
  RevokeEmailFlow,
  type RevokeEmailFlowProps,
} from "./revoke-email/revoke-email-flow.tsx";
export {
  TransferDialog,
  type TransferDialogProps,
  TransferFlow,
  type TransferFlowProps,
} from "./transfer/transfer-flow.tsx";
export {
  UnsubscribeDialog,
  type UnsubscribeDialogProps,
  UnsubscribeFlow,
  type UnsubscribeFlowProps,
} from "./unsubscribe/unsubscribe-flow.tsx";

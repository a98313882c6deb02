"use client";
import { lazyDialog } from "@shop/ui";

/** The dialogs of the account, each in a separate chunk. */
export const LazyProfileDialog = lazyDialog(async () => (await import("../profile/profile-flow.tsx")).ProfileDialog);
export const LazyNewsletterDialog = lazyDialog(
  async () => (await import("../newsletter/newsletter-flow.tsx")).NewsletterDialog,
);
export const LazyUnsubscribeDialog = lazyDialog(
  async () => (await import("../unsubscribe/unsubscribe-flow.tsx")).UnsubscribeDialog,
);
export const LazyConfirmNewsletterDialog = lazyDialog(
  async () => (await import("../confirm-newsletter/confirm-newsletter-flow.tsx")).ConfirmNewsletterDialog,
);
export const LazyRevokeEmailDialog = lazyDialog(
  async () => (await import("../revoke-email/revoke-email-flow.tsx")).RevokeEmailDialog,
);
export const LazyEmailChangeDialog = lazyDialog(
  async () => (await import("../email-change/email-change-flow.tsx")).EmailChangeDialog,
);
export const LazyDeletionDialog = lazyDialog(
  async () => (await import("../deletion/deletion-flow.tsx")).DeletionDialog,
);

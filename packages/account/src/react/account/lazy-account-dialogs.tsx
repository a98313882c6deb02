"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ConfirmNewsletterDialogProps } from "../confirm-newsletter/confirm-newsletter-dialog.tsx";
import type { DeletionDialogProps } from "../deletion/deletion-dialog.tsx";
import type { EmailChangeDialogProps } from "../email-change/email-change-dialog.tsx";
import type { NewsletterDialogProps } from "../newsletter/newsletter-dialog.tsx";
import type { ProfileDialogProps } from "../profile/profile-dialog.tsx";
import type { RevokeEmailDialogProps } from "../revoke-email/revoke-email-dialog.tsx";
import type { UnsubscribeDialogProps } from "../unsubscribe/unsubscribe-dialog.tsx";

const Profile = lazy(async () => ({ default: (await import("../profile/profile-dialog.tsx")).ProfileDialog }));
const Newsletter = lazy(async () => ({
  default: (await import("../newsletter/newsletter-dialog.tsx")).NewsletterDialog,
}));
const Unsubscribe = lazy(async () => ({
  default: (await import("../unsubscribe/unsubscribe-dialog.tsx")).UnsubscribeDialog,
}));
const ConfirmNewsletter = lazy(async () => ({
  default: (await import("../confirm-newsletter/confirm-newsletter-dialog.tsx")).ConfirmNewsletterDialog,
}));
const RevokeEmail = lazy(async () => ({
  default: (await import("../revoke-email/revoke-email-dialog.tsx")).RevokeEmailDialog,
}));
const EmailChange = lazy(async () => ({
  default: (await import("../email-change/email-change-dialog.tsx")).EmailChangeDialog,
}));
const Deletion = lazy(async () => ({ default: (await import("../deletion/deletion-dialog.tsx")).DeletionDialog }));

/** Loads its content when it is first opened. Once opened it stays mounted: a dialog needs its frame to close in. */
function WhenOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened || open ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** `ProfileDialog`, in a separate chunk. */
export function LazyProfileDialog(props: ProfileDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <Profile {...props} />
    </WhenOpened>
  );
}

/** `NewsletterDialog`, in a separate chunk. */
export function LazyNewsletterDialog(props: NewsletterDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <Newsletter {...props} />
    </WhenOpened>
  );
}

/** `UnsubscribeDialog`, in a separate chunk. */
export function LazyUnsubscribeDialog(props: UnsubscribeDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <Unsubscribe {...props} />
    </WhenOpened>
  );
}

/** `ConfirmNewsletterDialog`, in a separate chunk. */
export function LazyConfirmNewsletterDialog(props: ConfirmNewsletterDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <ConfirmNewsletter {...props} />
    </WhenOpened>
  );
}

/** `RevokeEmailDialog`, in a separate chunk. */
export function LazyRevokeEmailDialog(props: RevokeEmailDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <RevokeEmail {...props} />
    </WhenOpened>
  );
}

/** `EmailChangeDialog`, in a separate chunk. */
export function LazyEmailChangeDialog(props: EmailChangeDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <EmailChange {...props} />
    </WhenOpened>
  );
}

/** `DeletionDialog`, in a separate chunk. */
export function LazyDeletionDialog(props: DeletionDialogProps) {
  return (
    <WhenOpened open={props.open}>
      <Deletion {...props} />
    </WhenOpened>
  );
}

"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import { type ComponentType, useEffect } from "react";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts, useContactState } from "../provider/hooks.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactSent } from "./contact-sent.tsx";

export interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  /** The initial subject when the dialog opens, unless one was typed already. */
  initialSubject?: string;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/**
 * A message to the shop's team. Typed text is kept when it is closed or couldn't be sent. Source: ACCT-09, MODAL-04 (no hint of itself).
 */
export function ContactDialog({ open, onClose, initialSubject, frame: Frame = DialogFrame }: ContactDialogProps) {
  const { contact } = useAuthSettings();
  const { text } = useAuthTexts();
  const { status } = useContactState();
  useEffect(() => {
    if (open) contact.open({ subject: initialSubject });
  }, [open, initialSubject, contact]);
  return (
    <Frame open={open} onClose={onClose} title={text("contactForm.title")}>
      {status === "sent" ? <ContactSent onClose={onClose} /> : <ContactForm />}
    </Frame>
  );
}

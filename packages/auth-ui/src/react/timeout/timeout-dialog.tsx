"use client";
import { Alert, Button, DialogFrame, type DialogFrameProps } from "@shop/ui";
import { type ComponentType, useRef } from "react";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "../provider/hooks.ts";

export interface TimeoutDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Login Again': opens the login instead of this dialog. */
  onLogin: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** Session Timeout: says why the shopper is logged out, and links to the login. Source: AUTH-17, MODAL-03, MODAL-04. */
export function TimeoutDialog({ open, onClose, onLogin, onContact, frame: Frame = DialogFrame }: TimeoutDialogProps) {
  const { text } = useAuthTexts();
  const login = useRef<HTMLButtonElement>(null);
  return (
    <Frame
      open={open}
      onClose={onClose}
      title={text("timeout.title")}
      initialFocus={login}
      footer={<ContactHint onContact={onContact} />}
    >
      <div className="shop-form">
        <Alert type="info">{text("timeout.text")}</Alert>
        <p className="shop-form__note">{text("timeout.cart")}</p>
        <Button ref={login} variant="signal" wide onClick={onLogin}>
          {text("timeout.login")}
        </Button>
      </div>
    </Frame>
  );
}

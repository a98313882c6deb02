"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import { type ComponentType, useRef } from "react";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { SignInFlow } from "./sign-in-flow.tsx";

export interface SignInDialogProps {
  open: boolean;
  /**
   * Called by Esc, the backdrop, the close control and stage 4. A login closes nothing by itself: the host subscribes to the auth store.
   */
  onClose: () => void;
  onForgotPassword: (emailAddress: string) => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** Sign In / Sign Up. Call `signIn.open({ reason })` before showing it. Source: MODAL-03, MODAL-04, AUTH-01 to 11. */
export function SignInDialog({
  open,
  onClose,
  onForgotPassword,
  onContact,
  frame: Frame = DialogFrame,
}: SignInDialogProps) {
  const { signIn } = useAuthSettings();
  const { text } = useAuthTexts();
  const focus = useRef<HTMLElement | null>(null);
  const leaving = (go: () => void) => () => {
    go();
    signIn.close();
  };
  return (
    <Frame
      open={open}
      onClose={leaving(onClose)}
      title={text("signIn.title")}
      initialFocus={focus}
      footer={<ContactHint onContact={leaving(onContact)} />}
    >
      <SignInFlow
        focusRef={focus}
        onClose={leaving(onClose)}
        onForgotPassword={(emailAddress) => leaving(() => onForgotPassword(emailAddress))()}
      />
    </Frame>
  );
}

"use client";
import { useRef } from "react";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { SignInFlow } from "./sign-in-flow.tsx";

export interface SignInDialogProps extends AuthDialogProps {
  /**
   * Called by Esc, the backdrop, the close control and stage 4. A login closes nothing by itself: the host subscribes to the auth store.
   */
  onClose: () => void;
  onForgotPassword: (emailAddress: string) => void;
}

/** Sign In / Sign Up. Call `signIn.open({ reason })` before showing it. Source: MODAL-03, MODAL-04, AUTH-01 to 11. */
export function SignInDialog({ onClose, onForgotPassword, onContact, ...frame }: SignInDialogProps) {
  const { signIn } = useAuthSettings();
  const focus = useRef<HTMLElement | null>(null);
  const leaving = (go: () => void) => () => {
    go();
    signIn.close();
  };
  return (
    <AuthDialog
      {...frame}
      title="signIn.title"
      initialFocus={focus}
      onClose={leaving(onClose)}
      onContact={leaving(onContact)}
    >
      <SignInFlow
        focusRef={focus}
        onClose={leaving(onClose)}
        onForgotPassword={(emailAddress) => leaving(() => onForgotPassword(emailAddress))()}
      />
    </AuthDialog>
  );
}

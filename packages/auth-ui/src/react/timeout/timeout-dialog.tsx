"use client";
import { Alert, Button } from "@shop/ui";
import { useRef } from "react";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { useAuthTexts } from "../provider/hooks.ts";

export interface TimeoutDialogProps extends AuthDialogProps {
  /** 'Login Again': opens the login instead of this dialog. */
  onLogin: () => void;
}

/** Session Timeout: says why the shopper is logged out, and links to the login. Source: AUTH-17, MODAL-03, MODAL-04. */
export function TimeoutDialog({ onLogin, ...frame }: TimeoutDialogProps) {
  const { text } = useAuthTexts();
  const login = useRef<HTMLButtonElement>(null);
  return (
    <AuthDialog {...frame} title="timeout.title" initialFocus={login}>
      <div className="shop-form">
        <Alert type="info">{text("timeout.text")}</Alert>
        <p className="shop-form__note">{text("timeout.cart")}</p>
        <Button ref={login} variant="signal" wide onClick={onLogin}>
          {text("timeout.login")}
        </Button>
      </div>
    </AuthDialog>
  );
}

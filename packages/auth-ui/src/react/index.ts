"use client";
export { ContactDialog, type ContactDialogProps } from "./contact/contact-dialog.tsx";
export { ContactHint, type ContactHintProps } from "./contact-hint/contact-hint.tsx";
export { ForgotDialog, type ForgotDialogProps } from "./forgot/forgot-dialog.tsx";
export { LazyContactDialog, LazySignInDialog, preloadContactDialog, preloadSignInDialog } from "./lazy-dialogs.tsx";
export {
  PasswordDialog,
  type PasswordDialogProps,
  PasswordFlow,
  type PasswordFlowProps,
} from "./password/password-flow.tsx";
export type { AuthDialogProps } from "./provider/auth-dialog.tsx";
export {
  type AuthLinks,
  type AuthMessages,
  AuthProvider,
  type AuthProviderProps,
  useAuthSettings,
} from "./provider/auth-provider.tsx";
export { type AuthTexts, useAuth, useAuthTexts, useContactState, useSignInState, useUser } from "./provider/hooks.ts";
export { ResetDialog, type ResetDialogProps } from "./reset/reset-dialog.tsx";
export {
  SessionsDialog,
  type SessionsDialogProps,
  SessionsFlow,
  type SessionsFlowProps,
} from "./sessions/sessions-flow.tsx";
export { SignInDialog, type SignInDialogProps } from "./sign-in/sign-in-dialog.tsx";
export { SignInFlow, type SignInFlowProps } from "./sign-in/sign-in-flow.tsx";
export { SessionWarning, type SessionWarningProps } from "./timeout/session-warning.tsx";
export { TimeoutDialog, type TimeoutDialogProps } from "./timeout/timeout-dialog.tsx";

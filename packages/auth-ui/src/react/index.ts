"use client";
export { ContactDialog, type ContactDialogProps } from "./contact/contact-dialog.tsx";
export { ContactHint, type ContactHintProps } from "./contact-hint/contact-hint.tsx";
export { ForgotDialog, type ForgotDialogProps } from "./forgot/forgot-dialog.tsx";
export { LazyContactDialog, LazySignInDialog, preloadContactDialog, preloadSignInDialog } from "./lazy-dialogs.tsx";
export {
  type AuthLinks,
  type AuthMessages,
  AuthProvider,
  type AuthProviderProps,
  useAuthSettings,
} from "./provider/auth-provider.tsx";
export { type AuthTexts, useAuth, useAuthTexts, useContactState, useSignInState, useUser } from "./provider/hooks.ts";
export { ResetDialog, type ResetDialogProps } from "./reset/reset-dialog.tsx";
export { SignInDialog, type SignInDialogProps } from "./sign-in/sign-in-dialog.tsx";
export { SignInFlow, type SignInFlowProps } from "./sign-in/sign-in-flow.tsx";

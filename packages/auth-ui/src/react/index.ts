"use client";
export { ContactDialog, type ContactDialogProps } from "./contact/contact-dialog.tsx";
export { ContactHint, type ContactHintProps } from "./contact-hint/contact-hint.tsx";
export { LazyContactDialog, LazySignInDialog, preloadContactDialog, preloadSignInDialog } from "./lazy-dialogs.tsx";
export {
  type AuthLinks,
  type AuthMessages,
  AuthProvider,
  type AuthProviderProps,
  useAuthSettings,
} from "./provider/auth-provider.tsx";
export { type AuthTexts, useAuth, useAuthTexts, useContactState, useSignInState, useUser } from "./provider/hooks.ts";
export { SignInDialog, type SignInDialogProps } from "./sign-in/sign-in-dialog.tsx";
export { SignInFlow, type SignInFlowProps } from "./sign-in/sign-in-flow.tsx";

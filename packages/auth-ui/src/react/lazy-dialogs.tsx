"use client";
import { lazyDialog } from "@shop/ui";

const loadSignIn = () => import("./sign-in/sign-in-dialog.tsx");
const loadContact = () => import("./contact/contact-dialog.tsx");

/** Fetches the sign-in dialog's code ahead of its first opening, on hover of the account icon for instance. */
export async function preloadSignInDialog(): Promise<void> {
  await loadSignIn();
}

export async function preloadContactDialog(): Promise<void> {
  await loadContact();
}

/** `SignInDialog`, whose code is fetched when it is first opened. */
export const LazySignInDialog = lazyDialog(async () => (await loadSignIn()).SignInDialog);
/** `ContactDialog`, whose code is fetched when it is first opened. */
export const LazyContactDialog = lazyDialog(async () => (await loadContact()).ContactDialog);

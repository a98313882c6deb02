"use client";
import { lazy, Suspense, useState } from "react";
import type { ContactDialogProps } from "./contact/contact-dialog.tsx";
import type { SignInDialogProps } from "./sign-in/sign-in-dialog.tsx";

const loadSignIn = () => import("./sign-in/sign-in-dialog.tsx");
const loadContact = () => import("./contact/contact-dialog.tsx");
const SignIn = lazy(() => loadSignIn().then((module) => ({ default: module.SignInDialog })));
const Contact = lazy(() => loadContact().then((module) => ({ default: module.ContactDialog })));

/** Fetches the sign-in dialog's code ahead of its first opening, on hover of the account icon for instance. */
export async function preloadSignInDialog(): Promise<void> {
  await loadSignIn();
}

export async function preloadContactDialog(): Promise<void> {
  await loadContact();
}

/** Once opened, stays: a dialog needs its frame to close in. */
function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}

/** `SignInDialog`, whose code is fetched when it is first opened. */
export function LazySignInDialog(props: SignInDialogProps) {
  if (!useWasOpened(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <SignIn {...props} />
    </Suspense>
  );
}

/** `ContactDialog`, whose code is fetched when it is first opened. */
export function LazyContactDialog(props: ContactDialogProps) {
  if (!useWasOpened(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <Contact {...props} />
    </Suspense>
  );
}

"use client";
import type { Messages } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type AuthMessageKey, en } from "../../messages/en.ts";
import type { AuthStore } from "../../store/auth-store.ts";
import type { ContactStore } from "../../store/contact-store.ts";
import type { SignInStore } from "../../store/sign-in-state.ts";

export type AuthMessages = Messages<AuthMessageKey>;

/** The addresses of the pages that the dialogs link to. */
export interface AuthLinks {
  readonly terms: string;
  readonly privacy: string;
}

export interface AuthSettings {
  readonly auth: AuthStore;
  readonly signIn: SignInStore;
  readonly contact: ContactStore;
  readonly messages: AuthMessages;
  readonly links: AuthLinks;
  /** BCP 47; used to format dates. */
  readonly locale: string;
}

const DEFAULT_LINKS: AuthLinks = { terms: "/terms-conditions", privacy: "/privacypolicy" };
const AuthContext = createContext<AuthSettings | null>(null);

export interface AuthProviderProps {
  auth: AuthStore;
  signIn: SignInStore;
  contact: ContactStore;
  /** The texts: `messages.de` of this package's root, or a host's own. Default: English. */
  messages?: AuthMessages;
  /** Default: /terms-conditions and /privacypolicy. With a language prefix the host gives its own. */
  links?: Partial<AuthLinks>;
  /** The language that dates are written in. Default: en. */
  locale?: string;
  children: ReactNode;
}

/** Provides the parts below it with their stores, texts and links. It has no state of its own, so it works in server-rendered pages. */
export function AuthProvider(props: AuthProviderProps) {
  const { auth, signIn, contact, messages = en, links, locale = "en", children } = props;
  const { terms = DEFAULT_LINKS.terms, privacy = DEFAULT_LINKS.privacy } = links ?? {};
  const settings = useMemo(
    () => ({ auth, signIn, contact, messages, links: { terms, privacy }, locale }),
    [auth, signIn, contact, messages, terms, privacy, locale],
  );
  return <AuthContext.Provider value={settings}>{children}</AuthContext.Provider>;
}

/** The props of the provider above. */
export function useAuthSettings(): AuthSettings {
  const settings = useContext(AuthContext);
  if (!settings) throw new Error("This part needs the sign-in's stores: put an AuthProvider around it.");
  return settings;
}

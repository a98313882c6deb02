import type { KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import type { NewsletterPolicy } from "../domain/sign-in-reason.ts";
import type { EmailCheckPolicy } from "../domain/sign-in-stage.ts";
import { type AuthStore, createAuthStore } from "../store/auth-store.ts";
import { type ContactStore, createContactStore } from "../store/contact-store.ts";
import { createForgotStore, type ForgotStore } from "../store/forgot-store.ts";
import { createPasswordChangeStore, type PasswordChangeStore } from "../store/password-change-store.ts";
import type { AuthEvent } from "../store/ports.ts";
import { createResetStore, type ResetStore } from "../store/reset-store.ts";
import { createSessionsStore, type SessionsStore } from "../store/sessions-store.ts";
import type { SignInStore } from "../store/sign-in-state.ts";
import { createSignInStore } from "../store/sign-in-store.ts";
import {
  createFakeAuthGateway,
  createFakeContactGateway,
  type FakeAuthGateway,
  type FakeAuthOptions,
  type FakeContactGateway,
} from "./fake-auth-gateway.ts";
import { createFakePasswordGateway, type FakePasswordGateway } from "./fake-password-gateway.ts";
import {
  createFakeSecurityGateway,
  type FakeSecurityGateway,
  type FakeSecurityOptions,
} from "./fake-security-gateway.ts";

export interface AuthWorld {
  readonly gateway: FakeAuthGateway;
  readonly contactGateway: FakeContactGateway;
  readonly passwordGateway: FakePasswordGateway;
  readonly securityGateway: FakeSecurityGateway;
  readonly clock: FakeClock;
  readonly storage: KeyValueStorage;
  readonly logged: Array<{ readonly action: string }>;
  /** The events that a marketing service would have received. */
  readonly tracked: readonly AuthEvent[];
  readonly auth: AuthStore;
  readonly signIn: SignInStore;
  readonly contact: ContactStore;
  readonly forgot: ForgotStore;
  readonly reset: ResetStore;
  readonly passwordChange: PasswordChangeStore;
  readonly sessions: SessionsStore;
}

export interface AuthWorldOptions extends FakeAuthOptions {
  readonly policy?: EmailCheckPolicy;
  readonly newsletterPolicy?: NewsletterPolicy;
  readonly storage?: KeyValueStorage;
  readonly clock?: FakeClock;
  readonly security?: FakeSecurityOptions;
}

/** The stores on fakes: one tab of one browser. */
export function buildAuthWorld(options: AuthWorldOptions = {}): AuthWorld {
  const { policy, newsletterPolicy, security, ...rest } = options;
  const { storage = createMemoryStorage(), clock = createFakeClock(), ...service } = rest;
  const gateway = createFakeAuthGateway(service);
  const contactGateway = createFakeContactGateway();
  const passwordGateway = createFakePasswordGateway();
  const securityGateway = createFakeSecurityGateway(security);
  const logged: AuthWorld["logged"] = [];
  const log = (entry: { readonly action: string }) => logged.push(entry);
  const tracked: AuthEvent[] = [];
  const onTracked = (event: AuthEvent) => {
    tracked.push(event);
  };
  const auth = createAuthStore({ gateway, storage, supportEmail: "help@example.com", log, onTracked });
  const signIn = createSignInStore({ auth, gateway, clock, storage, policy, newsletterPolicy, log, onTracked });
  const contact = createContactStore({ gateway: contactGateway, storage, log });
  const forgot = createForgotStore({ gateway: passwordGateway, clock, log });
  const reset = createResetStore({ gateway: passwordGateway, log });
  const passwordChange = createPasswordChangeStore({ gateway: securityGateway, log });
  const sessions = createSessionsStore({ gateway: securityGateway, log });
  const gateways = { gateway, contactGateway, passwordGateway, securityGateway };
  const stores = { auth, signIn, contact, forgot, reset, passwordChange, sessions };
  return { ...gateways, ...stores, clock, storage, logged, tracked };
}

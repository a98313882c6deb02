import type { Result } from "@shop/kernel";
import type { SellerOnInvoice } from "../platform/database/schema-sales.ts";
import type { FileStorage, MailDomainLookup, PlatformDeps, PlatformSettings } from "../platform/deps.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { VatIdRegister } from "./vat-id-register.ts";

/** Everything that the back end touches of the world. createApp takes it; nothing reaches past it. */
export interface Deps extends PlatformDeps {
  readonly passwords: PasswordHasher;
  readonly mailDomains: MailDomainLookup;
  readonly payments: PaymentProvider;
  /** Says whether a VAT id is valid. Null: no register is asked, and no VAT id takes the tax out. */
  readonly vatIds: VatIdRegister | null;
  /** The files for sale. Never public. */
  readonly storage: FileStorage;
  /** Covers, manuals, samples to hear: public, at /media. */
  readonly media: FileStorage;
  readonly settings: ApiSettings;
}

export type NewsletterPolicy = "forced" | "free";

/** The part of the process's settings that the back end needs; read and checked once by apps/shop. */
export interface ApiSettings extends PlatformSettings {
  /** `demo` or `production`. */
  readonly mode: "demo" | "production";
  /** The Ed25519 private key that licence files are signed with: 32 bytes in hex, or PKCS8 DER in base64. */
  readonly licenceKey: string;
  /** What the content's common data greets visitors with. Default: the shop's name. */
  readonly welcomeText?: string;
  readonly contactRecipient: string;
  /** Names of IR packs start with it. */
  readonly packPrefix: string;
  /** Who sells, as an invoice names him. */
  readonly seller: SellerOnInvoice;
  /** The seller's country, whose VAT an order has where no other country is named. */
  readonly vatCountry: string;
  readonly vatRateBasisPoints: number;
  /** What the e-mail check may tell: `open` as documented, `uniform` nothing. */
  readonly emailCheckPolicy: "open" | "uniform";
  /** `forced`: free products are had and downloaded by subscribers alone. `free`: nobody has to, and switching on is confirmed by mail. */
  readonly newsletterPolicy: NewsletterPolicy;
  /** Whether the outbox can be read at /dev/outbox, from this machine. */
  readonly isOutboxReadable: boolean;
}

/** Slow on purpose; the limiter comes before it. Failure of all: `api.busy`, where too many wait already. */
export interface PasswordHasher {
  /** Whether `admit` would let another act from this address in now. Asked before a call is read: saying no must cost next to nothing. */
  hasRoom(address: string): boolean;
  /**
   * Does what ends in the hash of a password, where there is room for it: a flood is turned away before it has asked the database
   * anything, and leaves its connections to others. One network has a few places, and networks are served in turn. Nothing is hashed outside.
   */
  admit<Value>(address: string, act: () => Promise<Result<Value>>): Promise<Result<Value>>;
  hash(password: string): Promise<Result<string>>;
  verify(hash: string, password: string): Promise<Result<boolean>>;
  /** A hash of nothing, to be checked against where there is no user, so that both cases take the same time. */
  readonly dummyHash: string;
}

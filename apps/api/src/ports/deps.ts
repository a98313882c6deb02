import type { Clock, Random, Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { SellerOnInvoice } from "../platform/database/schema-sales.ts";
import type { MailTransport } from "../platform/mail/mail-transport.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { VatIdRegister } from "./vat-id-register.ts";

/** Everything that the back end touches of the world. createApp takes it; nothing reaches past it. */
export interface Deps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordHasher;
  readonly mailDomains: MailDomainLookup;
  /** Where mail leaves by. Null: there is no SMTP server, and mails stay in the outbox. */
  readonly mailTransport: MailTransport | null;
  readonly payments: PaymentProvider;
  /** Says whether a VAT id is valid. Null: no register is asked, and no VAT id takes the tax out. */
  readonly vatIds: VatIdRegister | null;
  /** The files for sale. Never public. */
  readonly storage: FileStorage;
  /** Covers, manuals, samples to hear: public, at /media. */
  readonly media: FileStorage;
  readonly log: Log;
  readonly settings: ApiSettings;
}

export type NewsletterPolicy = "forced" | "free";

/** The part of the process's settings that the back end needs; read and checked once by apps/shop. */
export interface ApiSettings {
  /** `demo` or `production`. */
  readonly mode: "demo" | "production";
  /** The shop's own origin, for links in mails and for redirects: `https://shop.example`. */
  readonly origin: string;
  /** Other origins that may call with a session cookie or be returned to. */
  readonly allowedOrigins: readonly string[];
  /** Key of every HMAC (security tokens, download links, the test provider's signature). At least 32 bytes. */
  readonly secret: string;
  /** The Ed25519 private key that licence files are signed with: 32 bytes in hex, or PKCS8 DER in base64. */
  readonly licenceKey: string;
  readonly shopName: string;
  /** What the content's common data greets visitors with. Default: the shop's name. */
  readonly welcomeText?: string;
  readonly mailSender: string;
  readonly contactRecipient: string;
  /** How many proxies in front of the process are ours; their X-Forwarded-For entries are believed. */
  readonly trustedProxies: number;
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

/** Whether mail for a domain is accepted somewhere (MX, else A/AAAA). `unknown` when the look-up itself fails. */
export interface MailDomainLookup {
  acceptsMail(domain: string): Promise<"yes" | "no" | "unknown">;
}

/** A folder of files. Paths are relative, with forward slashes; one that leads out of the folder is as good as missing. */
export interface FileStorage {
  /** The bytes from `start` to `end` inclusive, or null where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  stat(path: string): Promise<{ readonly sizeBytes: number; readonly modifiedAtMs: number } | null>;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

import type { ContentTransport } from "@shop/api-client/content";
import type { MarketingTransport } from "@shop/api-client/server";
import type { Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { FileStorage, MailDomainLookup, PlatformDeps, PlatformSettings } from "../platform/deps.ts";
import type { ChatModel } from "./chat-model.ts";
import type { Database } from "./database.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { SearchEngines } from "./search-engines.ts";
import type { SellerOnInvoice } from "./seller.ts";
import type { VatIdRegister } from "./vat-id-register.ts";

/** All external dependencies of the back end. createApp takes it; nothing bypasses it. */
export interface Deps extends PlatformDeps {
  readonly db: Kysely<Database>;
  readonly passwords: PasswordHasher;
  readonly mailDomains: MailDomainLookup;
  readonly payments: PaymentProvider;
  /** Checks whether a VAT id is valid. Null: no register is queried, and no VAT id removes the tax. */
  readonly vatIds: VatIdRegister | null;
  /** The language model that may put the chat's answers into words. Null: the search's answer is the reply. */
  readonly chatModel: ChatModel | null;
  /** The operator's own marketing service, to which events are forwarded. Null: there is none. */
  readonly marketingHost: MarketingHost | null;
  /** Search engines to which changed pages are submitted. Null: there are none. */
  readonly searchEngines: SearchEngines | null;
  /** The WordPress that posts, categories, pictures, items and common data are copied from. Null: they come from the shop's files. */
  readonly contentHost: ContentHost | null;
  /** The files for sale. Never public. */
  readonly storage: FileStorage;
  /** Covers and manuals: public, at /media. */
  readonly media: FileStorage;
  /** What packs are heard with: public, at /media/sounds. A file may be made when it is first asked for. */
  readonly sounds: FileStorage;
  /** Public pictures in other widths and formats, at /media/images. Each is made when it is first asked for. */
  readonly images: FileStorage;
  /** What previews of pages show, at /media/share. Each is drawn when it is first asked for. */
  readonly shareCards: FileStorage;
  readonly settings: ApiSettings;
}

export interface MarketingHost {
  /** Its origin, without a slash at its end. */
  readonly host: string;
  readonly transport: MarketingTransport;
}

export interface ContentHost {
  /** Its address, with its folder if it has one, without a slash at its end. */
  readonly url: string;
  readonly transport: ContentTransport;
}

export type NewsletterPolicy = "forced" | "free";

/** The part of the process's settings that the back end needs; read and validated once by apps/shop. */
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
  /** The seller's country, whose VAT applies to an order without another country. */
  readonly vatCountry: string;
  readonly vatRateBasisPoints: number;
  /** What the e-mail check may reveal: `open` as documented, `uniform` nothing. */
  readonly emailCheckPolicy: "open" | "uniform";
  /** `forced`: only subscribers get and download free products. `free`: subscribing is optional, and switching on is confirmed by mail. */
  readonly newsletterPolicy: NewsletterPolicy;
  /** Whether figures may be invented where there are none: what only decorates a demonstration. */
  readonly hasSamples: boolean;
  /** Who may take the offers of drip pages: everyone, or those with a signed link. */
  readonly dripOffers: "everyone" | "invited";
  /** What a server of the operator's authenticates with for the marketing service's reads and tag calls. Null: these aren't served. */
  readonly marketingKey: string | null;
  /** Whether the outbox can be read at /dev/outbox, from this machine. */
  readonly isOutboxReadable: boolean;
}

/** Slow on purpose, so the limiter runs first. Common failure: `api.busy` if too many are already waiting. */
export interface PasswordHasher {
  /**
   * Whether `admit` would accept another act from this address now. Called before a call is read: a rejection must cost next to nothing.
   */
  hasRoom(address: string): boolean;
  /**
   * Runs an act that ends with hashing a password, if there is room for it. A flood is rejected before it queries the database, so its
   * connections stay free for others. One network has a few places, and networks are served in turn. Nothing is hashed outside of it.
   */
  admit<Value>(address: string, act: () => Promise<Result<Value>>): Promise<Result<Value>>;
  hash(password: string): Promise<Result<string>>;
  verify(hash: string, password: string): Promise<Result<boolean>>;
  /** A dummy hash to check against if there is no user, so that both cases take the same time. */
  readonly dummyHash: string;
}

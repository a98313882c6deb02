import type { ApiClient } from "@shop/api-client";
import type { ContentReader } from "@shop/api-client/content";
import type { BetaClient } from "@shop/api-client/server";
import type { Product } from "@shop/catalog";
import type { Clock, Locale, Random } from "@shop/kernel";
import { createContext } from "react-router";
import type { ShareImage } from "../head/share-image.ts";
import type { SurrogateKey } from "./surrogate-key.ts";
import type { Visitor } from "./visitor.ts";

/** Facts of the shop that every page may show; the same for everyone. */
export interface ShopFacts {
  readonly name: string;
  readonly tagline: string;
  /** The names of the operator's own texts: a link to one that is missing isn't shown. */
  readonly pages: readonly string[];
  readonly packPrefix: string;
  readonly supportEmail: string;
  readonly emailCheckPolicy: "open" | "uniform";
  /** `forced`: free products are for subscribers of the newsletter. */
  readonly newsletterPolicy: "forced" | "free";
  /** Whether what only decorates a demonstration is shown: the reservation timer. */
  readonly hasSamples: boolean;
  /** Whether every page says that payments are a test: a shop that looks real and takes no money. */
  readonly saysTestPayments: boolean;
  /** Whether the page that lists events exists: in the demo alone. */
  readonly hasInspector: boolean;
  /** What visitors are asked about. */
  readonly privacy: PrivacyFacts;
  readonly origin: string;
  readonly year: number;
}

export interface PrivacyFacts {
  /** The operator's setting: names of the shop's own services, and `id:value` of ready-made ones. */
  readonly serviceNames: readonly string[];
  /** Of the content's shop.json. A new one asks every visitor again. */
  readonly policyVersion: string;
}

export interface KeptProducts {
  readonly version: string;
  readonly products: readonly Product[];
}

/** What the process provides to a page's loader: the back end, called in the same process through the client, and the page's frame. */
export interface StorefrontContext {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly content: ContentReader;
  /** The catalogue as the process last read it, by language: it is read again only where it has changed. */
  readonly keptProducts: Map<Locale, KeptProducts>;
  readonly shop: ShopFacts;
  /** The preview picture of the home page; null if the operator set none. */
  readonly shareImage: ShareImage | null;
  /** The address of the picture that a preview shows of a page: 1200 by 630 pixels, with the page's title and its drawing. */
  readonly shareCard: (card: { readonly title: string; readonly drawing: string | null }) => string;
  /** The address of a public file with the version of its content, so that browsers can cache it permanently. */
  readonly mediaAddress: (address: string) => string;
  /**
   * The page's structured data for search engines (JSON-LD). Loaders add to it; the server writes it into the finished page. The browser
   * never renders it: no script reads it, and the page's policy doesn't let a script create a script element.
   */
  readonly structuredData: object[];
  /** Moments at which the page's content changes (a price changes), in milliseconds. Loaders add to it; no cache keeps the page longer. */
  readonly changesAtMs: number[];
  /** What the page shows, as keys by which a CDN deletes its copies. Loaders add to it. Source: SAFE-21. */
  readonly surrogateKeys: Set<SurrogateKey>;
  /**
   * Parts of the page that could not be loaded, and are left out or replaced. Loaders add to it; a page with anything missing is never
   * cached.
   */
  readonly missing: Set<"catalogue" | "content" | "details" | "promotions" | "reviews">;
  /** The back end called as the visitor: for pages that are never cached, and for their forms. */
  readonly visitor: () => Visitor;
  /** The beta programme, called for the visitor: for its pages and their forms. */
  readonly beta: BetaClient;
  readonly mode: "demo" | "production";
  /** Marks the renderer's own inline scripts; replaced by hashes on pages that may be cached. */
  readonly nonce: string;
  readonly reportError: (error: unknown) => void;
}

// Marked, so that browsers don't get a module that creates only this.
export const storefrontContext = /* @__PURE__ */ createContext<StorefrontContext>();

import type { ApiClient } from "@shop/api-client";
import type { ContentReader } from "@shop/api-client/content";
import type { Clock, Random } from "@shop/kernel";
import { createContext } from "react-router";
import type { ShareImage } from "../pages/share-image.ts";
import type { Visitor } from "./visitor.ts";

/** Facts of the shop that every page may show; the same for everybody. */
export interface ShopFacts {
  readonly name: string;
  readonly tagline: string;
  readonly packPrefix: string;
  readonly supportEmail: string;
  readonly emailCheckPolicy: "open" | "uniform";
  /** `forced`: free products are for subscribers of the newsletter. */
  readonly newsletterPolicy: "forced" | "free";
  /** Whether what only decorates a demonstration is shown: the reservation timer. */
  readonly hasSamples: boolean;
  /** Whether every page says that payments are a test: a shop that looks real and takes no money. */
  readonly saysTestPayments: boolean;
  readonly origin: string;
  readonly year: number;
}

/** What the process gives a page's loader: the back end, called in the same process through the client, and the page's frame. */
export interface StorefrontContext {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly content: ContentReader;
  readonly shop: ShopFacts;
  /** The preview picture of pages that have none of their own; null where the operator gave none. */
  readonly shareImage: ShareImage | null;
  /** The address of a public file with the version of its content, so that browsers keep the file for good. */
  readonly mediaAddress: (address: string) => string;
  /**
   * What search engines are told beside the page (JSON-LD). Loaders add to it; the server writes it into the finished page. The
   * browser never renders it: no script reads it, and the page's policy lets no script make a script element.
   */
  readonly structuredData: object[];
  /** Moments after which the page would say something else (a price changes), in milliseconds. Loaders add to it; no cache keeps the page longer. */
  readonly changesAtMs: number[];
  /** What of the page could not be had, and is left out or replaced by a stand-in. Loaders add to it; a page with anything missing is kept by nobody. */
  readonly missing: Set<"catalogue" | "content">;
  /** The back end as whoever asked: for pages that no cache keeps, and for what their forms ask for. */
  readonly visitor: () => Visitor;
  readonly mode: "demo" | "production";
  /** Marks the renderer's own inline scripts; replaced by hashes on pages that a cache may keep. */
  readonly nonce: string;
  readonly reportError: (error: unknown) => void;
}

// Marked, so that browsers aren't sent a module that makes nothing but this.
export const storefrontContext = /* @__PURE__ */ createContext<StorefrontContext>();

import type { ApiClient } from "@shop/api-client";
import type { ContentReader } from "@shop/api-client/content";
import type { Clock } from "@shop/kernel";
import { createContext } from "react-router";
import type { ShareImage } from "../pages/share-image.ts";

/** Facts of the shop that every page may show; the same for everybody. */
export interface ShopFacts {
  readonly name: string;
  readonly tagline: string;
  readonly packPrefix: string;
  readonly supportEmail: string;
  readonly emailCheckPolicy: "open" | "uniform";
  /** Whether what only decorates a demonstration is shown: the reservation timer. */
  readonly hasSamples: boolean;
  readonly origin: string;
  readonly year: number;
}

/** What the process gives a page's loader: the back end, called in the same process through the client, and the page's frame. */
export interface StorefrontContext {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly content: ContentReader;
  readonly shop: ShopFacts;
  /** The preview picture of pages that have none of their own; null where the operator gave none. */
  readonly shareImage: ShareImage | null;
  /**
   * What search engines are told beside the page (JSON-LD). Loaders add to it; the server writes it into the finished page. The
   * browser never renders it: no script reads it, and the page's policy lets no script make a script element.
   */
  readonly structuredData: object[];
  readonly mode: "demo" | "production";
  /** Marks the renderer's own inline scripts; replaced by hashes on pages that a cache may keep. */
  readonly nonce: string;
  readonly reportError: (error: unknown) => void;
}

export const storefrontContext = createContext<StorefrontContext>();

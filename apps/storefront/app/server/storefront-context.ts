import type { ApiClient } from "@shop/api-client";
import type { Clock } from "@shop/kernel";
import { createContext } from "react-router";

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
  /** A GET of the content service; the answer's JSON, or null where it answered 404. */
  readonly readContent: (path: string) => Promise<unknown>;
  readonly shop: ShopFacts;
  readonly mode: "demo" | "production";
  /** Marks the renderer's own inline scripts; replaced by hashes on pages that a cache may keep. */
  readonly nonce: string;
  readonly reportError: (error: unknown) => void;
}

export const storefrontContext = createContext<StorefrontContext>();

import type { Clock, Random } from "@shop/kernel";
import type { ServerBuild } from "react-router";
import type { ShopFacts, StorefrontContext } from "../app/request/storefront-context.ts";
import type { PaymentSources } from "./content-security-policy.ts";

/** A request for a public page: served from memory (`hit`), rendered or refused (`miss`), or from memory though expired (`stale`). */
export interface PageLookUp {
  readonly result: "hit" | "miss" | "stale";
  /** How many pages are in memory now. */
  readonly keptPages: number;
}

export interface StorefrontOptions {
  /** The built pages, or a function that loads them at each request (development). */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly isDevelopment: boolean;
  readonly origin: string;
  readonly mode: "demo" | "production";
  readonly shop: Omit<ShopFacts, "origin" | "year">;
  /** The preview picture of the home page; null if the operator set none. */
  readonly shareImage: StorefrontContext["shareImage"];
  readonly shareCard: StorefrontContext["shareCard"];
  readonly mediaAddress: StorefrontContext["mediaAddress"];
  readonly paymentSources?: PaymentSources;
  /** Origins besides the shop's own that pictures are loaded from: the content host's. */
  readonly pictureOrigins?: readonly string[];
  readonly clock: Clock;
  readonly random: Random;
  /** Leads into the back end of the same process. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** The same for actions of a visitor: their address is counted. */
  readonly callApiForVisitor: (request: Request) => Promise<Response>;
  /** The client network of a request: what a limit counts. */
  readonly networkOf: (request: Request) => string;
  readonly reportError: (error: unknown) => void;
  /** Called for each request for a public page, to count it. */
  readonly onPageLookUp?: (lookUp: PageLookUp) => void;
}

import { type ApiClient, createApiClient, createFetchTransport, createWebCryptoSha256 } from "@shop/api-client";
import { type ContentReader, createContentReader, createContentTransport } from "@shop/api-client/content";
import { createMemoryStorage } from "@shop/kernel";
import type { StorefrontContext } from "../app/request/storefront-context.ts";
import type { Visitor } from "../app/request/visitor.ts";
import { createVisitor } from "./create-visitor.ts";
import { createVisitorBeta } from "./create-visitor-beta.ts";
import type { StorefrontOptions } from "./storefront-options.ts";

/** Creates the context of one request's loaders. All requests share the back end's client: it belongs to nobody. */
export function createContextValues(
  options: StorefrontOptions,
): (request: Request, nonce: string) => StorefrontContext {
  const api = createServerApi(options);
  const content = createServerContent(options);
  const keptProducts: StorefrontContext["keptProducts"] = new Map();
  return (request, nonce) => {
    let visitor: Visitor | undefined;
    return {
      api,
      clock: options.clock,
      random: options.random,
      content,
      keptProducts,
      shop: { ...options.shop, origin: options.origin, year: new Date(options.clock.nowMs()).getUTCFullYear() },
      shareImage: options.shareImage,
      shareCard: options.shareCard,
      mediaAddress: options.mediaAddress,
      structuredData: [],
      changesAtMs: [],
      surrogateKeys: new Set(),
      missing: new Set(),
      visitor: () => {
        visitor ??= createVisitor(options, request);
        return visitor;
      },
      beta: createVisitorBeta(options, request),
      mode: options.mode,
      nonce,
      reportError: options.reportError,
    };
  };
}

function createServerApi(options: StorefrontOptions): ApiClient {
  return createApiClient({
    host: options.origin,
    transport: createFetchTransport((input, init) => options.callApi(new Request(input, init))),
    clock: options.clock,
    random: options.random,
    accessTokens: createMemoryStorage(),
    hash: createWebCryptoSha256(crypto.subtle),
    currentPath: () => "/",
  });
}

function createServerContent(options: StorefrontOptions): ContentReader {
  return createContentReader({
    host: options.origin,
    transport: createContentTransport((input, init) => options.callApi(new Request(input, init))),
    clock: options.clock,
  });
}

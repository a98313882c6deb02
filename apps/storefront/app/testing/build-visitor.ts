import { createFakeApiClient, type FakeApiClient } from "@shop/api-client/testing";
import type { Visitor } from "../request/visitor.ts";

export interface FakeVisitor extends Visitor {
  readonly api: FakeApiClient;
  readonly chosen: readonly string[];
}

/** Somebody who was here before, with nothing programmed yet. */
export function buildVisitor(given: Partial<Pick<Visitor, "isKnown" | "currency">> = {}): FakeVisitor {
  const chosen: string[] = [];
  return {
    api: createFakeApiClient(),
    currency: "EUR",
    isKnown: true,
    chooseCurrency: (currency) => chosen.push(currency),
    setCookies: () => ["shop_access_token=fresh; path=/"],
    chosen,
    ...given,
  };
}

import type { Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { type MarketingClientOptions, makeMarketingCall } from "../marketing/make-marketing-call.ts";
import { type BetaCalls, betaCalls } from "./beta-calls.ts";

export type BetaCallName = keyof BetaCalls;
export type BetaRequest<Name extends BetaCallName> = z.input<BetaCalls[Name]["request"]>;
export type BetaAnswer<Name extends BetaCallName> = z.output<BetaCalls[Name]["answer"]>;

/** A shop's beta programme, for the server of its pages. Every call resolves to a Result. Failures as of `makeMarketingCall`. */
export interface BetaClient {
  call<Name extends BetaCallName>(name: Name, request: BetaRequest<Name>): Promise<Result<BetaAnswer<Name>>>;
}

/** The calls are sent as those of the marketing service are: JSON, once, ten seconds at most. Source: ROUTE-12. */
export function createBetaClient(options: MarketingClientOptions): BetaClient {
  return {
    // The parsed result has passed this call's schema; the cast states that once, here.
    call: async (name, request) =>
      (await makeMarketingCall(options, betaCalls[name], request)) as Result<BetaAnswer<typeof name>>,
  };
}

import type { Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { type MarketingClientOptions, makeMarketingCall } from "../marketing/make-marketing-call.ts";
import { type ServerMarketingCalls, serverMarketingCalls } from "./marketing-calls.ts";

export type ServerMarketingCallName = keyof ServerMarketingCalls;
export type ServerMarketingRequest<Name extends ServerMarketingCallName> = z.input<
  ServerMarketingCalls[Name]["request"]
>;
export type ServerMarketingAnswer<Name extends ServerMarketingCallName> = z.output<
  ServerMarketingCalls[Name]["answer"]
>;

/**
 * Reads and tags the users of the marketing service, for servers. Every call resolves to a Result; nothing that the
 * service sends makes it throw. A call is sent once. Failures as of `makeMarketingCall`.
 */
export interface MarketingClient {
  call<Name extends ServerMarketingCallName>(
    name: Name,
    request: ServerMarketingRequest<Name>,
  ): Promise<Result<ServerMarketingAnswer<Name>>>;
}

/**
 * The marketing service for one server. The service trusts the address it is given: never pass one that a shopper sent as his own. Source:
 * TRACK-04, SAFE-19.
 */
export function createMarketingClient(options: MarketingClientOptions): MarketingClient {
  return {
    // The parsed result has passed this call's schema; the cast states that once, here.
    call: async (name, request) =>
      (await makeMarketingCall(options, serverMarketingCalls[name], request)) as Result<
        ServerMarketingAnswer<typeof name>
      >,
  };
}

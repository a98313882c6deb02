import { type BetaClient, createBetaClient, createMarketingTransport } from "@shop/api-client/server";
import { addressHeaders, type VisitorOptions } from "./create-visitor.ts";

/** The beta programme for the visitor of one request: their address is counted, and none of their cookies is passed on. */
export function createVisitorBeta(options: VisitorOptions, request: Request): BetaClient {
  return createBetaClient({
    host: options.origin,
    clock: options.clock,
    transport: createMarketingTransport((input, init) => options.callApiForVisitor(new Request(input, init)), {
      headers: () => addressHeaders(request),
    }),
  });
}

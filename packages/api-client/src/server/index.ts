// For servers only: no browser entry imports this, and bundlers for browsers get `in-browsers.ts` instead.

export { type MarketingClientOptions, makeMarketingCall } from "../marketing/make-marketing-call.ts";
export * from "../marketing/marketing-transport.ts";
export { BETA_AGREEMENTS_PATH, type BetaCalls, betaCalls } from "./beta-calls.ts";
export {
  type BetaAnswer,
  type BetaCallName,
  type BetaClient,
  type BetaRequest,
  createBetaClient,
} from "./create-beta-client.ts";
export {
  createMarketingClient,
  type MarketingClient,
  type ServerMarketingAnswer,
  type ServerMarketingCallName,
  type ServerMarketingRequest,
} from "./create-marketing-client.ts";
export { type ServerMarketingCalls, serverMarketingCalls } from "./marketing-calls.ts";

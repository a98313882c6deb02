// For servers alone: no browser entry leads here, and bundlers for browsers are given `in-browsers.ts` in its place.
export {
  createMarketingClient,
  type MarketingClient,
  type MarketingClientOptions,
  type ServerMarketingAnswer,
  type ServerMarketingCallName,
  type ServerMarketingRequest,
} from "./create-marketing-client.ts";
export { type ServerMarketingCalls, serverMarketingCalls } from "./marketing-calls.ts";
export * from "./marketing-transport.ts";

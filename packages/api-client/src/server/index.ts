// For servers only: no browser entry imports this, and bundlers for browsers get `in-browsers.ts` instead.
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

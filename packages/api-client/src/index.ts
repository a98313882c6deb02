export * from "./client/index.ts";
export type {
  ContentReads,
  MarketingCalls,
} from "./contract/index.ts";
export * from "./contract/served.ts";

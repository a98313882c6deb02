export * from "./client/index.ts";
export type {
  ContentReads,
  PlannedMarketingCalls,
} from "./contract/index.ts";
export * from "./contract/served.ts";

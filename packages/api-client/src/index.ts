export * from "./client/index.ts";
export type {
  ContentReads,
  PlannedDirectCalls,
  PlannedMarketingCalls,
} from "./contract/index.ts";
export * from "./contract/served.ts";

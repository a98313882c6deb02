export * from "./client/index.ts";
export type {
  ContentReads,
  PlannedMarketingCalls,
  PlannedOperationName,
  PlannedOperations,
} from "./contract/index.ts";
export * from "./contract/served.ts";

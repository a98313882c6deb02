export * from "./client/index.ts";
export type {
  ContentReads,
  PlannedDirectCalls,
  PlannedMarketingCalls,
  PlannedOperationName,
  PlannedOperations,
} from "./contract/index.ts";
export * from "./contract/served.ts";

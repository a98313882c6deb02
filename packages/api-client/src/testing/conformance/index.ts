export {
  CONFORMANCE_CHECKS,
  type ConformanceOutcome,
  missingNeed,
  runConformance,
} from "./run-conformance.ts";
export { createConformanceSession } from "./session.ts";
export type {
  ConformanceCheck,
  ConformanceNeed,
  ConformanceSession,
  ConformanceTarget,
} from "./target.ts";

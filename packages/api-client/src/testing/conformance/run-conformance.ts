import { operations } from "../../contract/index.ts";
import { CONTENT_CHECKS } from "./content-checks.ts";
import { DIRECT_CHECKS } from "./direct-checks.ts";
import { expectFault, expectResult } from "./expectations.ts";
import { IDEMPOTENCY_CHECKS } from "./idempotency.ts";
import { REFUSAL_CHECKS } from "./refusals.ts";
import { createConformanceSession } from "./session.ts";
import type { ConformanceCheck, ConformanceNeed, ConformanceTarget } from "./target.ts";
import { VALID_CHECKS } from "./valid-calls.ts";

/** The last one: it leaves no session behind. */
const LOGOUT_CHECK: ConformanceCheck = {
  title: `${operations.logout.name} ends the customer's session`,
  needs: ["account"],
  run: async (session) => {
    const browser = await session.customer();
    const { ids } = session.target;
    expectResult(operations.logout, await browser.call(ids.logout, {}));
    expectFault(await browser.call(ids.getOwnedProducts, {}), "api.loginRequired");
  },
};

/**
 * Everything that a host which conforms to the contract does. Independent of any test runner: a check throws if the host
 * doesn't conform.
 */
export const CONFORMANCE_CHECKS: readonly ConformanceCheck[] = [
  ...VALID_CHECKS,
  ...IDEMPOTENCY_CHECKS,
  ...REFUSAL_CHECKS,
  ...DIRECT_CHECKS,
  ...CONTENT_CHECKS,
  LOGOUT_CHECK,
];

export interface ConformanceOutcome {
  readonly title: string;
  readonly outcome: "kept" | "broken" | "leftOut";
  /** The actual outcome, or what the check would have needed. */
  readonly reason: string | null;
}

/** What a check needs and the target doesn't allow; null if it can run. */
export function missingNeed(check: ConformanceCheck, target: ConformanceTarget): ConformanceNeed | null {
  const isMissing = { account: target.account === null, effects: !target.hasEffects };
  return check.needs.find((need) => isMissing[need]) ?? null;
}

/** Runs the checks one after the other and reports each. */
export async function runConformance(
  target: ConformanceTarget,
  report: (outcome: ConformanceOutcome) => void,
  checks: readonly ConformanceCheck[] = CONFORMANCE_CHECKS,
): Promise<void> {
  const session = createConformanceSession(target);
  for (const check of checks) {
    const { title } = check;
    const need = missingNeed(check, target);
    if (need) {
      report({ title, outcome: "leftOut", reason: need });
      continue;
    }
    try {
      await check.run(session);
      report({ title, outcome: "kept", reason: null });
    } catch (error) {
      report({ title, outcome: "broken", reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

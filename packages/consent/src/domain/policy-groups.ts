import type { PolicyRow } from "./cookie-policy.ts";

type Rows = readonly [PolicyRow, ...PolicyRow[]];

/** A service of the policy, or the site itself, with the rows of each of its purposes. */
export interface PolicyService extends Pick<PolicyRow, "service" | "provider" | "hosts" | "privacyUrl"> {
  readonly purposes: readonly Rows[];
}

/** The services of a policy's rows, in their order: what is the same in all rows of one is written once. */
export function policyServices(rows: readonly PolicyRow[]): readonly PolicyService[] {
  return grouped(rows, ({ service }) => service).map((own) => ({
    ...own[0],
    purposes: grouped(own, ({ purpose }) => purpose),
  }));
}

function grouped(rows: readonly PolicyRow[], keyOf: (row: PolicyRow) => string): readonly Rows[] {
  const groups = new Map<string, [PolicyRow, ...PolicyRow[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

import type { PolicyRow } from "./cookie-policy.ts";

/** The rows of each service together, in their order. */
export function policyGroups(rows: readonly PolicyRow[]): (readonly [PolicyRow, ...PolicyRow[]])[] {
  const groups = new Map<string, [PolicyRow, ...PolicyRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.service);
    if (group) group.push(row);
    else groups.set(row.service, [row]);
  }
  return [...groups.values()];
}

import type { PolicyRow } from "./cookie-policy.ts";

/** The rows of each service and purpose together, in their order. */
export function policyGroups(rows: readonly PolicyRow[]): (readonly [PolicyRow, ...PolicyRow[]])[] {
  const groups = new Map<string, [PolicyRow, ...PolicyRow[]]>();
  for (const row of rows) {
    const key = `${row.service}\n${row.purpose}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

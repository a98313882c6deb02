import type { Clock } from "@shop/kernel";

/** Loads a value at most once in a time, for however many callers at once. A failed load is not kept. */
export function keepFor<Deps extends { readonly clock: Clock }, Value>(
  keptMs: number,
  load: (deps: Deps) => Promise<Value>,
): (deps: Deps) => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | null = null;
  return (deps) => {
    const nowMs = deps.clock.nowMs();
    if (kept && nowMs < kept.untilMs) return kept.value;
    const own = { value: load(deps), untilMs: nowMs + keptMs };
    kept = own;
    own.value.catch(() => {
      // The callers get the failure from the promise itself.
      if (kept === own) kept = null;
    });
    return own.value;
  };
}

interface Timed {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** Whether a campaign runs: from its start, which is in it, to its end, which isn't. Source: PRICE-05. */
export function isRunning({ startsAtMs, endsAtMs }: Timed, nowMs: number): boolean {
  return startsAtMs <= nowMs && nowMs < endsAtMs;
}

/** When the next of these campaigns starts or ends, in milliseconds. Null: none will. */
export function nextChangeMs(campaigns: readonly Timed[], nowMs: number): number | null {
  const changes = campaigns
    .flatMap(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs])
    .filter((atMs) => atMs > nowMs);
  return changes.length === 0 ? null : Math.min(...changes);
}

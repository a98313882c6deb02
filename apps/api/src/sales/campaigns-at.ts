import type { TimedCampaign } from "./price-facts.ts";

interface CampaignsAt<Known extends TimedCampaign> {
  readonly running: readonly Known[];
  /** When the next campaign starts or ends, in milliseconds. Null: none will. */
  readonly nextChangeMs: number | null;
}

/**
 * The campaigns that run at a moment: each from its start, which is in it, to its end, which isn't. Shelf, cart and order take them from
 * here. A campaign that follows a rule of its own, without a row, is added to the known ones here. Source: PRICE-05.
 */
export function campaignsAt<Known extends TimedCampaign>(known: readonly Known[], nowMs: number): CampaignsAt<Known> {
  const changes = known.flatMap(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs]).filter((atMs) => atMs > nowMs);
  return {
    running: known.filter(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs),
    nextChangeMs: changes.length === 0 ? null : Math.min(...changes),
  };
}

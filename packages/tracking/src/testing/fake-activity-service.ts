import { type Failure, fail, ok } from "@shop/kernel";
import { jsonBytes } from "../domain/split-events.ts";
import type { ActivityGateway, ActivityPart } from "../store/ports.ts";

export interface FakeActivityService extends ActivityGateway {
  /** Every part that reached it, also those whose response was lost. */
  readonly received: readonly ActivityPart[];
  /** The parts that were handed to the browser as beacons. */
  readonly beacons: readonly ActivityPart[];
  /** The ids of what is recorded: each once. */
  readonly recorded: ReadonlySet<string>;
  /** The summaries, by visit: the latest counts. */
  readonly visits: ReadonlyMap<string, ActivityPart["summary"]>;
  /** `refuse`: a failure, nothing recorded. `loseResponse`: recorded, but nobody learns of it. */
  state: { mode: "works" | "loseResponse" | "hang" } | { mode: "refuse"; failure: Failure };
  /** How many beacons the browser still takes. */
  beaconRoom: number;
}

/** Records events once by their ids, as the shop's back end does. */
export function createFakeActivityService(): FakeActivityService {
  const received: ActivityPart[] = [];
  const beacons: ActivityPart[] = [];
  const recorded = new Set<string>();
  const visits = new Map<string, ActivityPart["summary"]>();
  const record = (part: ActivityPart) => {
    received.push(part);
    for (const { id } of part.events) recorded.add(id);
    visits.set(part.summary.id ?? "", part.summary);
  };
  const service: FakeActivityService = {
    received,
    beacons,
    recorded,
    visits,
    state: { mode: "works" },
    beaconRoom: Number.POSITIVE_INFINITY,
    most: { bytes: 61_440, events: 500 },
    bytesOf: jsonBytes,
    send: async (part) => {
      const { state } = service;
      if (state.mode === "refuse") return fail(state.failure);
      if (state.mode === "hang") return new Promise(() => {});
      record(part);
      return state.mode === "works" ? ok(true) : fail({ code: "api.unreachable" });
    },
    beacon: (part) => {
      if (service.beaconRoom <= 0) return false;
      service.beaconRoom -= 1;
      beacons.push(part);
      record(part);
      return true;
    },
  };
  return service;
}

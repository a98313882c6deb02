import { type Clock, type Failure, type Random, randomUuid } from "@shop/kernel";
import { ACTIVITY_SEND_AT, ACTIVITY_SEND_EVERY_MS } from "../domain/limits.ts";
import { splitEvents } from "../domain/split-events.ts";
import type { ConsentView } from "../domain/stamp.ts";
import type { ActivityEvent } from "../domain/to-activity.ts";
import type { ActivityShelf } from "./activity-shelf.ts";
import type { ActivityGateway, ActivityPart } from "./ports.ts";
import type { VisitKeeper } from "./visit-keeper.ts";

export interface ActivityQueue {
  add(event: ActivityEvent): void;
  /** Sends what waits. Resolves when each part has a response; what failed waits for the next time. */
  send(): Promise<void>;
  /** Stores what isn't stored yet. */
  save(): void;
  /** The page closes: leaves what waits to the browser. It stays until it is acknowledged, by this page or a later one. */
  close(): void;
  end(): void;
}

export interface ActivityQueueDeps {
  readonly shelf: ActivityShelf;
  readonly visit: Pick<VisitKeeper, "summary">;
  readonly gateway: ActivityGateway;
  readonly clock: Clock;
  readonly random: Random;
  readonly emailAddress: string;
  readonly consent: ConsentView;
  /** Called with the ids of events once they were sent, and of those that failed. */
  readonly onSent: (ids: readonly string[], failure: Failure | null) => void;
}

/** The service will never take these events: they belong to somebody else, or were not allowed. */
const FINAL = new Set(["tracking.otherAccount", "tracking.noConsent", "api.badRequest"]);

/** Sends at 100 events and every five minutes. Source: TRACK-02. */
export function createActivityQueue(deps: ActivityQueueDeps): ActivityQueue {
  const { shelf, visit, gateway, clock, random, emailAddress, consent, onSent } = deps;
  let sending: Promise<void> | null = null;
  let cancelTimer = () => {};
  let waiting = shelf.list().length;
  let hasEnded = false;

  const parts = (): readonly ActivityPart[] => {
    const head = { batchId: randomUuid(random), emailAddress, consent, summary: visit.summary(), events: [] };
    const { bytes: mostBytes, events: mostEvents } = gateway.most;
    const limits = { mostBytes, mostEvents, overheadBytes: gateway.bytesOf(head) };
    return splitEvents(shelf.list(), limits).map((events) => ({ ...head, batchId: randomUuid(random), events }));
  };
  const sendParts = async () => {
    for (const part of parts()) {
      const ids = part.events.map(({ id }) => id);
      const sent = await gateway.send(part);
      const failure = sent.isOk ? null : sent.failure;
      if (failure === null || FINAL.has(failure.code)) shelf.drop(new Set(ids));
      onSent(ids, failure);
      // The rest would most likely fail as well.
      if (hasEnded || (failure !== null && !FINAL.has(failure.code))) break;
    }
    waiting = shelf.list().length;
  };
  const send = () => {
    sending ??= sendParts().finally(() => {
      sending = null;
    });
    return sending;
  };
  const tick = () => {
    cancelTimer = clock.after(ACTIVITY_SEND_EVERY_MS, tick);
    if (waiting > 0) {
      shelf.touch();
      void send();
    }
  };
  cancelTimer = clock.after(ACTIVITY_SEND_EVERY_MS, tick);
  return {
    add: (event) => {
      shelf.add(event);
      waiting += 1;
      // A failed hundred waits for the timer, or for the next hundred.
      if (waiting % ACTIVITY_SEND_AT === 0) void send();
    },
    send: async () => {
      // One that is under way may have begun before the last event.
      await sending;
      if (shelf.list().length > 0) await send();
    },
    save: shelf.save,
    close: () => {
      shelf.save();
      for (const part of parts()) if (!gateway.beacon(part)) break;
    },
    end: () => {
      hasEnded = true;
      shelf.save();
      cancelTimer();
    },
  };
}

import type { Failure } from "@shop/kernel";
import { accountMark } from "../domain/account-mark.ts";
import type { CheckedEvent } from "../domain/event-list.ts";
import { isDuplicate, recentlySeen, type SeenEvent } from "../domain/is-duplicate.ts";
import { refusalAtCreation, refusalAtSending, type Stamp } from "../domain/stamp.ts";
import { toActivity } from "../domain/to-activity.ts";
import { type ActivityQueue, createActivityQueue } from "./activity-queue.ts";
import { clearShelves, openShelf } from "./activity-shelf.ts";
import { createTabIdentity, type TabIdentity } from "./tab-identity.ts";
import type { TrackerDeps } from "./tracker-deps.ts";
import { createVisitKeeper, type VisitKeeper } from "./visit-keeper.ts";

interface Recording {
  readonly stamp: Stamp;
  readonly visit: VisitKeeper;
  readonly queue: ActivityQueue;
  readonly tab: TabIdentity;
}

/** Records what one account does under one choice. Another account or another choice is another recording. */
export interface ActivityRecorder {
  /** Looks whether there is something to record now, and for whom. `isLeft`: the account was logged out, so that nothing of it stays. */
  follow(stamp: Stamp, emailAddress: string | null, isLeft: boolean): void;
  openPage(path: string): void;
  add(event: CheckedEvent, at: { readonly id: string; readonly atMs: number }): "waiting" | "duplicate";
  send(): Promise<void>;
  /** Stores what isn't stored yet. */
  save(): void;
  /** The page is left. */
  close(): void;
  /** The page has come back. */
  reopen(): void;
  summary(): ReturnType<VisitKeeper["summary"]> | null;
  end(): void;
}

export function createActivityRecorder(
  deps: TrackerDeps,
  onSent: (ids: readonly string[], failure: Failure | null) => void,
): ActivityRecorder {
  const { clock, random, local: storage, activity: gateway } = deps;
  let recording: Recording | null = null;
  let path: string | null = null;
  let seen: readonly SeenEvent[] = [];

  const begin = (stamp: Stamp, emailAddress: string): Recording | null => {
    if (!stamp.consent) return null;
    const tab = createTabIdentity(deps.session, random);
    const visit = createVisitKeeper(deps, { tabId: tab.id, stamp, path });
    const shelf = openShelf({ storage, clock, tabId: tab.id, stamp });
    const { consent } = stamp;
    const queue = createActivityQueue({ shelf, visit, gateway, clock, random, emailAddress, consent, onSent });
    return { stamp, visit, queue, tab };
  };
  const end = () => {
    recording?.queue.end();
    recording?.visit.end();
    recording?.tab.release();
  };
  return {
    follow: (stamp, emailAddress, isLeft) => {
      if (recording && refusalAtSending("activity", recording.stamp, stamp) === null) return;
      end();
      if (isLeft || refusalAtCreation("activity", stamp) === "noConsent") {
        recording?.visit.clear();
        recording?.tab.forget();
        clearShelves(storage);
      }
      const isAllowed = refusalAtCreation("activity", stamp) === null && emailAddress !== null;
      recording = isAllowed ? begin(stamp, emailAddress) : null;
    },
    openPage: (opened) => {
      path = opened;
      recording?.visit.openPage(opened);
    },
    add: (event, { id, atMs }) => {
      const text = JSON.stringify(event);
      seen = recentlySeen(seen, atMs);
      if (isDuplicate(text, atMs, seen)) return "duplicate";
      seen = [...seen, { text, atMs }];
      if (!recording) return "waiting";
      const timeOnPageMs = recording.visit.timeOnPageMs();
      const activity = toActivity(event, { id, atMs, timeOnPageMs, context: deps.context() });
      if (activity) recording.queue.add(activity);
      return "waiting";
    },
    send: async () => recording?.queue.send(),
    save: () => {
      recording?.queue.save();
      recording?.visit.save();
    },
    close: () => {
      recording?.queue.close();
      recording?.tab.release();
    },
    reopen: () => recording?.tab.hold(),
    summary: () => recording?.visit.summary() ?? null,
    end,
  };
}

/** Who visits, as a stamp. */
export function stampNow({ consent, account }: Pick<TrackerDeps, "consent" | "account">): Stamp {
  const emailAddress = account.current();
  return { consent: consent.current(), account: emailAddress === null ? null : accountMark(emailAddress) };
}

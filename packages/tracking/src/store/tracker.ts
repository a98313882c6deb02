import { type Clock, randomUuid, wait } from "@shop/kernel";
import { consentOnWire } from "../domain/consent-on-wire.ts";
import { type CheckedEvent, checkEvent, type RaisedEvent } from "../domain/event-list.ts";
import { DESTINATIONS, type Destination, EVENT_ROUTES } from "../domain/event-routes.ts";
import { LEAVE_WITHIN_MS } from "../domain/limits.ts";
import { refusalAtSending, type Stamp } from "../domain/stamp.ts";
import { toAnalytics } from "../domain/to-analytics.ts";
import { toMarketing } from "../domain/to-marketing.ts";
import { createActivityRecorder, stampNow } from "./activity-recorder.ts";
import { createConsentReporter } from "./consent-reporter.ts";
import type { Fate } from "./journal.ts";
import { createLaterWork } from "./later-work.ts";
import { createPurchaseMemory } from "./purchase-memory.ts";
import type { TrackerDeps } from "./tracker-deps.ts";

/** When an event was created, and under which consent and account. */
export interface RaisedAt {
  readonly atMs: number;
  readonly stamp: Stamp;
}

export interface Tracker {
  /** Sends an event wherever it may go. Never throws. `at`: it was created earlier, before the tracker was loaded. */
  raise(event: RaisedEvent, at?: RaisedAt): void;
  /** Call before the logout: sends what waits and reports the logout. Resolves after 2 seconds at the latest. Source: AUTH-18. */
  leave(): Promise<void>;
  /** The logout has failed: the customer stays. */
  stay(): void;
  /** Stops everything. What waits stays for the next page. */
  end(): void;
}

/** Tracks one tab, from the moment it is created. */
export function createTracker(deps: TrackerDeps): Tracker {
  const { clock, random, account, consent, life, journal, log } = deps;
  const report = createConsentReporter({ storage: deps.local, marketing: deps.marketing });
  const recorder = createActivityRecorder(deps, (ids, failure) => {
    if (failure) log({ act: "tracking.activity", failure });
    const fate: Fate = failure ? { kind: "failed", reason: failure.code } : { kind: "sent" };
    for (const id of ids) journal?.settle(id, "activity", fate);
  });
  const purchases = createPurchaseMemory(deps.local, clock);
  const later = createLaterWork(deps.inTask);
  let isLeaving = false;

  const look = () => {
    const stamp = stampNow(deps);
    const emailAddress = account.current();
    recorder.follow(stamp, emailAddress, isLeaving);
    if (emailAddress === null) isLeaving = false;
    else void report(stamp, emailAddress);
  };
  const callMarketing = async (event: CheckedEvent, id: string, atMs: number): Promise<Fate> => {
    const { consent: choice } = stampNow(deps);
    const emailAddress = account.current();
    if (!choice || emailAddress === null) return { kind: "refused", reason: "notLoggedIn" };
    const summary = event.name === "logout" ? recorder.summary() : null;
    const head = { user_email: emailAddress, occurred_at: atMs, consent: consentOnWire(choice) };
    const outcomes = await Promise.all(
      toMarketing(event).map(({ call, fields }, index) =>
        deps.marketing.call(call, {
          ...head,
          ...fields,
          ...(summary && { session_data: summary }),
          event_id: index === 0 ? id : randomUuid(random),
        }),
      ),
    );
    const failed = outcomes.find((outcome) => !outcome.success);
    if (!failed || failed.success) return { kind: "sent" };
    log({
      act: "tracking.marketing",
      failure: { code: failed.code ?? "tracking.failed", params: { event: event.name } },
    });
    return { kind: "failed", reason: failed.message };
  };
  const send = (destination: Destination, event: CheckedEvent, id: string, atMs: number): Fate | Promise<Fate> => {
    if (destination === "activity") return { kind: recorder.add(event, { id, atMs }) };
    if (destination === "marketing") return callMarketing(event, id, atMs);
    const analytics = toAnalytics(event);
    return { kind: analytics && deps.analytics.send(analytics) ? "sent" : "noTag" };
  };
  const deliver = (destination: Destination, event: CheckedEvent, id: string, atMs: number): Fate | Promise<Fate> => {
    if (event.name !== "purchase") return send(destination, event, id, atMs);
    const { orderId } = event.data;
    if (purchases.has(destination, orderId)) return { kind: "duplicate" };
    const fate = send(destination, event, id, atMs);
    if (fate instanceof Promise || fate.kind !== "noTag") purchases.remember(destination, orderId);
    return fate;
  };
  /** What remains to be done for an event: a piece for each destination. */
  const prepare = (raised: RaisedEvent, at: RaisedAt): readonly (() => Promise<void> | void)[] => {
    const id = randomUuid(random);
    const event = checkEvent(raised);
    journal?.write({ id, atMs: at.atMs, name: raised.name, data: raised.data, isValid: event !== null });
    if (!event) {
      log({ act: "tracking.raise", failure: { code: "tracking.badEvent", params: { event: raised.name } } });
      return [];
    }
    if (event.name === "page_view") recorder.openPage(event.data.path);
    return DESTINATIONS.flatMap((destination) => {
      const target = EVENT_ROUTES[event.name][destination];
      if (target === null) return [];
      return () => {
        const reason = refusalAtSending(destination, at.stamp, stampNow(deps));
        const refused: Fate | null =
          target === "byServer" ? { kind: "byServer" } : reason && { kind: "refused", reason };
        const fate = refused ?? deliver(destination, event, id, at.atMs);
        if (fate instanceof Promise) return fate.then((known) => journal?.settle(id, destination, known));
        journal?.settle(id, destination, fate);
      };
    });
  };
  const now = (): RaisedAt => ({ atMs: clock.nowMs(), stamp: stampNow(deps) });
  const raise = (raised: RaisedEvent, at: RaisedAt = now()) =>
    later.add(() => {
      for (const deliverOne of prepare(raised, at)) later.add(deliverOne);
    });
  const leave = async () => {
    isLeaving = true;
    later.flush();
    await recorder.send();
    await Promise.all(prepare({ name: "logout", data: {} }, now()).map((deliverOne) => deliverOne()));
  };

  look();
  const ends = [
    consent.subscribe(look),
    account.subscribe(look),
    life.subscribe((change) => {
      if (change === "restored") recorder.reopen();
      if (change === "hidden" || change === "closing") later.flush();
      if (change === "hidden") recorder.save();
      if (change === "closing") recorder.close();
    }),
  ];
  return {
    raise,
    leave: () => within(clock, LEAVE_WITHIN_MS, leave()),
    stay: () => {
      isLeaving = false;
    },
    end: () => {
      for (const stop of ends) stop();
      later.flush();
      recorder.end();
    },
  };
}

/** A logout doesn't wait for a service that is down. */
async function within(clock: Clock, mostMs: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, wait(clock, mostMs)]);
}

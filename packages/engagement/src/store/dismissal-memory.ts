import { type KeyValueStorage, parseRecord } from "@shop/kernel";
import type { Dismissals } from "../domain/dismissals.ts";

const DISMISSALS_KEY = "shop_pop_ups";
const FEWER_KEY = "shop_fewer_pop_ups";

export interface DismissalMemory {
  /** Those that still count. */
  read(nowMs: number): Dismissals;
  add(dismissals: Dismissals, nowMs: number): void;
  isFewer(): boolean;
  setFewer(isFewer: boolean): void;
  /** Called when another tab has changed something. The returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** What the shopper has closed and chosen. Nothing is stored before the first such act. */
export function createDismissalMemory(local: KeyValueStorage, session: KeyValueStorage): DismissalMemory {
  const timed = (nowMs: number) =>
    Object.entries(parseRecord(local.get(DISMISSALS_KEY))).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > nowMs,
    );
  const ofSession = () => Object.keys(parseRecord(session.get(DISMISSALS_KEY)));
  return {
    read: (nowMs) => ({
      ...Object.fromEntries(timed(nowMs)),
      ...Object.fromEntries(ofSession().map((name) => [name, Number.POSITIVE_INFINITY])),
    }),
    add: (dismissals, nowMs) => {
      const added = Object.entries(dismissals);
      const forTime = added.filter(([, untilMs]) => Number.isFinite(untilMs));
      const forSession = added.filter(([, untilMs]) => !Number.isFinite(untilMs)).map(([name]) => name);
      if (forTime.length > 0) {
        local.set(DISMISSALS_KEY, JSON.stringify(Object.fromEntries([...timed(nowMs), ...forTime])));
      }
      if (forSession.length > 0) {
        const names = [...ofSession(), ...forSession];
        session.set(DISMISSALS_KEY, JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))));
      }
    },
    isFewer: () => local.get(FEWER_KEY) === "1",
    setFewer: (isFewer) => (isFewer ? local.set(FEWER_KEY, "1") : local.remove(FEWER_KEY)),
    subscribe: (listener) =>
      local.subscribe?.((key) => {
        if (key === DISMISSALS_KEY || key === FEWER_KEY) listener();
      }) ?? (() => {}),
  };
}

import type { WireSessionSummary } from "@shop/api-client/contract";
import { type Clock, type KeyValueStorage, parseRecord, type Random, randomUuid } from "@shop/kernel";
import { STORED_AFTER_MS } from "../domain/limits.ts";
import { parseStamp, refusalAtSending, type Stamp } from "../domain/stamp.ts";
import {
  beginVisit,
  openPage,
  parseVisit,
  scrollTo,
  seeUntil,
  setVisible,
  timeOnPage,
  type Visit,
} from "../domain/visit.ts";
import { visitSummary } from "../domain/visit-summary.ts";
import type { PageLife, ScrollWatch } from "./ports.ts";

const VISIT_KEY = "shop_visit";

/** The visit of this tab in figures, for as long as one account uses it under one choice. */
export interface VisitKeeper {
  openPage(path: string): void;
  timeOnPageMs(): number;
  summary(): WireSessionSummary;
  /** Stores what isn't stored yet. */
  save(): void;
  /** Stops counting. What was counted stays for the tab's next page. */
  end(): void;
  /** The visit is over: the tab's next one is another. */
  clear(): void;
}

export interface VisitDeps {
  /** Of this tab alone. */
  readonly session: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly life: PageLife;
  readonly scroll: ScrollWatch;
}

/** Goes on with the tab's visit after a reload if the tab is the same; a duplicated tab has a visit of its own. */
export function createVisitKeeper(
  deps: VisitDeps,
  { tabId, stamp, path: firstPath }: { readonly tabId: string; readonly stamp: Stamp; readonly path: string | null },
): VisitKeeper {
  const { session, clock, random, life, scroll } = deps;
  const stored = parseRecord(session.get(VISIT_KEY));
  const begun = parseStamp(stored.stamp);
  const isOurs = stored.tabId === tabId && begun !== null && refusalAtSending("activity", begun, stamp) === null;
  let path = firstPath;
  let visit = (isOurs && parseVisit(stored.visit)) || beginVisit(randomUuid(random), clock.nowMs());
  let cancelSave: (() => void) | null = null;
  const save = () => {
    cancelSave?.();
    cancelSave = null;
    session.set(VISIT_KEY, JSON.stringify({ tabId, stamp, visit }));
  };
  const become = (next: Visit) => {
    if (next === visit) return;
    visit = next;
    cancelSave ??= clock.after(STORED_AFTER_MS, save);
  };
  const open = (opened: string) => {
    path = opened;
    become(openPage(visit, opened, clock.nowMs()));
  };
  become(setVisible(visit, life.isVisible(), clock.nowMs()));
  if (path !== null) open(path);
  const ends = [
    life.subscribe((change) => {
      if (change === "restored" && path !== null) open(path);
      become(setVisible(visit, change !== "hidden" && change !== "closing" && life.isVisible(), clock.nowMs()));
      if (change === "hidden" || change === "closing") save();
    }),
    scroll.subscribe((depthPercent) => become(scrollTo(visit, depthPercent))),
  ];
  const seen = () => {
    become(seeUntil(visit, clock.nowMs()));
    return visit;
  };
  const end = () => {
    for (const stop of ends) stop();
    seen();
    save();
  };
  return {
    openPage: open,
    timeOnPageMs: () => timeOnPage(seen()),
    summary: () => visitSummary(seen()),
    save,
    end,
    clear: () => {
      end();
      session.remove(VISIT_KEY);
    },
  };
}

import { PAGES_MOST } from "./limits.ts";
import { milestoneAt } from "./scroll-depth.ts";

type ByPage = Readonly<Record<string, number>>;

/** A visit of one tab, in figures. Time counts only while the page is visible. Source: TRACK-03. */
export interface Visit {
  readonly id: string;
  readonly startedAtMs: number;
  /** When it was last visible. */
  readonly endedAtMs: number;
  /** The page that is open; null before the first. */
  readonly path: string | null;
  /** Whether this opening of the page is counted: only once it is seen. */
  readonly isCounted: boolean;
  readonly isVisible: boolean;
  readonly views: ByPage;
  /** The highest milestone of each page, in percent. */
  readonly depths: ByPage;
  readonly times: ByPage;
}

export function beginVisit(id: string, nowMs: number): Visit {
  return {
    id,
    startedAtMs: nowMs,
    endedAtMs: nowMs,
    path: null,
    isCounted: false,
    isVisible: false,
    views: {},
    depths: {},
    times: {},
  };
}

/** A page was opened: by a link, a reload, or from the back/forward cache. In the background it counts once it is seen. */
export function openPage(visit: Visit, path: string, nowMs: number): Visit {
  const before = seeUntil(visit, nowMs);
  const isNamed = path in before.views || Object.keys(before.views).length < PAGES_MOST;
  return countView({ ...before, path: isNamed ? path : before.path, isCounted: false });
}

/** The page came into view, or is no longer seen: another tab, a minimised window, a prerendered page. */
export function setVisible(visit: Visit, isVisible: boolean, nowMs: number): Visit {
  if (visit.isVisible === isVisible) return visit;
  if (!isVisible) return { ...seeUntil(visit, nowMs), isVisible };
  return countView({ ...visit, isVisible, endedAtMs: Math.max(visit.endedAtMs, nowMs) });
}

/** Adds the time since the last look to the page, if it is visible. */
export function seeUntil(visit: Visit, nowMs: number): Visit {
  if (!visit.isVisible || nowMs <= visit.endedAtMs) return visit;
  const { path, times } = visit;
  const added = path === null ? times : { ...times, [path]: (times[path] ?? 0) + nowMs - visit.endedAtMs };
  return { ...visit, endedAtMs: nowMs, times: added };
}

/** The page was scrolled so far down, in percent. Returns the same visit if no further milestone is reached. */
export function scrollTo(visit: Visit, depthPercent: number): Visit {
  const { path, depths } = visit;
  const milestone = milestoneAt(depthPercent);
  if (path === null || milestone <= (depths[path] ?? 0)) return visit;
  return { ...visit, depths: { ...depths, [path]: milestone } };
}

function countView(visit: Visit): Visit {
  const { path, views } = visit;
  if (path === null || visit.isCounted || !visit.isVisible) return visit;
  return { ...visit, isCounted: true, views: { ...views, [path]: (views[path] ?? 0) + 1 } };
}

/** How long the page that is open was visible in this visit. */
export function timeOnPage({ path, times }: Visit): number {
  return path === null ? 0 : (times[path] ?? 0);
}

/** A stored visit; null if it isn't one. */
export function parseVisit(value: unknown): Visit | null {
  if (typeof value !== "object" || value === null) return null;
  const visit = value as Partial<Visit>;
  const isVisit =
    typeof visit.id === "string" &&
    typeof visit.startedAtMs === "number" &&
    typeof visit.endedAtMs === "number" &&
    [visit.views, visit.depths, visit.times].every(isByPage);
  // Each field was looked at above; what is open and visible is found out again.
  return isVisit ? { ...(visit as Visit), path: null, isCounted: false, isVisible: false } : null;
}

function isByPage(value: unknown): value is ByPage {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((figure) => typeof figure === "number")
  );
}

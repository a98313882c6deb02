import type { WireContest } from "@shop/api-client/contract";
import { UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { windowState } from "@shop/engagement";
import { formatMessage, type Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { timeIn } from "../sales/sales.server.ts";
import { axisAround, ticksOf } from "../sales/time-axis.ts";
import { contestTexts } from "./messages/index.ts";

type Context = Readonly<RouterContextProvider>;

/** The contest of a page, with the products that it has as prizes; null: there is none. The page ends with the contest's next edge. */
export async function loadContest(context: Context, page: string, locale: Locale) {
  const { clock, changesAtMs } = context.get(storefrontContext);
  const [contests, products] = await Promise.all([readContests(context), loadProducts(context)]);
  const nowMs = clock.nowMs();
  const contest = chooseContest(contests.filter((one) => one.page === page));
  if (!contest) return null;
  const [startMs, endMs] = [Date.parse(contest.startDate), Date.parse(contest.endDate)];
  changesAtMs.push(startMs, endMs);
  const { timeZone } = contest;
  const state = contest.isEnabled ? windowState({ startsAtMs: startMs, endsAtMs: endMs }, nowMs) : ("over" as const);
  const axis = axisAround({ startMs, endMs });
  return {
    ...contest,
    ...{ state, startMs, endMs, nowMs, axis },
    ticks: ticksOf(axis, startMs, timeZone, locale),
    from: timeIn(startMs, timeZone, locale),
    until: timeIn(endMs, timeZone, locale),
    products: products.filter(({ name }) => contest.prizes.some(({ title }) => title === name)).map(toListed),
    notice: noticeOf({ ...contest, state }, [startMs, endMs], locale),
    drawn: contest.draw && drawnText(contest.draw, timeZone, locale),
  };
}

export type ShownContest = NonNullable<Awaited<ReturnType<typeof loadContest>>>;

/** The one that is open, otherwise the next one, otherwise the last one. */
function chooseContest(contests: readonly WireContest[]): WireContest | undefined {
  const inState = (wanted: WireContest["state"]) => contests.find(({ state }) => state === wanted);
  return inState("open") ?? inState("upcoming") ?? contests.at(-1);
}

/** Without an answer the page has no contest, and is not cached. */
async function readContests(context: Context): Promise<readonly WireContest[]> {
  const { api, clock, missing, reportError } = context.get(storefrontContext);
  const failure = { code: "api.timeout" };
  const call = api.call("listContests", {});
  const answer = await withinTime(call, { clock, waitMs: UNAVAILABLE_AFTER_MS, failure });
  if (answer.isOk) return answer.value.contests;
  missing.add("content");
  reportError(new Error(`The contests are unavailable: ${answer.failure.code}.`));
  return [];
}

/** What a contest says that takes no entries now. */
function noticeOf(
  { state, isEnabled, timeZone, draw }: WireContest,
  [startMs, endMs]: readonly [number, number],
  locale: Locale,
): { readonly title: string; readonly text: string } | null {
  const texts = contestTexts[locale];
  if (!isEnabled) return { title: texts.closedTitle, text: texts.closedText };
  if (state === "open") return null;
  if (state === "upcoming") {
    const text = formatMessage(texts.upcomingText, { date: timeIn(startMs, timeZone, locale) });
    return { title: texts.upcomingTitle, text };
  }
  const ended = formatMessage(texts.overText, { date: timeIn(endMs, timeZone, locale) });
  return { title: texts.overTitle, text: draw ? ended : `${ended} ${texts.drawSoon}` };
}

function drawnText({ drawnAt, entries }: NonNullable<WireContest["draw"]>, timeZone: string, locale: Locale): string {
  const date = timeIn(Date.parse(drawnAt), timeZone, locale);
  return formatMessage(contestTexts[locale].drawAfter, { date, entries: String(entries) });
}

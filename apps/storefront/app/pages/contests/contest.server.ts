import type { WireContest } from "@shop/api-client/contract";
import { UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { inLanguage, windowState } from "@shop/engagement";
import { formatMessage, type Locale, zonedTimeInWords } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { endInWords } from "../sales/end-in-words.server.ts";
import { axisAround, ticksOf } from "../sales/time-axis.ts";
import { contestTexts } from "./messages/index.ts";

type Context = Readonly<RouterContextProvider>;

/** The contest of a page, with the products that it has as prizes; null: there is none. The page ends with the contest's next edge. */
export async function loadContest(context: Context, page: string, locale: Locale) {
  const { clock, changesAtMs } = context.get(storefrontContext);
  const [contests, products] = await Promise.all([readContests(context), loadProducts(context, locale)]);
  const nowMs = clock.nowMs();
  const contest = chooseContest(contests.filter((one) => one.page === page));
  if (!contest) return null;
  const [startMs, endMs] = [Date.parse(contest.startDate), Date.parse(contest.endDate)];
  changesAtMs.push(startMs, endMs);
  const { timeZone } = contest;
  const state = contest.isEnabled ? windowState({ startsAtMs: startMs, endsAtMs: endMs }, nowMs) : ("over" as const);
  const axis = axisAround({ startMs, endMs });
  const { translations: _translations, ...shown } = inLanguage(contest, locale);
  const prizeTitle = (title: string) => {
    const prize = contest.prizes.find((one) => one.title === title);
    return prize ? inLanguage(prize, locale).title : title;
  };
  const prizeNames = [...new Set(contest.prizes.map(({ title }) => title))];
  const winners = contest.draw?.winners.map((winner) => ({ ...winner, prize: prizeTitle(winner.prize) })) ?? [];
  return {
    ...shown,
    prizes: contest.prizes.map(({ title, count }) => ({ title: prizeTitle(title), count })),
    draw: contest.draw && { ...contest.draw, winners },
    ...{ state, startMs, endMs, nowMs, axis },
    ticks: ticksOf(axis, startMs, timeZone, locale),
    from: zonedTimeInWords(locale, startMs, timeZone),
    until: (state === "over" ? endInWords : zonedTimeInWords)(locale, endMs, timeZone),
    products: prizeNames.flatMap((prize) => products.filter(({ name }) => name === prize)).map(toListed),
    notice: noticeOf({ ...contest, state }, [startMs, endMs], locale),
    drawNote: drawNoteOf({ ...contest, state }, locale),
  };
}

export type ShownContest = NonNullable<Awaited<ReturnType<typeof loadContest>>>;

/** The one that is open, otherwise the next one, otherwise the last one. */
function chooseContest(contests: readonly WireContest[]): WireContest | undefined {
  const inState = (wanted: WireContest["state"]) => contests.find(({ state }) => state === wanted);
  return inState("open") ?? inState("upcoming") ?? contests.at(-1);
}

/** Every contest that has a page, for the list of sales: the open ones first. */
export async function listContestLinks(context: Context, locale: Locale) {
  const rank = { open: 0, upcoming: 1, over: 2 } as const;
  const contests = (await readContests(context)).map((contest) => {
    const { title, worth, page, state, isEnabled } = inLanguage(contest, locale);
    return { title, worth, href: `/contests/${page}`, state: isEnabled ? state : ("over" as const) };
  });
  return contests.sort((a, b) => rank[a.state] - rank[b.state]);
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
    const text = formatMessage(texts.upcomingText, { date: zonedTimeInWords(locale, startMs, timeZone) });
    return { title: texts.upcomingTitle, text };
  }
  const ended = formatMessage(texts.overText, { date: endInWords(locale, endMs, timeZone) });
  return { title: texts.overTitle, text: draw ? ended : `${ended} ${texts.drawSoon}` };
}

/** What is known of the draw: that its seed is fixed, that it isn't published yet, that there was none, or when it took place. */
function drawNoteOf({ state, isEnabled, draw, timeZone }: WireContest, locale: Locale): string {
  const texts = contestTexts[locale];
  if (!draw && !isEnabled) return texts.drawNone;
  if (!draw) return state === "over" ? texts.drawPending : texts.drawBefore;
  const date = zonedTimeInWords(locale, Date.parse(draw.drawnAt), timeZone);
  return formatMessage(texts.drawAfter, { date, count: draw.entries }, locale);
}

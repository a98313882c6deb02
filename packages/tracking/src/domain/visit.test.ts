import { expect, test } from "vitest";
import { beginVisit, openPage, parseVisit, scrollTo, seeUntil, setVisible, timeOnPage } from "./visit.ts";
import { visitSummary } from "./visit-summary.ts";

const begun = () => setVisible(beginVisit("v1", 1_000), true, 1_000);

test("[TRACK-03] a visit of two pages has its times, views and depths", () => {
  let visit = openPage(begun(), "/", 1_000);
  visit = scrollTo(visit, 60);
  visit = openPage(visit, "/shop", 4_000);
  visit = openPage(visit, "/", 6_000);
  visit = seeUntil(visit, 7_500);
  expect(visitSummary(visit)).toEqual({
    id: "v1",
    session_duration_ms: 6500,
    duration: 6500,
    session_start: 1000,
    session_end: 7500,
    page_views: { "/": 2, "/shop": 1 },
    max_scroll_depths: { "/": 50 },
    time_per_page: { "/": 4500, "/shop": 2000 },
  });
});

test("[TRACK-03] time counts only while the page is visible", () => {
  let visit = openPage(begun(), "/", 1_000);
  visit = setVisible(visit, false, 2_000);
  visit = seeUntil(visit, 3_600_000);
  visit = setVisible(visit, true, 3_600_000);
  visit = seeUntil(visit, 3_600_500);
  expect([timeOnPage(visit), visitSummary(visit).session_duration_ms]).toEqual([1500, 1500]);
});

test("[TRACK-03] a page that opens in the background, or is prerendered, is a view once it is seen, and only one", () => {
  let visit = openPage(beginVisit("v1", 0), "/", 0);
  expect(visit.views).toEqual({});
  visit = setVisible(visit, true, 5_000);
  visit = setVisible(setVisible(visit, false, 6_000), true, 7_000);
  expect([visit.views, timeOnPage(seeUntil(visit, 8_000))]).toEqual([{ "/": 1 }, 2000]);
});

test("[TRACK-03] a page that comes out of the back/forward cache is another view, and the time away doesn't count", () => {
  let visit = openPage(begun(), "/", 1_000);
  visit = setVisible(visit, false, 2_000);
  visit = openPage(visit, "/", 60_000);
  visit = setVisible(visit, true, 60_000);
  visit = seeUntil(visit, 61_000);
  expect([visit.views, timeOnPage(visit)]).toEqual([{ "/": 2 }, 2000]);
});

test.each([
  [24, undefined],
  [25, 25],
  [49, 25],
  [50, 50],
  [74, 50],
  [75, 75],
  [99, 75],
  [100, 100],
])("[TRACK-03] scrolled by %i percent, a page's milestone is %s", (depth, milestone) => {
  expect(scrollTo(openPage(begun(), "/", 1_000), depth).depths["/"]).toBe(milestone);
});

test("[TRACK-03] the deepest milestone stays, and scrolling back changes nothing", () => {
  const visit = scrollTo(openPage(begun(), "/", 1_000), 80);
  expect(scrollTo(visit, 30)).toBe(visit);
});

test("[TRACK-03] of more than 100 pages the summary stays as large as it is", () => {
  let visit = begun();
  for (let page = 1; page <= 150; page += 1) visit = openPage(visit, `/${page}`, 1_000 + page);
  expect(Object.keys(visit.views)).toHaveLength(100);
  expect(Object.values(visit.views).reduce((sum, views) => sum + views, 0)).toBe(150);
});

test("[TRACK-03] a clock that is set back takes no time away", () => {
  const visit = seeUntil(openPage(begun(), "/", 5_000), 6_000);
  expect(timeOnPage(seeUntil(visit, 500))).toBe(1000);
});

test("a visit that another script wrote is none, and a stored one begins without a page", () => {
  const visit = openPage(begun(), "/", 1_000);
  expect(parseVisit(JSON.parse(JSON.stringify(visit)))).toMatchObject({ id: "v1", path: null, isVisible: false });
  expect([parseVisit(null), parseVisit({ id: "v1" }), parseVisit({ ...visit, times: { "/": "x" } })]).toEqual([
    null,
    null,
    null,
  ]);
});

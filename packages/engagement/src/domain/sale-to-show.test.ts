import { expect, test } from "vitest";
import { buildSaleWindow } from "../testing/build-sale-window.ts";
import { saleToShow } from "./sale-to-show.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const window = (id: string, startDays: number, endDays: number) =>
  buildSaleWindow({ id, startsAtMs: NOW + startDays * DAY, endsAtMs: NOW + endDays * DAY });

test.each([
  ["of two open ones the one that ends first", [window("long", -1, 5), window("short", -2, 1)], "short"],
  ["an open one rather than the next one", [window("next", 1, 2), window("open", -1, 5)], "open"],
  ["without an open one the next one", [window("later", 2, 3), window("next", 1, 2)], "next"],
  ["the next one three days before it opens", [window("next", 3, 4)], "next"],
  ["no sale that opens later than that", [window("later", 3.001, 4)], undefined],
  ["no sale that is over", [window("over", -2, 0)], undefined],
  ["none where there is none", [], undefined],
])("[ENGAGE-04] the sidebar names %s", (_what, windows, id) => {
  expect(saleToShow(windows, NOW)?.id).toBe(id);
});

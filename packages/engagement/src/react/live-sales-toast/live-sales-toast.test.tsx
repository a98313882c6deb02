// @vitest-environment jsdom
import { ok } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { Announcer } from "@shop/ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LiveStat } from "../../domain/live-stat.ts";
import { createLiveSalesStore } from "../../store/live-sales-store.ts";
import { buildAttention } from "../../testing/build-attention.ts";
import { buildLiveStat } from "../../testing/build-live-stat.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { LiveSalesToast } from "./live-sales-toast.tsx";

afterEach(cleanup);

async function show(stat: LiveStat, locale: "en" | "de" | "ja" = "en") {
  const world = buildAttention();
  const store = createLiveSalesStore({
    ...world,
    random: { ...createFakeRandom(), fraction: () => 0 },
    source: { list: async () => ok([stat]) },
    samples: null,
    reportFailure: () => {},
  });
  store.start();
  render(
    <Announcer>
      <StoryWorld world={world} locale={locale}>
        <LiveSalesToast store={store} toHref={(path) => `/${locale}${path}`} />
      </StoryWorld>
    </Announcer>,
  );
  await act(() => world.clock.advanceAsync(15_000));
  return { ...world, store };
}

const words = () => document.querySelector(".shop-live-sales__words")?.textContent;

test.each([
  ["en", {}, "BoughtfaAlignGermany · 2 hours ago"],
  ["de", { place: "Deutschland", age: "vor 2 Stunden" }, "GekauftfaAlignDeutschland · vor 2 Stunden"],
  ["en", { place: "", age: "just now", type: "review" }, "ReviewedfaAlignjust now"],
  ["en", { isSample: true, type: "download" }, "DownloadedSamplefaAlignGermany · just now"],
  ["de", { isSample: true, type: "download" }, "HeruntergeladenBeispielfaAlignDeutschland · gerade eben"],
  ["ja", { isSample: true, type: "download" }, "ダウンロードサンプルfaAlignドイツ · たった今"],
] as const)("[ENGAGE-02] in %s, %j reads %s", async (locale, values, expected) => {
  await show(buildLiveStat(values), locale);
  expect(words()).toBe(expected);
});

test("[ENGAGE-02] a registration has no product, and no link", async () => {
  await show({ ...buildLiveStat({ type: "registration" }), product: null });
  expect([words(), screen.queryByRole("link")]).toEqual(["A new accountGermany · 2 hours ago", null]);
});

test("[ENGAGE-02] the product links to its page, nothing is announced, and axe finds nothing", async () => {
  await show(buildLiveStat({ pictureDark: "/d.svg", pictureLight: "/l.svg" }));
  expect(screen.getByRole("link", { name: "faAlign" }).getAttribute("href")).toBe("/en/products/plugins/faalign");
  expect(screen.getAllByRole("status").map((region) => region.textContent)).toEqual([""]);
  await expectAccessible();
});

test("[LAW-05] a sample says so, in the markup and in a word; a real one doesn't", async () => {
  await show(buildLiveStat({ isSample: true }));
  expect(document.querySelector("[data-sample]")?.textContent).toContain("Sample");
  cleanup();
  await show(buildLiveStat());
  expect([document.querySelector("[data-sample]"), screen.queryByText("Sample")]).toEqual([null, null]);
});

test("[ENGAGE-02] it can be kept, and closed for the session", async () => {
  const { clock } = await show(buildLiveStat());
  const hold = screen.getByRole("button", { name: "Keep this notice", pressed: false });
  fireEvent.click(hold);
  await act(() => clock.advanceAsync(600_000));
  expect(hold.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region")).toBeNull();
  await act(() => clock.advanceAsync(600_000));
  expect(screen.queryByRole("region")).toBeNull();
});

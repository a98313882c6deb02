// @vitest-environment jsdom
import type { WireFigure } from "@shop/api-client/contract";
import { buildPlayer, buildWireAudition } from "@shop/catalog/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { PageServices } from "../../../composition/page-services.ts";
import type { PlayerServices } from "../../../composition/player/player-services.ts";
import { ServicesContext } from "../../../composition/services-context.ts";
import { createTestServices } from "../../../testing/create-test-services.ts";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { figureView } from "./figure-view.server.ts";
import { SoundFigure } from "./sound-figure.tsx";

afterEach(cleanup);

const text = (en: string, de = en, ja = en) => ({ en, de, ja });
const takes: WireFigure = {
  title: text("From the cap outwards", "Von der Kalotte nach außen"),
  caption: text("Three centimetres."),
  from_hz: 50,
  to_hz: 12_800,
  curves: [
    { id: "dyn-a-cap-0", label: text("Cap", "Kalotte"), levels: [-100, 0, -200] },
    {
      id: "rib-a-cap-edge-15",
      label: text("Edge", "Rand"),
      levels: [-60, -20, -300],
      greatest: { hz: 4271, db: -14.6 },
    },
  ],
  picture: { dark: "/media/figures/a-dark.svg", light: "/media/figures/a-light.svg", width: 380, height: 214 },
  audition: buildWireAudition(),
};
const compared: WireFigure = {
  ...takes,
  title: text("One millisecond"),
  curves: [
    { id: "before", label: text("Late"), levels: [0, -300, 0] },
    { id: "after", label: text("In time"), levels: [0, 0, 0], greatest: { hz: 500, db: 30 } },
  ],
  audition: buildWireAudition({ takes: [], comparison: { before: text("Late"), after: text("In time") } }),
};

function open(figure: WireFigure, locale: "en" | "de" = "en") {
  const view = figureView({ section: 1, figure }, "/tutorials/a/b", locale);
  if (!view) throw new Error("Nothing can be heard with this figure.");
  const world = buildPlayer();
  const store = createStore<PlayerServices>(() => ({ player: world.player }));
  const late = { ...store, load: async () => store.getState() } as unknown as PageServices["player"];
  const page: PageServices = { ...createTestServices().page, player: late };
  render(
    <ServicesContext.Provider value={page}>
      <main>
        <SoundFigure {...view} />
      </main>
    </ServicesContext.Provider>,
  );
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name }));
    await act(() => world.clock.advanceAsync(0));
  };
  return { ...world, press, heardLines: () => document.querySelectorAll("path[data-heard]").length };
}

test("[HEAR-17] a press on a line plays its take, and that line alone is drawn as heard; a second press pauses", async () => {
  const { files, player, press, heardLines } = open(takes);
  expect([files.fetched, heardLines()]).toEqual([[], 0]);
  await press("Play: Edge");
  expect(files.fetched[0]).toBe("/media/sounds/0123456789abcdef/chug/rib-a-cap-edge-15.mp3");
  expect([player.getState().heard?.takeId, heardLines()]).toEqual(["rib-a-cap-edge-15", 1]);
  await press("Pause");
  expect([player.getState().isOn, heardLines()]).toEqual([false, 0]);
});

test("[HEAR-17] the two sides of a comparison are heard for the whole period, one after the other", async () => {
  const { player, press } = open(compared);
  await press("Play: In time");
  expect([player.getState().heard?.takeId, player.getState().divider]).toEqual(["after", null]);
  await press("Play: Late");
  expect([player.getState().heard?.takeId, player.getState().divider]).toEqual(["before", null]);
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("[HEAR-17] [HEAR-06] while the names are hidden, no line says what sounds and none can be chosen", async () => {
  const { player, press, heardLines } = open(compared);
  await press("Play: In time");
  act(() => player.hideNames());
  expect(heardLines()).toBe(0);
  for (const button of screen.getAllByRole("button")) expect(button.hasAttribute("disabled")).toBe(true);
});

test("[HEAR-17] the first frequency begins at the corner, where the lowest level ends", () => {
  open(takes);
  expect(screen.getByText("50", { selector: "text" }).getAttribute("text-anchor")).toBe("start");
  expect(screen.getByText("100", { selector: "text" }).getAttribute("text-anchor")).toBe("middle");
});

test("[HEAR-17] another programme in the player is not this figure's", async () => {
  const { player, press, heardLines } = open(takes);
  await press("Play: Edge");
  const view = figureView({ section: 1, figure: compared }, "/x", "en");
  await act(async () => void (await player.play(view?.programme as never)));
  expect(heardLines()).toBe(0);
});

test("[HEAR-17] the plot says in words what it shows, with its figures, and axe finds nothing", async () => {
  open(takes);
  expect(
    screen.getByRole("img", {
      name: "Frequency curves from 50 Hz to 12.8 kHz, with the greatest difference from the first: Cap; Edge (−14.6 dB at 4.27 kHz)",
    }),
  ).toBeTruthy();
  expect(screen.getByText("−14.6 dB at 4.27 kHz")).toBeTruthy();
  await expectAccessible(document.body);
});

test("[HEAR-17] in German the figures have German commas, and a difference upwards has its sign", () => {
  const view = figureView({ section: 1, figure: compared }, "/x", "de");
  expect(view?.lines.map(({ difference }) => difference)).toEqual([null, "+30\u00a0dB bei 500 Hz"]);
  expect(figureView({ section: 1, figure: takes }, "/x", "de")?.lines[1]?.difference).toBe(
    "−14,6\u00a0dB bei 4,27 kHz",
  );
});

test("[HEAR-17] a figure without a sound is left out, and the plot is in the page without scripts", () => {
  expect(
    figureView({ section: 1, figure: { ...takes, audition: buildWireAudition({ performances: [] }) } }, "/x", "en"),
  ).toBeNull();
  const view = figureView({ section: 1, figure: takes }, "/x", "en");
  const page = createTestServices().page;
  const html = renderToStaticMarkup(
    <ServicesContext.Provider value={page}>{view && <SoundFigure {...view} />}</ServicesContext.Provider>,
  );
  expect(html).toContain('role="img"');
  expect(html).not.toContain("style=");
});

// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import type { Programme } from "../../domain/player/audition.ts";
import { playerMessages } from "../../messages/index.ts";
import { buildComparison, buildPlayer, buildProgramme } from "../../testing/index.ts";
import { PlayerProvider } from "./player-provider.tsx";
import { SoundBoard } from "./sound-board.tsx";

const LEVELS = "/media/sounds/0f1e/takes/levels.json";
const PEAKS = "/media/sounds/2a3b/chug/peaks.json";
const levels = { "dyn-a-cap-2": [0, -60], "dyn-a-cap-edge-5": [-10, -20], "rib-a-cap-edge-15": [-30, 0] };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(programme: Programme) {
  const world = buildPlayer();
  world.files.set(LEVELS, JSON.stringify({ from_hz: 50, to_hz: 100, levels }));
  world.files.set(PEAKS, JSON.stringify({ before: [100, 200], after: [300, 400] }));
  const choice = { performanceId: "chug", takeId: programme.audition.takes[2]?.id ?? "before" };
  const view = render(
    <PlayerProvider player={world.player} messages={playerMessages.en}>
      <SoundBoard programme={programme} choice={choice} onChoose={() => {}} />
    </PlayerProvider>,
  );
  const play = () => act(() => world.player.play(programme).then(() => world.clock.advanceAsync(0)));
  return { ...world, ...view, play };
}

test("[HEAR-14] [HEAR-07] the curves are fetched with the press, and the line is the take's that is heard", async () => {
  const { player, files, clock, play, container } = open(buildProgramme());
  expect(files.fetched).toEqual([]);
  await play();
  const line = () => container.querySelector(".shop-take-curves__chosen");
  expect(line()?.getAttribute("data-heard")).toBe("");
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Frequency curve of Rib-A, Cap edge, 15 cm/);
  const release = files.hold();
  const before = line()?.getAttribute("d");
  await act(async () => {
    player.choosePerformance("lead");
    player.chooseTake("dyn-a-cap-2");
    await clock.advanceAsync(0);
  });
  expect(line()?.getAttribute("d")).toBe(before);
  await act(async () => {
    release();
    await clock.advanceAsync(0);
  });
  expect(line()?.getAttribute("d")).not.toBe(before);
});

test("the board says that performances and cabinet are modelled where they are, and nothing of it where they are recorded", () => {
  const programme = buildProgramme();
  const noteOf = (isModelled: boolean) => {
    const { container, unmount } = open({ ...programme, audition: { ...programme.audition, isModelled } });
    const note = container.querySelector(".shop-sound-board__note")?.textContent?.trim();
    unmount();
    return note;
  };
  const matched = "Level matched by measured loudness, −18 LUFS.";
  expect(noteOf(true)).toBe(`${matched} Performances and cabinet are modelled, not recorded.`);
  expect(noteOf(false)).toBe(matched);
});

test("[HEAR-14] [HEAR-06] in a blind test no curve says what is heard", async () => {
  const { player, play, container } = open(buildProgramme());
  await play();
  act(() => player.hideNames());
  expect(container.querySelector(".shop-take-curves__chosen")).toBeNull();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Frequency curves of all takes");
});

test("[HEAR-12] the divider is a slider with a name and a value in words, and moves what is heard", async () => {
  const { player, files, play, container } = open(buildComparison());
  const divider = screen.getByRole("slider", { name: "Divider between before and after" });
  expect([files.fetched, divider.hasAttribute("disabled")]).toEqual([[], true]);
  await play();
  expect(divider.getAttribute("aria-valuetext")).toBe("Before up to 50 %, after from there");
  expect(container.querySelector("[data-side=before]")?.getAttribute("data-heard")).toBe("");
  await act(async () => {
    fireEvent.change(divider, { target: { value: "0" } });
  });
  expect(divider.getAttribute("aria-valuetext")).toBe("Before up to 0 %, after from there");
  expect(player.getState()).toMatchObject({ divider: 0, slot: "b" });
  await expectNoAxeViolations(container);
});

test("[HEAR-12] without its waveform the divider works, and the board says why nothing is drawn", async () => {
  const { files, play, container } = open(buildComparison());
  files.set(PEAKS, "missing");
  await play();
  expect(container.textContent).toContain("The waveform couldn't be fetched. The divider works without it.");
  expect(container.querySelector(".shop-wipe__wave")).toBeNull();
  expect(screen.getByRole("slider").hasAttribute("disabled")).toBe(false);
});

test("[HEAR-12] the plugin's knob turns to the side that is heard, and a blind test hides it", async () => {
  const { player, clock, play, container } = open(buildComparison());
  const knob = () => container.querySelector(".shop-setting-knob");
  const travel = () =>
    knob()?.querySelector<SVGGElement>(".shop-setting-knob__pointer")?.style.getPropertyValue("--shop-travel");
  expect([knob()?.textContent, travel()]).toEqual(["Delay+139.94 samples", "0.64"]);
  await play();
  expect([knob()?.textContent, travel()]).toEqual(["Delay0 samples", "0.5"]);
  expect(knob()?.getAttribute("data-heard")).toBe("");
  await act(async () => {
    player.moveDivider(0);
    await clock.advanceAsync(100);
  });
  expect([knob()?.textContent, travel()]).toEqual(["Delay+139.94 samples", "0.64"]);
  act(() => player.hideNames());
  expect(knob()?.getAttribute("data-hidden")).toBe("");
});

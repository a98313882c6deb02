// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { playerMessages } from "../../messages/index.ts";
import { buildPlayer, buildProgramme } from "../../testing/index.ts";
import { PlayButton } from "./play-button.tsx";
import { PlayerProvider } from "./player-provider.tsx";
import { SoundBoard } from "./sound-board.tsx";
import { Transport } from "./transport.tsx";
import { useOwnChoice } from "./use-own-choice.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const programme = buildProgramme();
  const [choice, setChoice] = useOwnChoice(programme);
  return (
    <>
      <PlayButton programme={programme} choice={choice} />
      <SoundBoard programme={programme} choice={choice} onChoose={setChoice} />
      <input aria-label="Search" />
    </>
  );
}

const open = (locale: "en" | "de" = "en") => {
  const world = buildPlayer();
  const content = (
    <PlayerProvider player={world.player} messages={playerMessages[locale]}>
      <main>
        <h1>faIR Modern Rock</h1>
        <Page />
      </main>
      <Transport />
    </PlayerProvider>
  );
  return { ...world, ...render(content), settle: () => world.clock.advanceAsync(0) };
};

const play = async () => {
  const world = open();
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  await screen.findByRole("region", { name: "Player" });
  return world;
};

test("[HEAR-01] [HEAR-07] before a press no player is docked and nothing is fetched; a take that is chosen is what play begins with", async () => {
  const { files, player } = open();
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Dyn-A, Cap edge, 5 cm" }));
  expect(files.fetched).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(player.getState().heard).toEqual({ performanceId: "chug", takeId: "dyn-a-cap-edge-5" });
});

test("[HEAR-03] [HEAR-05] the player says what is heard and that levels are matched, and marks it in the matrix", async () => {
  const { container } = await play();
  expect(container.querySelector(".shop-player__take")?.textContent).toBe("Rib-A, Cap edge, 15 cm");
  expect(container.querySelector(".shop-player__status")?.textContent).toBe(
    "Level matched by measured loudness, −18 LUFS",
  );
  const [matrix] = screen.getAllByRole("radiogroup", { name: "Microphone and position, distance in cm" });
  expect(matrix?.querySelector("[data-heard]")?.textContent).toContain("Rib-A, Cap edge, 15 cm");
  await expectNoAxeViolations();
});

test("[HEAR-06] a blind test hides the names everywhere until they are revealed", async () => {
  const { container } = await play();
  await userEvent.click(screen.getByRole("button", { name: "Blind" }));
  expect(container.querySelector(".shop-player__bar")?.textContent).not.toMatch(/Rib-A|Dyn-A/);
  expect(screen.getByRole("button", { name: "A: Name hidden" })).toBeTruthy();
  expect(
    container.querySelectorAll(
      "[data-heard], .shop-take-key__slot, [role=radio]:enabled[data-state=checked].shop-take-key",
    ),
  ).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Reveal" }));
  expect(container.querySelector(".shop-player__status")?.textContent).toMatch(/^A is .+\. B is .+\.$/);
});

test("[HEAR-09] digits, Space, A and B work wherever the focus is, but not in a field, and can be switched off", async () => {
  const { player } = await play();
  screen.getByRole("heading").focus();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("1");
  expect(player.getState().slots.a).toBe("dyn-a-cap-2");
  await userEvent.keyboard("b");
  expect(player.getState().slot).toBe("b");
  await userEvent.keyboard(" ");
  expect(player.getState().isOn).toBe(false);
  await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "a 2");
  expect([player.getState().slot, player.getState().isOn]).toEqual(["b", false]);
  await userEvent.click(screen.getByRole("button", { name: "Takes and options" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Keyboard shortcuts" }));
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("a");
  expect(player.getState().slot).toBe("b");
});

test("[HEAR-10] a file that can't be fetched is said in words, and Try again plays it", async () => {
  const { files, player, container } = await play();
  const url = "/media/sounds/0f1e/chug/dyn-a-cap-edge-5.mp3";
  files.set(url, "missing");
  await userEvent.click(screen.getAllByRole("radio", { name: "Dyn-A, Cap edge, 5 cm" })[0] as HTMLElement);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(container.querySelector(".shop-player__status")?.textContent).toContain(
    "The sound couldn't be fetched. Your choice is kept.",
  );
  files.set(url, null);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(player.getState().heard?.takeId).toBe("dyn-a-cap-edge-5");
});

test("[HEAR-08] volume and position have values in words", async () => {
  await play();
  expect(screen.getByRole("slider", { name: "Volume" }).getAttribute("aria-valuetext")).toBe("−8.9 dB");
  expect(screen.getByRole("slider", { name: "Position" }).getAttribute("aria-valuetext")).toBe("0.0 of 6.4 seconds");
});

test("in German the player speaks German, and Close takes it away", async () => {
  const { player } = open("de");
  await userEvent.click(screen.getByRole("button", { name: "Abspielen" }));
  await userEvent.click(await screen.findByRole("button", { name: "Player schließen" }));
  expect(player.getState().programme).toBeNull();
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
});

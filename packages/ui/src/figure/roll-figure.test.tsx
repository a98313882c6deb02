// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Figure } from "./figure.tsx";
import { rollFigure } from "./roll-figure.ts";
import { watchFigures } from "./watch-figures.ts";

interface Roll {
  readonly drum: string;
  readonly frames: unknown;
  readonly duration: number;
  end: () => void;
}

let rolls: Roll[] = [];

/** jsdom animates nothing: each animation waits here until the test ends it. */
beforeEach(() => {
  rolls = [];
  Element.prototype.animate = function animate(this: Element, frames, options) {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    const { duration } = options as KeyframeAnimationOptions;
    rolls.push({ drum: this.textContent ?? "", frames, duration: Number(duration), end: resolve });
    return { finished: promise } as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
  cleanup();
});

const overlay = () => document.querySelector(".shop-figure__drums");

/** A figure whose changes roll, and its next text. */
async function renderRolling(first: string) {
  const { rerender, container } = render(<Figure>{first}</Figure>);
  const stop = watchFigures(container, ".shop-figure", (changes) => {
    for (const { figure, from } of changes) rollFigure(figure, from);
  });
  const change = (next: string) => act(async () => rerender(<Figure>{next}</Figure>));
  return { change, stop };
}

test("a figure that changes rolls from its text before to the new one, in 240 ms", async () => {
  const { change } = await renderRolling("39€");
  await change("46€");
  expect(rolls.map(({ drum, frames, duration }) => ({ drum, frames, duration }))).toEqual([
    { drum: "3\n4", frames: { translate: ["0 0%", "0 -50%"] }, duration: 240 },
    { drum: "6\n7\n8\n9", frames: { translate: ["0 -75%", "0 0%"] }, duration: 240 },
    { drum: "€", frames: { translate: ["0 0%", "0 0%"] }, duration: 240 },
  ]);
});

test("meanwhile its own text is the new one, and the drums are hidden from screen readers; afterwards they are gone", async () => {
  const { change } = await renderRolling("39€");
  await change("46€");
  expect(screen.getByText("46€", { ignore: "[aria-hidden] *" })).toBeTruthy();
  expect(overlay()?.getAttribute("aria-hidden")).toBe("true");
  for (const roll of rolls) roll.end();
  await vi.waitFor(() => expect(overlay()).toBeNull());
  expect(document.body.innerHTML).not.toContain("data-rolling");
});

test("a figure that changes again while it rolls shows the new text at once", async () => {
  const { change } = await renderRolling("39€");
  await change("46€");
  await change("50€");
  expect(document.body.textContent).toBe("50€");
  expect(rolls).toHaveLength(3);
});

test("nothing rolls for a figure that stays, nor after the watch has ended", async () => {
  const { change, stop } = await renderRolling("39€");
  await change("39€");
  stop();
  await change("46€");
  expect(rolls).toEqual([]);
});

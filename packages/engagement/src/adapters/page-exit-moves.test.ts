// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { ExitMove } from "../domain/exit-intent.ts";
import { createPageExitMoves } from "./page-exit-moves.ts";

const finger = (type: string, clientY: number) => {
  const event = new Event(type);
  Object.defineProperty(event, "changedTouches", { value: [{ clientY }] });
  document.dispatchEvent(event);
};

test("the mouse and a finger's swipe become moves, and after unsubscribing nothing does", () => {
  const seen: ExitMove[] = [];
  const end = createPageExitMoves(document).listen((move) => seen.push(move));
  document.dispatchEvent(new MouseEvent("mousemove", { clientY: 12 }));
  finger("touchstart", 140);
  finger("touchend", 60);
  finger("touchend", 10);
  end();
  document.dispatchEvent(new MouseEvent("mousemove", { clientY: 3 }));
  finger("touchstart", 140);
  finger("touchend", 60);
  expect(seen).toEqual([
    { kind: "mouse", y: 12 },
    { kind: "swipe", fromY: 140, toY: 60 },
  ]);
});

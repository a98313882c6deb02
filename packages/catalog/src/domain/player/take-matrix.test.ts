import { expect, test } from "vitest";
import { buildTake } from "../../testing/index.ts";
import { takeMatrix } from "./take-matrix.ts";

test("[HEAR-02] takes are a matrix of microphone and position, the nearest first, positions from the middle outwards", () => {
  const matrix = takeMatrix([
    buildTake({ position: "edge", distanceCm: 3 }),
    buildTake({ position: "cap", distanceCm: 10 }),
    buildTake({ position: "cap", distanceCm: 2 }),
    buildTake({ microphone: "Rib-A", position: "back" }),
    buildTake({ microphone: "Rib-A", position: "cap-edge" }),
  ]);
  expect(matrix.positions).toEqual(["cap", "cap-edge", "edge", "back"]);
  expect(
    matrix.rows.map(({ microphone, cells }) => [microphone, cells.map((cell) => cell.map(({ id }) => id))]),
  ).toEqual([
    ["Dyn-A", [["dyn-a-cap-2", "dyn-a-cap-10"], [], ["dyn-a-edge-3"], []]],
    ["Rib-A", [[], ["rib-a-cap-edge-2"], [], ["rib-a-back-2"]]],
  ]);
  expect(matrix.inOrder.map(({ id }) => id)).toEqual([
    "dyn-a-cap-2",
    "dyn-a-cap-10",
    "dyn-a-edge-3",
    "rib-a-cap-edge-2",
    "rib-a-back-2",
  ]);
});

import { expect, test } from "vitest";
import { everyRow } from "./every-row.ts";

const PAGE = 2;

test.each([
  { rows: [], reads: [null] },
  { rows: [1], reads: [null] },
  { rows: [1, 2], reads: [null, 2] },
  { rows: [1, 2, 3], reads: [null, 2] },
  { rows: [1, 2, 3, 4, 5], reads: [null, 2, 4] },
])("of $rows each comes once, by pages that begin after $reads", async ({ rows, reads }) => {
  const read: Array<number | null> = [];
  const readAfter = async (last: number | null) => {
    read.push(last);
    return rows.filter((row) => row > (last ?? 0)).slice(0, PAGE);
  };
  const seen: number[] = [];
  for await (const row of everyRow(PAGE, readAfter)) seen.push(row);
  expect(seen).toEqual(rows);
  expect(read).toEqual(reads);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkDraw } from "./check-draw.ts";
import { drawPoint } from "./draw-point.ts";

const sha256 = async (text: string) => createHash("sha256").update(text).digest();
const SEED = "the shop's seed";
const DRAW = {
  ...{ seed: SEED, wheel: "w", number: 1, chance: "c" },
  hash: createHash("sha256").update(SEED).digest("hex"),
  point: drawPoint(createHash("sha256").update("the shop's seed:w:1:c").digest()),
};

test("[ENGAGE-03] an honest draw is right, whatever the case of its hash", async () => {
  const checked = await checkDraw({ ...DRAW, hash: ` ${DRAW.hash.toUpperCase()}\n` }, sha256);
  expect(checked).toEqual({ isSeedRight: true, isPointRight: true, hash: DRAW.hash, point: DRAW.point });
});

test.each([
  ["another seed than the committed one", { seed: "a better one" }, [false, false]],
  ["another hash than was shown", { hash: "00" }, [false, true]],
  ["another chance than the browser's", { chance: "d" }, [true, false]],
  ["another point than was drawn", { point: (DRAW.point + 1) % 1000 }, [true, false]],
])("[ENGAGE-03] %s shows", async (_what, changed, expected) => {
  const { isSeedRight, isPointRight } = await checkDraw({ ...DRAW, ...changed }, sha256);
  expect([isSeedRight, isPointRight]).toEqual(expected);
});

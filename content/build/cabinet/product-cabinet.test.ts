import { expect, test } from "vitest";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadPacks } from "../load-content.ts";
import { productCabinet } from "./product-cabinet.ts";

const [pack] = loadPacks(demoContentDirectory());
if (pack === undefined) throw new Error("The demo content has no packs.");
const take = { microphone: "Dyn-A", position: "cap", distanceCentimetres: 0 } as const;
const measure = (levelsDb: number[]) => pack.takes.map(() => ({ take, levelsDb }));

test("[CAT-10] a pack's cabinet has its figures, and the curve of the take to start with", () => {
  const { cabinet } = pack;
  expect(productCabinet(pack, measure([-9, -9, -9, -9, 0, 0, 0, 0, 0, 0, -3, -3, -3]))).toEqual({
    product: "faIR Ambient Hall",
    cabinet: {
      label: "2×12, convertible back, poplar ply",
      driver_count: 2,
      driver_inches: 12,
      is_open_back: cabinet.isOpenBack,
      resonance_hz: 84,
      body_dip_hz: 500,
      body_dip_db: -2.5,
      break_up_hz: 2650,
      break_up_db: 5,
      roll_off_hz: 6000,
      curve: { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [-7.7, 0, -1] },
    },
  });
});

test("a pack whose take to start with isn't measured has none", () => {
  expect(productCabinet(pack, [])).toBeNull();
});

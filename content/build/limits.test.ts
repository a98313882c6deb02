import { describe, expect, it } from "vitest";
import { renderPack } from "./cabinet/render-pack.ts";
import type { CabinetPack } from "./content-types.ts";
import { demoContentDirectory } from "./demo-content-directory.ts";
import { PACK_FORMATS } from "./formats/pack-formats.ts";
import { loadPacks } from "./load-content.ts";

describe("the demo content's files", () => {
  it("fade over their last 40 ms where a format cuts them at 8192 samples", () => {
    const samples = new Float64Array(9600).fill(0.5);
    const take = { microphone: "Dyn-A", position: "cap", distanceCentimetres: 0 } as const;
    const pack = { product: "p", sampleRateHz: 48_000, impulses: [{ take, name: "n", samples }] };
    const [wav] =
      PACK_FORMATS.find(({ variant }) => variant === "FRACTAL")?.render({ master: pack, kemper: pack }) ?? [];
    const bytes = wav?.content as Uint8Array;
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const sampleAt = (index: number) => view.getInt32(44 + index * 3 - 1, true) / 2 ** 31;
    expect(view.getUint32(40, true)).toBe(8192 * 3);
    expect(sampleAt(8192 - 1920 - 1)).toBeCloseTo(0.5, 4);
    expect(sampleAt(8192 - 960 - 1)).toBeCloseTo(0.25, 4);
    expect(sampleAt(8192 - 480 - 1)).toBeCloseTo(0.0732, 4);
  });

  it("contain the known samples of a take at a distance: speed of sound, lowest bass and length of the transform shape them", () => {
    const [first] = loadPacks(demoContentDirectory()) as [CabinetPack];
    const takes = [{ microphone: "Dyn-A", position: "cap", distanceCentimetres: 30 } as const];
    const [impulse] = renderPack({ ...first, takes }, 48_000).impulses;
    const samples = [0, 5, 50, 100, 200, 1000].map((index) => impulse?.samples[index] ?? 0);
    expect(samples.map((sample) => Math.round(sample * 1e6))).toEqual([89109, 717723, -92188, -10751, -3707, 165]);
  });
});

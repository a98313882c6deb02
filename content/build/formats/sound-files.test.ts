import { describe, expect, it } from "vitest";
import { aiffFile } from "./aiff-file.ts";
import { wavFile } from "./wav-file.ts";

const SAMPLES = Float64Array.from([0, 0.5, -0.5, 1, -1]);

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}

/** The 80-bit float of an AIFF header, read back without the code that wrote it. */
function extended(view: DataView, offset: number): number {
  return Number(view.getBigUint64(offset + 2)) * 2 ** (view.getUint16(offset) - 16_383 - 63);
}

describe("a WAV file", () => {
  const bytes = wavFile(SAMPLES, 48_000);
  const view = new DataView(bytes.buffer);

  it("says that it is mono PCM of 24 bit at its rate", () => {
    expect([text(bytes, 0, 4), text(bytes, 8, 16), text(bytes, 36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
    const [format, channels, align, bits] = [20, 22, 32, 34].map((at) => view.getUint16(at, true));
    expect({ format, channels, align, bits }).toEqual({ format: 1, channels: 1, align: 3, bits: 24 });
    expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([48_000, 144_000]);
  });

  it("states its lengths rightly, with the odd byte padded but not counted as sound", () => {
    expect([bytes.length, view.getUint32(4, true), view.getUint32(40, true)]).toEqual([60, 52, 15]);
  });

  it("contains little-endian samples, clipped at full scale at both ends", () => {
    const frames = [0, 1, 2, 3, 4].map((index) => [...bytes.slice(44 + index * 3, 47 + index * 3)]);
    expect(frames).toEqual([
      [0, 0, 0],
      [0, 0, 0x40],
      [0, 0, 0xc0],
      [0xff, 0xff, 0x7f],
      [0, 0, 0x80],
    ]);
  });
});

describe("an AIFF file", () => {
  const bytes = aiffFile(SAMPLES, 44_100);
  const view = new DataView(bytes.buffer);

  it("says that it is mono of 24 bit at its rate", () => {
    expect([text(bytes, 0, 4), text(bytes, 8, 16), text(bytes, 38, 42)]).toEqual(["FORM", "AIFFCOMM", "SSND"]);
    expect([view.getUint16(20), view.getUint32(22), view.getUint16(26)]).toEqual([1, 5, 24]);
    expect(extended(view, 28)).toBe(44_100);
  });

  it("states its lengths rightly", () => {
    expect([bytes.length, view.getUint32(4), view.getUint32(42)]).toEqual([70, 62, 23]);
  });

  it("contains big-endian samples", () => {
    const frames = [1, 3, 4].map((index) => [...bytes.slice(54 + index * 3, 57 + index * 3)]);
    expect(frames).toEqual([
      [0x40, 0, 0],
      [0x7f, 0xff, 0xff],
      [0x80, 0, 0],
    ]);
  });
});

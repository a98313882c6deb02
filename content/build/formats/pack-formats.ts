import type { RenderedPack } from "../cabinet/render-pack.ts";
import { trimWithFade } from "../cabinet/render-pack.ts";
import { FADE_MS, FRACTAL_SAMPLES, KEMPER_RATE_HZ, MASTER_RATE_HZ } from "../limits.ts";
import type { FileVariant } from "../manifest.ts";
import { aiffFile } from "./aiff-file.ts";
import { wavFile } from "./wav-file.ts";
import type { ZipEntry } from "./zip-file.ts";

/** A pack rendered at the two rates that its formats need. */
export type PackMasters = { master: RenderedPack; kemper: RenderedPack };

/** One delivery format of a sample pack. */
export type PackFormat = {
  variant: Exclude<FileVariant, "win" | "mac" | "ALL">;
  folder: string;
  /** What a guitarist has to know before loading it. */
  note: string;
  render(masters: PackMasters): ZipEntry[];
};

type Encoder = (samples: Float64Array, sampleRateHz: number) => Uint8Array;

function entries(folder: string, extension: string, pack: RenderedPack, encode: Encoder): ZipEntry[] {
  return pack.impulses.map(({ name, samples }) => ({
    path: `${folder}/${name}.${extension}`,
    content: encode(samples, pack.sampleRateHz),
  }));
}

const shortened: Encoder = (samples, sampleRateHz) =>
  wavFile(trimWithFade(samples, FRACTAL_SAMPLES, Math.round((FADE_MS * sampleRateHz) / 1000)), sampleRateHz);

/** Every format that a pack comes in, in the order of its download menu. */
export const PACK_FORMATS: readonly PackFormat[] = [
  {
    variant: "WAVE",
    folder: "WAV",
    note: `WAV, mono, 24 bit, ${MASTER_RATE_HZ / 1000} kHz, 200 ms. For every convolution loader and most hardware.`,
    render: ({ master }) => entries("WAV", "wav", master, wavFile),
  },
  {
    variant: "AIFF",
    folder: "AIF",
    note: `AIFF, mono, 24 bit, ${MASTER_RATE_HZ / 1000} kHz, 200 ms. The same samples as the WAV files, in Apple's container.`,
    render: ({ master }) => entries("AIF", "aif", master, aiffFile),
  },
  {
    variant: "KEMPER",
    folder: "Kemper",
    note: `WAV, mono, 24 bit, ${KEMPER_RATE_HZ / 1000} kHz, for import by the profiler's own cabinet maker. These are not the device's cabinet files: import them, and the maker writes those. Rendered at the device's rate, not converted to it.`,
    render: ({ kemper }) => entries("Kemper", "wav", kemper, wavFile),
  },
  {
    variant: "SGEAR",
    folder: "S-Gear",
    note: `WAV, mono, 24 bit, ${MASTER_RATE_HZ / 1000} kHz, 200 ms, for the convolver's user folder. It reads plain WAV: there is no format of its own.`,
    render: ({ master }) => entries("S-Gear", "wav", master, wavFile),
  },
  {
    variant: "FRACTAL",
    folder: "Fractal",
    note: `WAV, mono, 24 bit, ${MASTER_RATE_HZ / 1000} kHz, cut to ${FRACTAL_SAMPLES} samples (170.7 ms) with a fade, for import by the maker's cabinet tool. These are not the device's system-exclusive files: the tool writes those.`,
    render: ({ master }) => entries("Fractal", "wav", master, shortened),
  },
];

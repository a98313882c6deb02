import { SAMPLE_BITS } from "../limits.ts";
import { quantise, writeAscii } from "./sample-bytes.ts";

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = SAMPLE_BITS / 8;

/** A mono 24-bit PCM wave file (RIFF, little-endian). */
export function wavFile(samples: Float64Array, sampleRateHz: number): Uint8Array {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const padding = dataBytes % 2;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes + padding);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  writeAscii(bytes, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, SAMPLE_BITS, true);
  writeAscii(bytes, 36, "data");
  view.setUint32(40, dataBytes, true);
  for (let index = 0, at = HEADER_BYTES; index < samples.length; index++, at += BYTES_PER_SAMPLE) {
    const value = quantise(samples[index] as number);
    bytes[at] = value & 0xff;
    bytes[at + 1] = (value >> 8) & 0xff;
    bytes[at + 2] = (value >> 16) & 0xff;
  }
  return bytes;
}

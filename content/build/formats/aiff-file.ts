import { SAMPLE_BITS } from "../limits.ts";
import { quantise, writeAscii } from "./sample-bytes.ts";

const COMMON_CHUNK_BYTES = 18;
const HEADER_BYTES = 12 + 8 + COMMON_CHUNK_BYTES + 8 + 8;
const BYTES_PER_SAMPLE = SAMPLE_BITS / 8;

/** AIFF states its rate as an 80-bit float: a 15-bit exponent and a 64-bit mantissa with its leading one written out. */
function writeExtended(view: DataView, offset: number, value: number): void {
  const exponent = Math.floor(Math.log2(value));
  view.setUint16(offset, 16_383 + exponent);
  view.setBigUint64(offset + 2, BigInt(value) << BigInt(63 - exponent));
}

/** A mono 24-bit AIFF file (big-endian). `sampleRateHz` must be whole. */
export function aiffFile(samples: Float64Array, sampleRateHz: number): Uint8Array {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const padding = dataBytes % 2;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes + padding);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, "FORM");
  view.setUint32(4, bytes.length - 8);
  writeAscii(bytes, 8, "AIFFCOMM");
  view.setUint32(16, COMMON_CHUNK_BYTES);
  view.setUint16(20, 1);
  view.setUint32(22, samples.length);
  view.setUint16(26, SAMPLE_BITS);
  writeExtended(view, 28, sampleRateHz);
  writeAscii(bytes, 38, "SSND");
  view.setUint32(42, 8 + dataBytes);
  for (let index = 0, at = HEADER_BYTES; index < samples.length; index++, at += BYTES_PER_SAMPLE) {
    const value = quantise(samples[index] as number);
    bytes[at] = (value >> 16) & 0xff;
    bytes[at + 1] = (value >> 8) & 0xff;
    bytes[at + 2] = value & 0xff;
  }
  return bytes;
}

import { ContentFault } from "../content-fault.ts";
import { readContentFile } from "../content-files.ts";
import { resampled } from "../dsp/resample.ts";
import { MASTER_RATE_HZ, MAX_RECORDING_BYTES, RECORDING_SECONDS } from "../limits.ts";

type Format = { channels: number; rateHz: number; bytesPerSample: number };

const PCM = 1;
const EXTENSIBLE = 0xfffe;

/** The RIFF chunks of a wave file, by id. */
function chunksOf(bytes: Uint8Array): Map<string, DataView> {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  const chunks = new Map<string, DataView>();
  if (text(0) !== "RIFF" || text(8) !== "WAVE") return chunks;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = Math.min(bytes.length, at + 8 + size);
    chunks.set(text(at), new DataView(bytes.buffer, bytes.byteOffset + at + 8, end - at - 8));
    at = at + 8 + size + (size % 2);
  }
  return chunks;
}

function formatOf(file: string, view: DataView | undefined): Format {
  if (!view || view.byteLength < 16) throw new ContentFault(file, "is not a wave file");
  const [kind, channels, rateHz, bits] = [
    view.getUint16(0, true),
    view.getUint16(2, true),
    view.getUint32(4, true),
    view.getUint16(14, true),
  ];
  const isKnown =
    (kind === PCM || kind === EXTENSIBLE) &&
    (channels === 1 || channels === 2) &&
    (rateHz === 44_100 || rateHz === 48_000) &&
    (bits === 16 || bits === 24);
  if (!isKnown) throw new ContentFault(file, "has to be PCM of 16 or 24 bit, mono or stereo, at 44.1 or 48 kHz");
  return { channels, rateHz, bytesPerSample: bits / 8 };
}

function samplesOf(data: DataView, { channels, bytesPerSample }: Format): Float64Array {
  const frameBytes = channels * bytesPerSample;
  const sampleAt = (at: number) =>
    bytesPerSample === 2
      ? data.getInt16(at, true) / 2 ** 15
      : ((data.getInt8(at + 2) << 16) | data.getUint16(at, true)) / 2 ** 23;
  return Float64Array.from({ length: Math.floor(data.byteLength / frameBytes) }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += sampleAt(frame * frameBytes + channel * bytesPerSample);
    return sum / channels;
  });
}

/**
 * An operator's own recording of a performance, `content/performances/<id>.wav`, as one period of mono at the master rate. Throws a
 * ContentFault for a file that can't be used.
 */
export function readRecording(contentDirectory: string, file: string): Float64Array {
  const bytes = readContentFile(contentDirectory, file);
  if (bytes.length > MAX_RECORDING_BYTES) {
    throw new ContentFault(file, `has ${bytes.length} bytes; at most ${MAX_RECORDING_BYTES} are allowed`);
  }
  const chunks = chunksOf(bytes);
  const format = formatOf(file, chunks.get("fmt "));
  const samples = samplesOf(chunks.get("data") ?? new DataView(new ArrayBuffer(0)), format);
  const seconds = samples.length / format.rateHz;
  const { least, most } = RECORDING_SECONDS;
  if (seconds < least || seconds > most) {
    throw new ContentFault(file, `lasts ${seconds.toFixed(1)} seconds; ${least} to ${most} are allowed`);
  }
  if (samples.every((sample) => sample === 0)) throw new ContentFault(file, "is silent");
  return resampled(samples, format.rateHz, MASTER_RATE_HZ);
}

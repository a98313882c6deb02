import { createMp3Encoder } from "wasm-media-encoders";
import { MASTER_RATE_HZ, SOUND_KILOBITS } from "../limits.ts";

/** LAME makes everything quieter by this, as headroom; measured by `npm run bench -- sounds`. */
const ENCODER_GAIN = 0.95;

/** A mono signal at the master rate as an MP3 file. The encoder (LAME) delays every file by the same number of samples. */
export async function encodeMp3(samples: Float64Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: MASTER_RATE_HZ, channels: 1, bitrate: SOUND_KILOBITS });
  // Each result is the encoder's own memory, which the next call overwrites.
  const most = Uint8Array.from(encoder.encode([Float32Array.from(samples, (sample) => sample / ENCODER_GAIN)]));
  const rest = Uint8Array.from(encoder.finalize());
  const file = new Uint8Array(most.length + rest.length);
  file.set(most);
  file.set(rest, most.length);
  return file;
}

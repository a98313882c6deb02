import type { Result } from "@shop/kernel";
import type { VoicePlan } from "../domain/player/plan-voice.ts";

/** A sound that plays. */
export interface Voice {
  /** Fades out from that moment of the output's clock on, and ends. */
  stop(atSeconds: number): void;
  setLooping(isLooping: boolean): void;
}

/** Where sound comes out. `Decoded` is the output's own form of a sound. */
export interface SoundOutput<Decoded = unknown> {
  /**
   * Gets ready to sound. To be called in the shopper's press, because browsers allow sound only then. Failure `player.outputRefused`.
   */
  wake(): Promise<Result<void>>;
  /** The output's clock, in seconds. It stops while the output rests. */
  nowSeconds(): number;
  /** Failure `player.soundBroken`. */
  decode(file: ArrayBuffer): Promise<Result<Decoded>>;
  /** Fades the sound in at the planned moment. */
  start(sound: Decoded, plan: VoicePlan): Voice;
  /** 1 is the file's own level. */
  setGain(gain: number): void;
}

/** The files of sounds. Failure `player.soundUnavailable`. */
export interface SoundFiles {
  load(url: string): Promise<Result<ArrayBuffer>>;
}

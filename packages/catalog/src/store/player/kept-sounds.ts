import type { Result } from "@shop/kernel";
import { KEPT_SOUNDS } from "../../domain/player/limits.ts";
import type { SoundFiles, SoundOutput } from "../player-ports.ts";

export interface KeptSounds<Decoded> {
  /** Fetches and decodes a sound, once. One that failed is fetched again by the next call. */
  load(url: string): Promise<Result<Decoded>>;
  /** Whether it can sound at once. */
  has(url: string): boolean;
}

/** Keeps the sounds that were used last, decoded. */
export function createKeptSounds<Decoded>(files: SoundFiles, output: SoundOutput<Decoded>): KeptSounds<Decoded> {
  const loading = new Map<string, Promise<Result<Decoded>>>();
  const ready = new Map<string, Result<Decoded>>();
  const fetchOne = async (url: string) => {
    const file = await files.load(url);
    const sound = file.isOk ? await output.decode(file.value) : file;
    loading.delete(url);
    if (sound.isOk) keep(url, sound);
    return sound;
  };
  const keep = (url: string, sound: Result<Decoded>) => {
    ready.delete(url);
    ready.set(url, sound);
    const oldest = ready.keys().next();
    if (ready.size > KEPT_SOUNDS && !oldest.done) ready.delete(oldest.value);
  };
  return {
    has: (url) => ready.has(url),
    load: (url) => {
      const kept = ready.get(url);
      if (kept) {
        keep(url, kept);
        return Promise.resolve(kept);
      }
      const running = loading.get(url) ?? fetchOne(url);
      loading.set(url, running);
      return running;
    },
  };
}

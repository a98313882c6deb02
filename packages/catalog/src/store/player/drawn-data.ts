import { fail, ok, type Result } from "@shop/kernel";
import type { SoundFiles } from "../player-ports.ts";

/** Fetches small JSON files that are drawn beside sounds, each once. Failures `player.soundUnavailable`, `player.soundBroken`. */
export function createDrawnData(files: SoundFiles) {
  const kept = new Map<string, Promise<Result<unknown>>>();
  const fetchOne = async (url: string): Promise<Result<unknown>> => {
    const file = await files.load(url);
    if (!file.isOk) kept.delete(url);
    return file.isOk ? parsed(file.value) : file;
  };
  return async <Value>(url: string, read: (value: unknown) => Value | null): Promise<Result<Value>> => {
    const loading = kept.get(url) ?? fetchOne(url);
    kept.set(url, loading);
    const loaded = await loading;
    if (!loaded.isOk) return loaded;
    const value = read(loaded.value);
    return value === null ? fail({ code: "player.soundBroken" }) : ok(value);
  };
}

function parsed(file: ArrayBuffer): Result<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder().decode(file)));
  } catch {
    return fail({ code: "player.soundBroken" });
  }
}

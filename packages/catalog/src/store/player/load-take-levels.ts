import { fail, ok, type Result } from "@shop/kernel";
import { levelsUrl } from "../../domain/player/audition.ts";
import { joinTakeLevels, readTakeLevels, type TakeLevels } from "../../domain/player/read-take-levels.ts";
import type { Audition } from "../../domain/read-audition.ts";
import type { createDrawnData } from "./drawn-data.ts";

/** The curves of a pack's takes, or of takes of several packs. Failures: those of `createDrawnData`. */
export async function loadTakeLevels(
  load: ReturnType<typeof createDrawnData>,
  { baseUrl, takes }: Audition,
): Promise<Result<TakeLevels>> {
  const sources = [...new Set(takes.flatMap(({ source }) => source?.baseUrl ?? []))];
  if (sources.length === 0) return load(levelsUrl({ baseUrl }), readTakeLevels);
  const packs = new Map<string, TakeLevels>();
  for (const source of sources) {
    const loaded = await load(levelsUrl({ baseUrl: source }), readTakeLevels);
    if (!loaded.isOk) return loaded;
    packs.set(source, loaded.value);
  }
  const joined = joinTakeLevels(takes, packs);
  return joined ? ok(joined) : fail({ code: "player.soundBroken" });
}

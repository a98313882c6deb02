import { fail, ok } from "@shop/kernel";
import type { SoundFiles } from "../../store/player-ports.ts";

/** Sound files from a server. The browser's own cache keeps them. */
export function createFetchedSoundFiles(fetchFile: (url: string) => Promise<Response>): SoundFiles {
  return {
    load: async (url) => {
      try {
        const response = await fetchFile(url);
        return response.ok ? ok(await response.arrayBuffer()) : fail({ code: "player.soundUnavailable" });
      } catch {
        return fail({ code: "player.soundUnavailable" });
      }
    },
  };
}

import path from "node:path";
import { createFolderStorage, type Deps } from "@shop/api";
import { createSoundFiles } from "@shop/demo-content";
import type { Settings } from "../settings/settings.ts";
import { contentFolders } from "./seed-content.ts";

/** What packs are heard with, each file rendered when it is first asked for. */
export function openSounds(
  settings: Pick<Settings, "SHOP_CONTENT_DIR">,
  dataDirectory: string,
): { readonly storage: Deps["sounds"]; close(): Promise<void> } {
  const { sounds: directory } = contentFolders(dataDirectory);
  const files = createSoundFiles(path.resolve(settings.SHOP_CONTENT_DIR), directory);
  const folder = createFolderStorage(directory);
  const storage: Deps["sounds"] = {
    stat: async (name) => ((await files.prepare(name)) ? folder.stat(name) : null),
    read: folder.read,
  };
  return { storage, close: files.close };
}

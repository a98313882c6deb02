import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoContentDirectory } from "./demo-content-directory.ts";
import { openOutputFolder } from "./output-folder.ts";
import { loadSounds } from "./sounds/load-sounds.ts";

test("a build removes the sounds of older content, and keeps those that still belong to it", () => {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { auditions } = loadSounds(demoContentDirectory());
  const current = auditions[0]?.audition.base_url.replace("/media/sounds/", "") ?? "";
  for (const hash of [current, "0123456789abcdef"]) {
    mkdirSync(join(folder, "sounds", hash, "chug"), { recursive: true });
    writeFileSync(join(folder, "sounds", hash, "chug/dry.mp3"), "sound");
  }
  openOutputFolder(folder).addAuditions(auditions, []);
  expect(existsSync(join(folder, "sounds", current, "chug/dry.mp3"))).toBe(true);
  expect(existsSync(join(folder, "sounds/0123456789abcdef"))).toBe(false);
});

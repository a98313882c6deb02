import { expect, test } from "vitest";
import { createFetchedSoundFiles } from "./fetched-sound-files.ts";

test("[HEAR-07] a file is fetched from its address", async () => {
  const asked: string[] = [];
  const files = createFetchedSoundFiles(async (url) => {
    asked.push(url);
    return new Response(new Uint8Array([1, 2, 3]));
  });
  const loaded = await files.load("/media/sounds/0f1e/chug/dry.mp3");
  expect(loaded.isOk && [...new Uint8Array(loaded.value)]).toEqual([1, 2, 3]);
  expect(asked).toEqual(["/media/sounds/0f1e/chug/dry.mp3"]);
});

test.each([
  ["a server that has no such file", async () => new Response(null, { status: 404 })],
  ["no network", () => Promise.reject(new Error("offline"))],
])("[HEAR-10] with %s it is unavailable", async (_what, fetchFile) => {
  expect(await createFetchedSoundFiles(fetchFile).load("/x.mp3")).toEqual({
    isOk: false,
    failure: { code: "player.soundUnavailable" },
  });
});

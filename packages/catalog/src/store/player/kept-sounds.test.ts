import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createFakeSoundOutput } from "../../testing/index.ts";
import { createKeptSounds } from "./kept-sounds.ts";

test("[HEAR-07] a sound that is wanted twice at once is fetched once, and not again later", async () => {
  const asked: string[] = [];
  const files = {
    load: async (url: string) => {
      asked.push(url);
      return ok(new TextEncoder().encode("a chug").buffer);
    },
  };
  const sounds = createKeptSounds(files, createFakeSoundOutput(createFakeClock()));
  await Promise.all([sounds.load("/a.mp3"), sounds.load("/a.mp3")]);
  expect(await sounds.load("/a.mp3")).toEqual(ok("a chug"));
  expect(asked).toEqual(["/a.mp3"]);
});

import { expect, test } from "vitest";
import { createMediaAddress, mediaVersion } from "./media-version.ts";

const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const mediaAddress = createMediaAddress([
  { path: "covers/one-dark.svg", sha256: SHA256 },
  { path: "samples/take 1#é.mp3", sha256: SHA256 },
]);

test("[SAFE-21] a file's version is the beginning of its hash", () => {
  expect(mediaVersion(SHA256)).toBe("9f86d081884c7d65");
});

test.each([
  ["/media/covers/one-dark.svg", "/media/covers/one-dark.svg?v=9f86d081884c7d65"],
  ["/media/samples/take%201%23%C3%A9.mp3", "/media/samples/take%201%23%C3%A9.mp3?v=9f86d081884c7d65"],
  ["/media/samples/take 1%23é.mp3", "/media/samples/take%201%23%C3%A9.mp3?v=9f86d081884c7d65"],
  ["/media/covers/other.svg", "/media/covers/other.svg"],
  ["/media/covers/one-dark.svg?size=2", "/media/covers/one-dark.svg?size=2"],
  ["/media/covers/one-dark.svg#top", "/media/covers/one-dark.svg#top"],
])("[SAFE-21] the address %s becomes %s", (given, address) => {
  expect(mediaAddress(given)).toBe(address);
});

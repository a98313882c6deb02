import { expect, test } from "vitest";
import { versionInWords } from "./version-in-words.ts";

test("[CHAT-05] each system's version is said where they differ, and otherwise the one there is", () => {
  const mac = { platform: "mac", version: "2.1.1" } as const;
  expect(versionInWords([mac, { platform: "win", version: "2.1.0" }], "en")).toBe("2.1.1 (macOS), 2.1.0 (Windows)");
  expect(versionInWords([mac, { platform: "win", version: "2.1.1" }], "en")).toBe("2.1.1");
  expect(versionInWords([], "en")).toBeNull();
});

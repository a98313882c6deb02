import { expect, test } from "vitest";
import { browserSha256 } from "./browser-sha256.ts";

test("[ENGAGE-03] the browser's SHA-256 is the published one", async () => {
  const bytes = await browserSha256("abc");
  expect(Buffer.from(bytes).toString("hex")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

import { expect, test } from "vitest";
import { newestRelease } from "./newest-release.ts";

const release = (version: string, releaseDate: string) => ({ platform: "mac" as const, version, releaseDate });

test("the newest release of all products is found, whatever their order", () => {
  const old = { name: "old", versions: [release("9.0.0", "2025-12-31")] };
  const recent = { name: "recent", versions: [release("1.0.0", "2024-01-01"), release("1.1.0", "2026-10-06")] };
  expect(newestRelease([old, recent])).toMatchObject({ product: recent, version: "1.1.0", releaseDate: "2026-10-06" });
  expect(newestRelease([{ versions: [] }])).toBeNull();
});

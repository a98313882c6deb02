import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemoryFileStorage } from "../testing/fake-deps.ts";
import type { FileStorage } from "./deps.ts";
import { createFolderStorage } from "./folder-storage.ts";

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shop-storage-"));
  root = path.join(folder, "files");
  mkdirSync(path.join(root, "pack"), { recursive: true });
  mkdirSync(path.join(folder, "files-beside"));
  writeFileSync(path.join(root, "pack/take 1.wav"), "0123456789");
  writeFileSync(path.join(root, "empty.txt"), "");
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  writeFileSync(path.join(folder, "files-beside/secret.txt"), "secret");
  utimesSync(path.join(root, "pack/take 1.wav"), 1_768_478_400, 1_768_478_400);
  symlinkSync(path.join(folder, "secret.txt"), path.join(root, "out.txt"));
  symlinkSync(path.join(folder, "files-beside"), path.join(root, "beside"));
  symlinkSync(path.join(root, "pack/take 1.wav"), path.join(root, "inside.wav"));
  symlinkSync(path.join(root, "loop"), path.join(root, "loop"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function textOf(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return stream && new Response(stream).text();
}

/** One contract for the real storage and for the one that tests use. */
describe.each<[string, () => FileStorage]>([
  ["the folder", () => createFolderStorage(root)],
  ["the memory", () => createMemoryFileStorage({ "pack/take 1.wav": "0123456789", "empty.txt": "" })],
])("%s as file storage", (_name, create) => {
  test("a file is read whole, in part, and to its last byte", async () => {
    const storage = create();
    expect(await textOf(await storage.read("pack/take 1.wav"))).toBe("0123456789");
    expect(await textOf(await storage.read("pack/take 1.wav", { start: 2, end: 4 }))).toBe("234");
    expect(await textOf(await storage.read("pack/take 1.wav", { start: 9, end: 9 }))).toBe("9");
    expect(await textOf(await storage.read("empty.txt"))).toBe("");
  });

  test("a file says its size, a missing one is null", async () => {
    const storage = create();
    expect((await storage.stat("pack/take 1.wav"))?.sizeBytes).toBe(10);
    expect(await storage.stat("pack/take 2.wav")).toBeNull();
    expect(await storage.read("pack/take 2.wav")).toBeNull();
  });

  test.each([
    "../secret.txt",
    "pack/../../secret.txt",
    "./pack/take 1.wav",
    "pack//take 1.wav",
    "/etc/passwd",
    "",
    "pack",
    "pack/",
    "..\\secret.txt",
    "pack/take 1.wav/x",
    "pack/take 1.wav\0.txt",
    "a".repeat(5000),
  ])("the path %j opens nothing", async (name) => {
    expect(await create().stat(name)).toBeNull();
    expect(await create().read(name)).toBeNull();
  });
});

test.each(["out.txt", "beside/secret.txt", "loop"])("the link %s, which leads out, opens nothing", async (name) => {
  expect(await createFolderStorage(root).stat(name)).toBeNull();
  expect(await createFolderStorage(root).read(name)).toBeNull();
});

test("a link that stays inside is followed, and a file has the time of its last change", async () => {
  const storage = createFolderStorage(root);
  expect(await textOf(await storage.read("inside.wav"))).toBe("0123456789");
  expect(await storage.stat("pack/take 1.wav")).toEqual({ sizeBytes: 10, modifiedAtMs: 1_768_478_400_000 });
});

test("a folder that doesn't exist contains nothing", async () => {
  expect(await createFolderStorage(path.join(folder, "nowhere")).stat("x")).toBeNull();
});

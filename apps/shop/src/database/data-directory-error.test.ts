import { expect, test } from "vitest";
import { DataDirectoryError, explainBrokenDatabase, explainDataDirectory } from "./data-directory-error.ts";

function fileError(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: it failed, open '${file}'`), { code, syscall: "open", path: file });
}

test.each([
  ["EROFS", "/srv/shop/data/lock"],
  ["ENOSPC", "/srv/shop/data/content/files/a.zip"],
  ["EACCES", "/srv/shop/data"],
  ["EACCES", "/srv/shop"],
])("%s of %s is one line for the operator", (code, file) => {
  const explained = explainDataDirectory(fileError(code, file), "/srv/shop/data");
  expect(explained).toEqual(
    new DataDirectoryError(
      `The data folder /srv/shop/data can't be used: ${code}: it failed, open '${file}'. Let this user write it, or set SHOP_DATA_DIR to another folder.`,
    ),
  );
});

test("a full disk under a file that is open already is one line too", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    syscall: "write",
  });
  expect(explainDataDirectory(error, "/srv/data")).toEqual(
    new DataDirectoryError(
      "The data folder /srv/data can't be used: ENOSPC: no space left on device, write. Let this user write it, or set SHOP_DATA_DIR to another folder.",
    ),
  );
});

test.each([
  ["a lost connection", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" })],
  ["another folder's file", fileError("ENOENT", "/srv/shop/database.json")],
  ["a mistake of ours", new TypeError("x is not a function")],
])("%s keeps its stack trace", (_case, error) => {
  expect(explainDataDirectory(error, "/srv/shop/data")).toBe(error);
});

test("a database that doesn't start is one line, whatever the engine says", () => {
  const line = (error: unknown) => explainBrokenDatabase(error, "/srv/data").message;
  expect(line(new Error("PGlite failed\nmore"))).toBe(
    "The embedded database in /srv/data can't be opened: PGlite failed. Restore a backup of the folder, or set SHOP_DATA_DIR to another one.",
  );
  expect(line({ errno: 54, toString: () => "FS error" })).toContain("can't be opened: FS error.");
});

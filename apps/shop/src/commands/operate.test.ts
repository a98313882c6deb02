import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDirectory } from "../database/data-directory-lock.ts";
import { OperatorError } from "../operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import { operate } from "./operate.ts";

test("an operator's command is refused while a shop uses the embedded database, and touches nothing", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-operate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const release = lockDataDirectory(folder);
  onTestFinished(release);
  const settings = readSettings({ SHOP_DATA_DIR: folder });
  await expect(operate(settings, ["coupons", "list"])).rejects.toThrow(OperatorError);
});

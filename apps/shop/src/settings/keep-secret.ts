import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Random, toHex } from "@shop/kernel";

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * The operator's secret, else the one created at the first start and stored in the data folder, readable only by its owner: 32 bytes in
 * hex. The shop has two: the key of its signatures, and the one that signs licence files.
 */
export function keepSecret(
  given: string | undefined,
  dataDirectory: string,
  random: Random,
  name: "secret" | "licence-key" = "secret",
): string {
  if (given) return given;
  const file = path.join(dataDirectory, name);
  const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (isWhole(kept)) return kept;
  mkdirSync(dataDirectory, { recursive: true });
  const secret = toHex(random.bytes(SECRET_BYTES));
  // Moved into its place whole: a start that is cut off in the middle leaves no half a secret behind.
  writeFileSync(`${file}.new`, secret, { mode: OWNER_ONLY });
  renameSync(`${file}.new`, file);
  return secret;
}

function isWhole(secret: string): boolean {
  return /^[0-9a-f]+$/.test(secret) && secret.length === SECRET_BYTES * 2;
}

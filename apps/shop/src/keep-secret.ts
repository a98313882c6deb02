import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Random, toHex } from "@shop/kernel";

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/** The operator's secret, else the one made at the first start and kept in the data folder, readable by its owner alone. */
export function keepSecret(given: string | undefined, dataDirectory: string, random: Random): string {
  if (given) return given;
  mkdirSync(dataDirectory, { recursive: true });
  const file = path.join(dataDirectory, "secret");
  if (!existsSync(file)) writeFileSync(file, toHex(random.bytes(SECRET_BYTES)), { mode: OWNER_ONLY, flag: "wx" });
  return readFileSync(file, "utf8");
}

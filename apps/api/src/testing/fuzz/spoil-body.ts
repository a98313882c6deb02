import { MAX_BODY_BYTES, MAX_BODY_DEPTH } from "@shop/api-client/contract";
import type { Chance } from "./chance.ts";
import { hostileText } from "./hostile-values.ts";

const MEBIBYTE = 1024 * 1024;

/** The bytes of a call that no client of ours would send, made of those of one that it would. */
export function spoilBody(chance: Chance, body: string): string | Uint8Array<ArrayBuffer> {
  const how = chance.weighted({ cut: 20, deep: 15, keys: 15, prototype: 15, bytes: 15, large: 4, huge: 1, other: 15 });
  switch (how) {
    case "cut":
      return body.slice(0, chance.below(body.length));
    case "deep":
      return nested(chance, body);
    case "keys":
      return body.replace("{", `{"request":${JSON.stringify(hostileText(chance))},"checksum":0,`);
    case "prototype":
      return body.replace("{", `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},`);
    case "bytes":
      return Uint8Array.from(new TextEncoder().encode(body), (byte) => (chance.percent(3) ? chance.below(256) : byte));
    case "large":
      return padded(body, chance.pick([MAX_BODY_BYTES - 1, MAX_BODY_BYTES, MAX_BODY_BYTES + 1, 100_000]));
    case "huge":
      return padded(body, chance.pick([MEBIBYTE - 1, MEBIBYTE]));
    case "other":
      return chance.pick([
        "",
        "null",
        "0",
        "[]",
        '""',
        "{}",
        "\ufeff{}",
        "{}{}",
        "NaN",
        "{'a':1}",
        '{"a":1e99999}',
        "a=1&b=2",
      ]);
  }
}

/** So deep that a parser which goes down by calling itself, or a check that does, would fall. */
function nested(chance: Chance, body: string): string {
  const depth = chance.pick([MAX_BODY_DEPTH - 3, MAX_BODY_DEPTH, MAX_BODY_DEPTH + 1, 1_000, 15_000]);
  const inner = chance.percent(50)
    ? `${"[".repeat(depth)}${"]".repeat(depth)}`
    : `${'{"a":'.repeat(depth)}0${"}".repeat(depth)}`;
  return body.replace(/"request":/, `"request":${inner},"_":`);
}

/** As many bytes as said, in a place where JSON allows them, or in a value. */
function padded(body: string, bytes: number): string {
  const missing = Math.max(0, bytes - Buffer.byteLength(body));
  return body.replace("{", `{${" ".repeat(missing)}`);
}

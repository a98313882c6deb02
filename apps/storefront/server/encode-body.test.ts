import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody, pickEncoding } from "./encode-body.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.0", null],
  ["identity", null],
  ["", null],
  [null, null],
])("a browser that accepts %j gets %s", (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});

test("either encoding gives the same page back", () => {
  const body = Buffer.from("<p>größer</p>".repeat(50));
  expect(brotliDecompressSync(encodeBody(body, "br"))).toEqual(body);
  expect(gunzipSync(encodeBody(body, "gzip"))).toEqual(body);
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFakeRandom } from "@shop/kernel/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSecret } from "./keep-secret.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "shop-secret-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("the operator's own secret is taken as it is, and nothing is kept", () => {
  const data = path.join(directory, "data");
  expect(keepSecret("0123456789abcdef0123456789abcdef", data, createFakeRandom())).toBe(
    "0123456789abcdef0123456789abcdef",
  );
  expect(() => statSync(data)).toThrow("ENOENT");
});

test("without one, 256 bits are drawn at the first start and kept in the data folder for its owner alone", () => {
  const data = path.join(directory, "not", "there", "yet");
  const secret = keepSecret(undefined, data, createFakeRandom(1));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(path.join(data, "secret"), "utf8")).toBe(secret);
  expect(statSync(path.join(data, "secret")).mode & 0o777).toBe(0o600);
});

test("later starts have the secret of the first", () => {
  const secret = keepSecret(undefined, directory, createFakeRandom(1));
  expect(keepSecret(undefined, directory, createFakeRandom(2))).toBe(secret);
});

test.each(["", "abc"])("a secret file cut off in the middle (%j) signs nothing: a new one is drawn", (rest) => {
  writeFileSync(path.join(directory, "secret"), rest);
  const secret = keepSecret(undefined, directory, createFakeRandom(1));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(undefined, directory, createFakeRandom(2))).toBe(secret);
});

test("the key of licence files is kept beside the secret, and is another one", () => {
  const secret = keepSecret(undefined, directory, createFakeRandom(1));
  const licenceKey = keepSecret(undefined, directory, createFakeRandom(2), "licence-key");
  expect(licenceKey).toMatch(/^[0-9a-f]{64}$/);
  expect(licenceKey).not.toBe(secret);
  expect(keepSecret(undefined, directory, createFakeRandom(3), "licence-key")).toBe(licenceKey);
  expect(keepSecret(undefined, directory, createFakeRandom(3))).toBe(secret);
});

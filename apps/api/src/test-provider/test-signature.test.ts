import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { isTestSignatureValid, signTestWebhook } from "./test-signature.ts";

const body = new TextEncoder().encode('{"id":"evt_1"}');
const header = signTestWebhook("secret", body, FAKE_NOW_MS);

test.each([
  ["now", 0],
  ["300 s later", 300_000],
  ["300 s earlier, by a clock that is behind", -300_000],
])("a signature is valid %s", (_, offsetMs) => {
  expect(isTestSignatureValid("secret", body, header, FAKE_NOW_MS + offsetMs)).toBe(true);
});

test.each([
  ["over other bytes", "secret", `${new TextDecoder().decode(body)} `, header, 0],
  ["by another key", "other", '{"id":"evt_1"}', header, 0],
  ["301 s old", "secret", '{"id":"evt_1"}', header, 301_000],
  ["301 s in the future", "secret", '{"id":"evt_1"}', header, -301_000],
  ["with another time put in", "secret", '{"id":"evt_1"}', header.replace(/t=\d+/, `t=${FAKE_NOW_MS / 1000 + 9}`), 0],
  ["that is no signature", "secret", '{"id":"evt_1"}', "t=1,v1=abc", 0],
  ["that is missing", "secret", '{"id":"evt_1"}', null, 0],
])("a signature is invalid %s", (_, secret, text, given, offsetMs) => {
  const bytes = new TextEncoder().encode(text);
  expect(isTestSignatureValid(secret, bytes, given, FAKE_NOW_MS + offsetMs)).toBe(false);
});

import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

test.each([
  ["I am ada@guest.example, help", "I am [email], help"],
  ["key AAAAA-BBBBB-CCCCC-DDDDD-EEEEE fails", "key [key] fails"],
  ["call +49 30 23125 000", "call [number]"],
  ["4111 1111 1111 1111 was refused", "[number] was refused"],
  ["order 1001 of 2026", "order 1001 of 2026"],
])("[CHAT-05] the model reads %j as %j", (text, given) => {
  expect(withoutSecrets(text)).toBe(given);
});

import { checkRedeemCode } from "@shop/account";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { newRedeemCode } from "./new-redeem-code.ts";

test("[ACCT-05] what is made is a redeem code by the rule that judges what is typed, and another one each time", () => {
  const random = createFakeRandom(7);
  const codes = Array.from({ length: 500 }, () => newRedeemCode(random));
  for (const code of codes) expect(checkRedeemCode(code)).toEqual({ isOk: true, value: code });
  expect(new Set(codes).size).toBe(500);
});

test("bytes that would favour some signs are passed over, so that each is as likely as the next", () => {
  const given = [255, 252, 251, 0, 35, 36];
  const random = {
    fraction: () => 0,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => given.shift() ?? 1),
  };
  expect(newRedeemCode(random)).toBe("9A9AB-BBBBB-BBBBB-BBBBB-BBBBB");
});

import { describe, expect, test } from "vitest";
import { resolveReturnUrl } from "./return-url.ts";

const settings = { origin: "https://shop.example", allowedOrigins: ["https://blog.example"] };

describe("[SAFE-14] a shopper comes back to", () => {
  test.each([
    ["a path of this site", "/account?source=purchase", "https://shop.example/account?source=purchase"],
    ["a relative path", "shop", "https://shop.example/shop"],
    ["this site by its whole address", "https://shop.example/shop", "https://shop.example/shop"],
    ["an origin on the operator's list", "https://blog.example/gear#buy", "https://blog.example/gear#buy"],
  ])("%s", (_, address, expected) => {
    expect(resolveReturnUrl(address, settings)).toBe(expected);
  });
});

describe("[SAFE-14] a shopper is never sent to", () => {
  test.each([
    ["another origin", "https://evil.example/account"],
    ["another origin without a scheme", "//evil.example/account"],
    ["another origin behind backslashes", "/\\evil.example"],
    ["another origin behind tabs", "/\t/evil.example"],
    ["a name that only begins like ours", "https://shop.example.evil.example/"],
    ["our name as somebody's user name", "https://shop.example@evil.example/"],
    ["our origin with a password in it", "https://a:b@shop.example/"],
    ["our host on plain http", "http://shop.example/"],
    ["our host on another port", "https://shop.example:8443/"],
    ["a script", "javascript:alert(1)"],
    ["a document in the address", "data:text/html,hello"],
    ["what is no address", "https://"],
  ])("%s", (_, address) => {
    expect(resolveReturnUrl(address, settings)).toBeNull();
  });
});

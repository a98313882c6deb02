import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { isPackAddress, shareLinks } from "./share-links.ts";

const PLUGIN = { address: "https://shop.example/products/plugins/famicalign", productName: "faMicAlign" };
const PACK = {
  address: "https://shop.example/products/guitar-cabinet-impulse-responses/fair-modern-rock",
  productName: "faIR Modern Rock & more",
};

test("[CAT-07] X, Facebook and LinkedIn each get the address and a prepared text that names the product", () => {
  for (const link of shareLinks(PLUGIN, messages.en)) {
    expect(link.text).toContain("faMicAlign");
    expect(decodeURIComponent(link.url)).toContain(link.text);
    expect(link.url).toContain(encodeURIComponent(PLUGIN.address));
  }
  expect(shareLinks(PLUGIN, messages.en).map(({ network, url }) => [network, new URL(url).hostname])).toEqual([
    ["x", "twitter.com"],
    ["facebook", "www.facebook.com"],
    ["linkedIn", "www.linkedin.com"],
  ]);
});

test("[CAT-07] a guitar IR pack, recognized by 'fair' in the address, has another wording on every network", () => {
  const ofPack = shareLinks({ ...PACK, productName: "faMicAlign" }, messages.en);
  const ofPlugin = shareLinks(PLUGIN, messages.en);
  for (const [index, link] of ofPack.entries()) expect(link.text).not.toBe(ofPlugin[index]?.text);
  expect(ofPack[0]?.text).toContain("guitar cabinet");
});

test("a text can't add to the network's address", () => {
  const parameters = new URL(shareLinks(PACK, messages.en)[0]?.url ?? "").searchParams;
  expect([...parameters.keys()]).toEqual(["text", "url"]);
  expect(parameters.get("url")).toBe(PACK.address);
});

test.each([
  [PACK.address, true],
  ["https://shop.example/products/FAIR-x", true],
  [PLUGIN.address, false],
])("[CAT-07] %s is an IR pack's: %s", (address, expected) => {
  expect(isPackAddress(address)).toBe(expected);
});

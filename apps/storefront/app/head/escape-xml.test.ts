import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("a text is data in XML, whatever it contains", () => {
  expect(escapeXml(`<b a="1">Tom & Jerry's</b>`)).toBe("&lt;b a=&quot;1&quot;&gt;Tom &amp; Jerry&apos;s&lt;/b&gt;");
});

test("characters that XML can't contain are left out; line breaks, tabs and every other letter stay", () => {
  expect(escapeXml("a\u0000b\u000bc\uffff")).toBe("abc");
  expect(escapeXml("a\tb\nc 音 🎸")).toBe("a\tb\nc 音 🎸");
});

import { expect, test } from "vitest";
import { localLinks } from "./local-links.ts";

const HTML =
  '<a href="/support#formats">a</a><a href="/">b</a><a href="/media/logo.svg">c</a><a href="//other.example">d</a><a href="https://other.example/x">e</a>';

test("[ROUTE-11] links of a text lead to pages in the page's language; files and other sites keep their address", () => {
  expect(localLinks(HTML, "en")).toBe(HTML);
  expect(localLinks(HTML, "de")).toBe(
    '<a href="/de/support#formats">a</a><a href="/de">b</a><a href="/media/logo.svg">c</a><a href="//other.example">d</a><a href="https://other.example/x">e</a>',
  );
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { LanguageLinks } from "./language-links.tsx";

afterEach(cleanup);

test.each([
  ["/", ["de Deutsch /de", "ja 日本語 /ja"]],
  ["/shop?sort=name", ["de Deutsch /de/shop?sort=name", "ja 日本語 /ja/shop?sort=name"]],
])("the other languages of %s are plain links to the same page, each named in itself", async (path, expected) => {
  await renderWithServices(<LanguageLinks className="" />, { path });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => `${link.lang} ${link.textContent} ${link.getAttribute("href")}`)).toEqual(expected);
  await expectAccessible(document.body);
});

test("a German page links to the English and the Japanese one", async () => {
  await renderWithServices(<LanguageLinks className="" />, { path: "/de", route: "/de" });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/ja"]);
});

test("the chosen language is stored", async () => {
  const shop = createTestServices();
  await renderWithServices(<LanguageLinks className="" />, { shop });
  const link = screen.getByRole("link", { name: "Deutsch" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(shop.services.local.get("shop_language")).toBe("de");
});

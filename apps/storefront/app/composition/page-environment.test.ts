// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createBrowserPageEnvironment } from "./page-environment.ts";

test("[PRICE-01] a choice that a script of the page keeps in a cookie lasts 365 days", () => {
  const written = vi.spyOn(document, "cookie", "set").mockReturnValue();
  createBrowserPageEnvironment().choices.set("shop_currency", "JPY");
  expect(written.mock.calls).toEqual([["shop_currency=JPY; max-age=31536000; path=/; samesite=lax"]]);
});

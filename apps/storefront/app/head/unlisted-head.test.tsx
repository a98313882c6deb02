// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { UnlistedHead } from "./unlisted-head.tsx";

const contentOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

test("[ROUTE-16] a page of the visitor's own is titled and described, and not listed by search engines", async () => {
  await renderWithServices(<UnlistedHead title="Cart" description="What you are about to buy." />);
  expect(document.title).toBe("Cart · Farfield Audio");
  expect(contentOf("description")).toBe("What you are about to buy.");
  expect(contentOf("robots")).toBe("noindex");
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test("[ROUTE-16] an error has a title of its own, and isn't listed either", async () => {
  await renderWithServices(<UnlistedHead title="Error 500" isBare />);
  expect(document.title).toBe("Error 500");
  expect(contentOf("robots")).toBe("noindex");
});

// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { RatePage } from "./rate-page.tsx";

afterEach(cleanup);

const PRODUCTS = [
  { name: "faCabRoom", picture: null, ownRating: null },
  { name: "faMicAlign", picture: null, ownRating: { stars: 4, comment: "" } },
];

test("[ROUTE-09] every product to rate is one link with the stars it has, and without a rating with five to give", async () => {
  const { account: _, ...shown } = buildAccountData();
  await renderWithServices(<RatePage {...shown} products={PRODUCTS} chosen={null} />, {
    isLoggedIn: true,
    path: "/rate-product",
  });
  const links = screen.getAllByRole("link", { name: /^fa/ });
  const seen = links.map((link) => ({
    href: link.getAttribute("href"),
    text: link.querySelector(".rate-choices__what")?.textContent,
    stars: link.querySelectorAll(".shop-star").length,
    lit: link.querySelectorAll("[data-on] > .shop-star").length,
  }));
  expect(seen).toEqual([
    { href: "/rate-product?product=faCabRoom", text: "faCabRoomNot rated yet", stars: 5, lit: 0 },
    { href: "/rate-product?product=faMicAlign", text: "faMicAlignYour rating: 4 of 5", stars: 5, lit: 4 },
  ]);
  await expectAccessible();
});

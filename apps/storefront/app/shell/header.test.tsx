// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

afterEach(cleanup);

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("[SHELL-01] the header's main menu shows its five entries, and the current one is marked", async () => {
  await renderWithServices(<Header />, { path: "/shop" });
  const menu = screen.getByRole("navigation", { name: "Main menu" });
  expect(linksOf(menu)).toEqual([
    ["Plugins", "/products/plugins"],
    ["IRs", "/products/guitar-cabinet-impulse-responses"],
    ["Downloads", "/downloads"],
    ["Shop", "/shop"],
    ["Support", "/support"],
  ]);
  expect(within(menu).getByRole("link", { current: "page" }).textContent).toBe("Shop");
});

test("in another language texts and links are that language's", async () => {
  await renderWithServices(<Header />, { path: "/de/shop", route: "/de/shop" });
  const menu = screen.getByRole("navigation", { name: "Hauptmenü" });
  expect(linksOf(menu)[2]).toEqual(["Downloads", "/de/downloads"]);
  expect(within(menu).getByRole("link", { current: "page" }).textContent).toBe("Shop");
  expect(screen.getByRole("link", { name: "Farfield Audio, Startseite" }).getAttribute("href")).toBe("/de");
});

test("header and footer have no axe violation, as a visitor and as a customer", async () => {
  const shell = (
    <>
      <Header />
      <main id="content">
        <h1>A page</h1>
      </main>
      <Footer />
    </>
  );
  await renderWithServices(shell);
  await expectAccessible();
  cleanup();
  await renderWithServices(shell, { isLoggedIn: true });
  await expectAccessible();
});

test("the footer says whose shop it is, and leads to imprint and privacy policy", async () => {
  await renderWithServices(<Footer />);
  expect(screen.getByText("© 2026 Farfield Audio")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Imprint" }).getAttribute("href")).toBe("/imprint");
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/privacypolicy");
});

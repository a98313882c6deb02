// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteLink } from "./site-link.tsx";

afterEach(cleanup);

test("[A11Y-06] the title of the next page is announced, and after ten seconds only its heading says it", async () => {
  const page = (
    <>
      <RouteAnnouncer />
      <SiteLink href="/shop">Shop</SiteLink>
    </>
  );
  document.title = "Shop – Farfield Audio";
  const shop = await renderWithServices(page, { route: ":page?" });
  const said = screen.getByRole("status");
  expect(said.textContent).toBe("");
  await userEvent.click(screen.getByRole("link", { name: "Shop" }));
  expect(said.textContent).toBe("Shop – Farfield Audio");
  await act(() => shop.environment.clock.advanceAsync(10_000));
  expect(said.textContent).toBe("");
});

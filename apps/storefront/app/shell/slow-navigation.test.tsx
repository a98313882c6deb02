// @vitest-environment jsdom
import { Announcer } from "@shop/ui";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { SiteLink } from "./site-link.tsx";
import { SlowNavigation } from "./slow-navigation.tsx";

afterEach(cleanup);

const line = () => document.querySelector(".slow-navigation");

/** A shop whose next page comes when the test says so. */
async function pressLink() {
  let come = () => {};
  const coming = new Promise<null>((resolve) => {
    come = () => resolve(null);
  });
  const page = (
    <Announcer>
      <SlowNavigation />
      <SiteLink href="/shop">Shop</SiteLink>
    </Announcer>
  );
  const other = {
    route: "/shop",
    page: (
      <Announcer>
        <SlowNavigation />
      </Announcer>
    ),
    loader: () => coming,
  };
  const { environment } = await renderWithServices(page, { route: "/", other });
  await userEvent.click(screen.getByRole("link", { name: "Shop" }));
  return { clock: environment.clock, come: () => act(async () => come()) };
}

test("[A11Y-06] a page that takes long shows a line and says so; when it has come, both are gone", async () => {
  const { clock, come } = await pressLink();
  expect(line()).toBeNull();
  await act(() => clock.advanceAsync(400));
  expect(line()).not.toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Loading");
  await come();
  expect(line()).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a page that comes in time shows no line", async () => {
  const { clock, come } = await pressLink();
  await act(() => clock.advanceAsync(399));
  await come();
  await act(() => clock.advanceAsync(1000));
  expect(line()).toBeNull();
});

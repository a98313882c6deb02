// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountMenu } from "./account-menu.tsx";

afterEach(cleanup);

const ACCOUNT_PAGE = { route: "/account", page: <h1>The account</h1> };
const HINT = "Log in for 15% of the regular price off everything, on top of any sale, up to 50% in all.";
const icon = () => screen.getByRole("link", { name: "Account" });
const isShown = (text: string) => !screen.getByText(text).closest("[hidden]");

test("[SHELL-04] logged out, the account icon is a link to the account that opens the login dialog instead", async () => {
  const { services } = await renderWithServices(<AccountMenu />, { other: ACCOUNT_PAGE });
  expect(icon().getAttribute("href")).toBe("/account");

  await userEvent.click(icon());

  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "account" } });
  expect(screen.queryByText("The account")).toBeNull();
});

test.each(["ctrlKey", "metaKey", "shiftKey"])(
  "[SHELL-04] a press on the account icon with %s is the browser's own: another tab or window, no dialog",
  async (key) => {
    const { services } = await renderWithServices(<AccountMenu />, { other: ACCOUNT_PAGE });
    let isLeftToBrowser = false;
    // jsdom can't navigate; the browser's part ends here.
    const note = (event: MouseEvent) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", note, { once: true });
    fireEvent.click(icon(), { [key]: true });
    expect([isLeftToBrowser, services.modal.getState().type]).toEqual([true, "inactive"]);
  },
);

test("[SHELL-04] a customer's account icon leads to the account", async () => {
  const { services } = await renderWithServices(<AccountMenu />, { isLoggedIn: true, other: ACCOUNT_PAGE });
  await userEvent.click(icon());
  expect(screen.getByText("The account")).toBeTruthy();
  expect(services.modal.getState().type).toBe("inactive");
});

test("[SHELL-05] hover shows a visitor what a login is worth, and leaving hides it", async () => {
  await renderWithServices(<AccountMenu />);
  expect(isShown(HINT)).toBe(false);
  await userEvent.hover(icon());
  expect(isShown(HINT)).toBe(true);
  await expectAccessible();
  await userEvent.unhover(icon());
  expect(isShown(HINT)).toBe(false);
});

test("[SHELL-05] focus shows the same, and Esc hides it", async () => {
  await renderWithServices(<AccountMenu />);
  await userEvent.tab();
  expect(document.activeElement).toBe(icon());
  expect(isShown(HINT)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isShown(HINT)).toBe(false);
});

test("[SHELL-05] a customer sees their e-mail and Logout, by keyboard too", async () => {
  const shop = await renderWithServices(<AccountMenu />, { isLoggedIn: true });
  await userEvent.tab();
  expect(isShown("ada@example.com")).toBe(true);
  expect(screen.queryByText(HINT)).toBeNull();
  await expectAccessible();

  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Logout" }));
  await userEvent.keyboard("{Enter}");
  await act(shop.settle);

  expect(shop.services.auth.getState().status).toBe("visitor");
});

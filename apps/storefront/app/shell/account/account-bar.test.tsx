// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountBar } from "./account-bar.tsx";

afterEach(cleanup);

test("[SHELL-03] a customer reads 'logged in as' with the name, and Log out ends the session", async () => {
  const shop = await renderWithServices(<AccountBar />, { isLoggedIn: true });
  expect(screen.getByText("logged in as Ada Lovelace")).toBeTruthy();
  await expectAccessible();

  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await act(shop.settle);

  expect(shop.environment.host.requestsOf("logout")).toHaveLength(1);
  expect(screen.queryByText(/logged in as/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Log out" })).toBeNull();
});

test("[SHELL-03] a visitor sees neither a name nor a Log out", async () => {
  await renderWithServices(<AccountBar />);
  expect(screen.queryByText(/logged in as/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices, type TestServices } from "../testing/create-test-services.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { LaterSurfaces } from "./later-surfaces.tsx";
import { ModalHost } from "./modal-host.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

/** Lets pending calls finish, until something is there. */
async function settled<Value>(shop: TestServices, find: () => Promise<Value>): Promise<Value> {
  await act(() => shop.settle());
  return find();
}

const dialogNames = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-labelledby"));

test("[MODAL-02] a dialog that is asked for is shown with the reason, alone, until it is closed", async () => {
  const { services } = await renderWithServices(<ModalHost />);
  expect(dialogNames()).toHaveLength(0);
  await act(async () => services.modal.set("login", { reason: "checkout" }));

  expect(await screen.findByRole("dialog", { name: "Sign In / Sign Up" })).toBeTruthy();
  expect(screen.getByText("Please login or sign up to continue.")).toBeTruthy();
  await expectAccessible();

  await userEvent.keyboard("{Escape}");
  expect(dialogNames()).toHaveLength(0);
  expect(services.modal.getState()).toEqual({ type: "inactive", message: null });
});

test("[MODAL-04] the login dialog's footer leads to the contact dialog, which takes its place and has no such footer", async () => {
  const { services } = await renderWithServices(<ModalHost />);
  await act(async () => services.modal.set("login"));
  await screen.findByRole("dialog");

  await userEvent.click(screen.getByRole("button", { name: /click here/i }));

  expect(services.modal.getState().type).toBe("contact");
  await screen.findByLabelText(/Message/);
  expect(dialogNames()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /click here/i })).toBeNull();
  await expectAccessible();
});

test("[CAT-07] a started download opens the dialog with a direct link at once: a browser that begins a download may cancel code that is on its way", async () => {
  const { services } = await renderWithServices(<ModalHost />);
  const download = {
    productName: "faMicAlign",
    productPath: "/products/plugins/famicalign",
    fileName: "famicalign-win.zip",
    url: "/files/famicalign-win.zip?signature=1",
    kind: "plugin",
    format: "win",
  } as const;
  act(() => services.modal.set("download", { download }));
  expect(screen.getByRole("dialog", { name: "Thank You for Downloading!" })).toBeTruthy();
  const direct = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(direct).toContain(download.url);
  await expectAccessible();
});

test("[ROUTE-15] [AUTH-15] a reset link takes its secrets out of the address bar and opens its form; the new password leads to the login", async () => {
  history.replaceState(null, "", "/account?x=1&action=reset&id=i1&key=k1");
  const shop = createTestServices();
  shop.environment.host.reply(
    "changePassword",
    valid({ csrf_token: "t1" }),
    valid({ csrf_token: "t2" }),
    valid({ email: "ada@example.com" }),
  );
  await renderWithServices(<LaterSurfaces />, { path: "/account", shop });
  expect(location.href).toBe(`${location.origin}/account?x=1`);
  const password = await settled(shop, () => screen.findByLabelText("New password"));
  await userEvent.type(password, "Measured-Room-43");
  await userEvent.type(screen.getByLabelText("New password, again"), "Measured-Room-43{Enter}");
  const login = await settled(shop, () => screen.findByRole("dialog", { name: "Sign In / Sign Up" }));
  expect(login.textContent).toContain("Your new password is set. Please log in with it.");
  expect(login.textContent).toContain("ada@example.com");
  expect(dialogNames()).toHaveLength(1);
  await expectAccessible();
});

test("[ROUTE-15] [AUTH-15] a reset link that lacks its key says so, and leads to a new mail", async () => {
  history.replaceState(null, "", "/account?action=reset&id=i1");
  await renderWithServices(<LaterSurfaces />, { path: "/account" });
  expect(await screen.findByText("Invalid or expired link. Please request a new link.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Request a new link" }));
  expect(await screen.findByRole("dialog", { name: "Forgot Password" })).toBeTruthy();
  expect(screen.getByLabelText("Email address")).toBeTruthy();
  await expectAccessible();
});

test("[AUTH-14] forgot takes the login's place with its address, and leads back to it with the reason it was opened for", async () => {
  const { services } = await renderWithServices(<ModalHost />);
  await act(async () => services.modal.set("forgot", { emailAddress: "ada@example.com", reason: "checkout" }));
  const forgot = await screen.findByRole("dialog", { name: "Forgot Password" });
  expect(forgot.textContent).toContain("ada@example.com");
  expect(dialogNames()).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Back to Login" }));
  expect(services.modal.getState()).toEqual({
    type: "login",
    message: { reason: "checkout", emailAddress: "ada@example.com" },
  });
  expect((await screen.findByLabelText<HTMLInputElement>("Email address")).value).toBe("ada@example.com");
  expect(screen.getByText("Please login or sign up to continue.")).toBeTruthy();
});

test("[SHELL-15] the list of shortcuts shows every key, and its switch is stored and known to the player", async () => {
  const { services, page } = await renderWithServices(<ModalHost />);
  const { player } = await page.player.load();
  await act(async () => services.modal.set("shortcuts"));
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const keys = within(dialog)
    .getAllByRole("term")
    .map((term) => term.textContent);
  expect(keys).toEqual([
    "?",
    "Ctrl + Shift + G",
    "Alt + C",
    "F8",
    "Esc",
    "Space",
    "1–9",
    "A / B",
    "Enter",
    "Shift + Enter",
  ]);
  const single = within(dialog).getByRole("checkbox", { name: "Single-key shortcuts" });
  await userEvent.click(single);
  expect(services.local.get("shop_player_shortcuts")).toBe("off");
  expect(player.getState().hasShortcuts).toBe(false);
  await userEvent.click(single);
  expect(services.local.get("shop_player_shortcuts")).toBeUndefined();
  expect(player.getState().hasShortcuts).toBe(true);
  await expectAccessible();
});

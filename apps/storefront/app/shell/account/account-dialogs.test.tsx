// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { LaterSurfaces } from "../later-surfaces.tsx";
import { ModalHost } from "../modal-host.tsx";
import type { ModalMessage, ModalType } from "../modal-store.ts";

// Fetched when the first dialog is asked for, which on a busy machine takes longer than a test may.
beforeAll(() => import("./account-dialogs.tsx"), 120_000);
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

interface Case {
  readonly type: Exclude<ModalType, "inactive">;
  readonly name: string;
  readonly message?: ModalMessage;
}
const ACCOUNT_DIALOGS: readonly Case[] = [
  { type: "password", name: "Change Password" },
  { type: "profile", name: "User Settings" },
  { type: "newsletter", name: "Newsletter Signup" },
  { type: "change", name: "Change Account Email" },
  { type: "delete", name: "Delete Account" },
  { type: "redeem", name: "Redeem Code" },
  { type: "rate", name: "Rate Product", message: { rating: { product: "faMicAlign", before: null } } },
  { type: "unsubscribe", name: "Unsubscribe", message: { link: { id: "YUBiLmM", key: "k" } } },
  { type: "timeout", name: "Session Timeout" },
];

async function ask(type: Exclude<ModalType, "inactive">, message?: ModalMessage) {
  const shop = createTestServices();
  await renderWithServices(<ModalHost />, { shop, isLoggedIn: true });
  await act(async () => {
    shop.services.modal.set(type, message);
    await shop.services.account.load();
    await shop.settle();
  });
  return shop;
}

test.each(ACCOUNT_DIALOGS)(
  "[MODAL-01] [MODAL-04] $type opens '$name', alone, with the way to the contact form",
  async ({ type, name, message }) => {
    const { services } = await ask(type, message);
    expect(await screen.findByRole("dialog", { name })).toBeTruthy();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: /click here/i }));
    expect(services.modal.getState().type).toBe("contact");
  },
);

test("[MODAL-02] one dialog of the account takes another's place, and Esc closes it and clears what it was opened with", async () => {
  const { services } = await ask("profile");
  await act(async () => services.modal.set("rate", { rating: { product: "faMicAlign", before: null } }));
  expect(await screen.findByRole("dialog", { name: "Rate Product" })).toBeTruthy();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  expect(services.modal.getState()).toEqual({ type: "inactive", message: null });
});

test("[AUTH-17] the timeout dialog leads back to the login", async () => {
  const { services } = await ask("timeout");
  await userEvent.click(await screen.findByRole("button", { name: "Login Again" }));
  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "account" } });
});

test("[ROUTE-15] an unsubscribe link opens its dialog for the address in it, wherever it points, and makes no call before the press", async () => {
  history.replaceState(null, "", "/shop?action=unsubscribe&id=YUBiLmM&key=k1");
  const shop = createTestServices();
  await renderWithServices(<LaterSurfaces />, { path: "/shop", shop });
  expect(location.href).toBe(`${location.origin}/shop`);
  const dialog = await screen.findByRole("dialog", { name: "Unsubscribe" });
  expect(dialog.textContent).toContain("a@b.c");
  expect(shop.environment.host.requestsOf("updateNewsletterSettings")).toEqual([]);
});

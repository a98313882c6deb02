// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { ModalHost } from "../modal-host.tsx";
import type { ModalMessage, ModalType } from "../modal-store.ts";

// Fetched when the first dialog is asked for, which on a busy machine takes longer than a part is waited for.
beforeAll(() => import("./account-dialogs.tsx"), 120_000);
afterEach(cleanup);

async function ask(type: Exclude<ModalType, "inactive">, message?: ModalMessage) {
  const shop = createTestServices();
  shop.environment.host.reply("redeemProduct", valid({ csrf_token: "s" }), valid({ products: ["faMicAlign"] }));
  await renderWithServices(<ModalHost />, { shop, isLoggedIn: true });
  await act(async () => {
    shop.services.modal.set(type, message);
    await shop.services.account.load();
    await shop.settle();
  });
  const advance = (ms: number) => act(() => shop.environment.clock.advanceAsync(ms));
  return { ...shop, advance };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function redeem() {
  const shop = await ask("redeem");
  await userEvent.type(await screen.findByRole("textbox", { name: "Redeem code" }), "K7R2M4XQ9TW8N3PB5J6HC2D4F");
  await press("Redeem code");
  await act(shop.settle);
  expect(screen.getByText("faMicAlign")).toBeTruthy();
  return shop;
}

async function rate() {
  const shop = await ask("rate", { rating: { product: "faMicAlign", before: null } });
  await userEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
  await press("Send rating");
  await act(shop.settle);
  return shop;
}

test.each([
  ["ACCT-05", redeem, 30_000, "redeem"],
  ["ACCT-10", rate, 10_000, "rate"],
] as const)(
  "[%s] when its time is over, the dialog closes and the page is loaded again",
  async (_id, act, ms, shown) => {
    const { services, environment, advance } = await act();
    await advance(ms - 1);
    expect([environment.countReloads(), services.modal.getState().type]).toEqual([0, shown]);
    await advance(1);
    expect([environment.countReloads(), services.modal.getState().type]).toEqual([1, "inactive"]);
  },
);

test.each([
  ["ACCT-05", redeem],
  ["ACCT-10", rate],
] as const)("[%s] after Keep open the page is loaded again when the dialog is closed", async (_id, act) => {
  const { services, environment, advance } = await act();
  await press("Keep open");
  await advance(600_000);
  expect(environment.countReloads()).toBe(0);
  await userEvent.keyboard("{Escape}");
  expect([environment.countReloads(), services.modal.getState().type]).toEqual([1, "inactive"]);
});

test("[ACCT-05] a dialog that is closed before anything was redeemed leaves the page as it is", async () => {
  const { environment } = await ask("redeem");
  await userEvent.keyboard("{Escape}");
  expect(environment.countReloads()).toBe(0);
});

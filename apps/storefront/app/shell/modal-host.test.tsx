// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { ModalHost } from "./modal-host.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

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

test("a started download is thanked for, with a direct link", async () => {
  const { services } = await renderWithServices(<ModalHost />);
  const download = {
    productName: "faMicAlign",
    productPath: "/products/plugins/famicalign",
    fileName: "famicalign-win.zip",
    url: "/files/famicalign-win.zip?signature=1",
  };
  await act(async () => services.modal.set("download", { download }));
  expect(await screen.findByRole("dialog", { name: "Thank You for Downloading!" })).toBeTruthy();
  const direct = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(direct).toContain(download.url);
  await expectAccessible();
});

test("[ROUTE-15] a reset link takes its secrets out of the address bar and opens the contact dialog with its subject", async () => {
  history.replaceState(null, "", "/account?x=1&action=reset&id=i1&key=k1");
  await renderWithServices(<ModalHost />, { path: "/account" });
  expect(location.href).toBe(`${location.origin}/account?x=1`);
  const subject = await screen.findByLabelText<HTMLInputElement>(/Subject/);
  expect(subject.value).toBe("I forgot my password");
});

// @vitest-environment jsdom
import { UiProvider } from "@shop/ui";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { type AuthWorld, buildAuthWorld, RESET_LINK } from "../../testing/index.ts";
import { AuthProvider } from "../provider/auth-provider.tsx";
import { ShowReset } from "./show-reset.tsx";

afterEach(cleanup);

type Link = { readonly id: string | null; readonly key: string | null };

async function show({ link = RESET_LINK, before }: { link?: Link; before?: (world: AuthWorld) => void } = {}) {
  const world = buildAuthWorld();
  before?.(world);
  const reported: string[] = [];
  render(
    <UiProvider clock={world.clock}>
      <AuthProvider auth={world.auth} signIn={world.signIn} contact={world.contact}>
        <ShowReset
          world={world}
          link={link}
          onClose={() => reported.push("close")}
          onDone={(address) => reported.push(`done ${address}`)}
          onRequest={() => reported.push("request")}
          onContact={() => reported.push("contact")}
        />
      </AuthProvider>
    </UiProvider>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Reset Password" });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { world, reported, dialog, user, press };
}

test("[AUTH-15] [MODAL-05] the form asks twice, with meter and a way to show each; pressing its button sets the password", async () => {
  const { world, reported, user, press } = await show();
  const password = await screen.findByLabelText<HTMLInputElement>("New password");
  const again = screen.getByLabelText<HTMLInputElement>("New password, again");
  expect(document.activeElement).toBe(password);
  for (const field of [password, again]) {
    expect([field.type, field.required, field.autocomplete]).toEqual(["password", true, "new-password"]);
  }
  expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(2);
  await expectNoAxeViolations();
  await user.type(password, "Measured-Room-43");
  expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toBe("perfect");
  await user.type(again, "Measured-Room-43");
  expect(world.passwordGateway.passwords).toEqual([]);
  await press("Set new password");
  expect(world.passwordGateway.passwords).toEqual(["Measured-Room-43"]);
  expect(reported).toEqual(["done ada@example.com"]);
});

test("[AUTH-15] what is wrong with the passwords is said at the field, which gets the focus", async () => {
  const { user, press } = await show();
  const password = await screen.findByLabelText("New password");
  const again = screen.getByLabelText("New password, again");
  await user.type(password, "short");
  await user.type(again, "shore");
  await press("Set new password");
  expect(screen.getByText("Passwords do not match!")).toBeTruthy();
  expect([document.activeElement, again.getAttribute("aria-invalid")]).toEqual([again, "true"]);
  await user.type(again, "{Backspace}t");
  await press("Set new password");
  expect(screen.getByText("Please enter a password that is at least 8 characters long.")).toBeTruthy();
  expect(document.activeElement).toBe(password);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await expectNoAxeViolations();
});

test.each([
  [{ id: null, key: "k1" }, "Invalid or expired link. Please request a new link."],
  [{ id: "r1", key: "old" }, "This password reset link has expired. Please request a new link."],
])("[AUTH-15] the link %j opens no form, but the way to a new one", async (link, text) => {
  const { reported, press } = await show({ link });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(text));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Request a new link" }));
  await expectNoAxeViolations();
  await press("Request a new link");
  expect(reported).toEqual(["request"]);
});

test("[AUTH-15] a link that couldn't be checked says so, and can be tried again", async () => {
  const { press } = await show({
    before: ({ passwordGateway }) => passwordGateway.failNext("prepareReset", { code: "api.timeout" }),
  });
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("An error occurred. Please try again later."),
  );
  await press("Try again");
  expect(await screen.findByLabelText("New password")).toBeTruthy();
});

test("[AUTH-15] a password that couldn't be set is reported, and stays typed", async () => {
  const { user, press, reported } = await show({
    before: ({ passwordGateway }) => passwordGateway.failNext("resetPassword", { code: "api.unreachable" }),
  });
  await user.type(await screen.findByLabelText("New password"), "Measured-Room-43");
  await user.type(screen.getByLabelText("New password, again"), "Measured-Room-43{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("An error occurred. Please try again later."),
  );
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Measured-Room-43");
  await expectNoAxeViolations();
  await press("Set new password");
  expect(reported).toEqual(["done ada@example.com"]);
});

test("[MODAL-03] [MODAL-04] Esc closes it, and its foot leads to the contact dialog", async () => {
  const { user, reported, press } = await show();
  await screen.findByLabelText("New password");
  await user.keyboard("{Escape}");
  await press("click here");
  expect(reported).toEqual(["close", "contact"]);
});

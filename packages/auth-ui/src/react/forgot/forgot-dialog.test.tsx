// @vitest-environment jsdom
import { UiProvider } from "@shop/ui";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { buildAuthWorld } from "../../testing/index.ts";
import { AuthProvider } from "../provider/auth-provider.tsx";
import { ShowForgot } from "./show-forgot.tsx";

afterEach(cleanup);

async function show(emailAddress = "ada@example.com") {
  const world = buildAuthWorld();
  const reported: string[] = [];
  render(
    <UiProvider clock={world.clock}>
      <AuthProvider auth={world.auth} signIn={world.signIn} contact={world.contact}>
        <ShowForgot
          world={world}
          emailAddress={emailAddress}
          onClose={() => reported.push("close")}
          onBack={(address) => reported.push(`back ${address}`)}
          onContact={() => reported.push("contact")}
        />
      </AuthProvider>
    </UiProvider>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Forgot Password" });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { world, reported, dialog, user, press };
}

const SENT =
  "Password reset mail sent. Please check your inbox and follow the instructions to reset your password. This window will close automatically in 30 seconds.";

test("[AUTH-14] the dialog says where the mail goes, sends it, and counts down to the login", async () => {
  const { world, reported, dialog, press } = await show();
  expect(dialog.textContent).toContain("ada@example.com");
  expect(screen.queryByRole("textbox")).toBeNull();
  await expectNoAxeViolations();
  await press("Send Password Reset Email");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain(SENT));
  expect(world.passwordGateway.mailedTo).toEqual(["ada@example.com"]);
  expect(screen.getByRole("timer").textContent).toBe("0:30");
  expect(dialog.contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
  act(() => world.clock.advance(29_000));
  expect([screen.getByRole("timer").textContent, reported]).toEqual(["0:01", []]);
  act(() => world.clock.advance(1_000));
  expect(reported).toEqual(["back ada@example.com"]);
});

test.each([
  ["Keep open", async ({ press }: Awaited<ReturnType<typeof show>>) => press("Keep open")],
  ["any key", async ({ user }: Awaited<ReturnType<typeof show>>) => user.keyboard("{Shift}")],
  [
    "a press anywhere in it",
    async ({ user }: Awaited<ReturnType<typeof show>>) => user.click(screen.getByText(/^Password reset mail sent/)),
  ],
])("[A11Y-03] %s stops the countdown, and the focus stays in the dialog", async (_name, stop) => {
  const shown = await show();
  await shown.press("Send Password Reset Email");
  await screen.findByRole("timer");
  await stop(shown);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByText(/^Password reset mail sent\..* This window stays open\.$/)).toBeTruthy();
  expect(screen.queryByText(/will close automatically/)).toBeNull();
  expect(shown.dialog.contains(document.activeElement)).toBe(true);
  act(() => shown.world.clock.advance(600_000));
  expect(shown.reported).toEqual([]);
  await shown.press("Back to Login");
  expect(shown.reported).toEqual(["back ada@example.com"]);
});

test("[AUTH-14] without a known address it asks for one, and says at the field what is wrong with it", async () => {
  const { user, press, world } = await show("");
  const field = screen.getByRole("textbox", { name: "Email address" });
  expect(document.activeElement).toBe(field);
  await user.type(field, "ada@");
  await press("Send Password Reset Email");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Please enter a valid email address.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
  await user.type(field, "example.com{Enter}");
  await screen.findByRole("timer");
  expect(world.passwordGateway.mailedTo).toEqual(["ada@example.com"]);
});

test("[AUTH-14] a mail that couldn't be sent is reported, and one press leads to the login", async () => {
  const { world, press, reported } = await show();
  world.passwordGateway.failNext("sendResetMail", { code: "api.unreachable" });
  await press("Send Password Reset Email");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "An unexpected error occurred while sending the password reset email.",
    ),
  );
  await expectNoAxeViolations();
  await press("Back to Login");
  expect(reported).toEqual(["back ada@example.com"]);
});

test("[MODAL-03] [MODAL-04] Esc closes it, and its foot leads to the contact dialog", async () => {
  const { user, reported, press } = await show();
  await user.keyboard("{Escape}");
  await press("click here");
  expect(reported).toEqual(["close", "contact"]);
});

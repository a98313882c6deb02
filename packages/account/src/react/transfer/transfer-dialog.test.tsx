// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { renderDesk } from "../stories/render-desk.tsx";
import { TransferDialog } from "./transfer-flow.tsx";

afterEach(cleanup);

async function show(services = 1) {
  const reported: string[] = [];
  const shown = await renderDesk({
    children: (
      <TransferDialog
        open
        product="faMicAlign"
        licenceId="l1"
        services={services}
        serviceHref="/products/licence-transfer"
        onTransferred={() => reported.push("transferred")}
        onClose={() => reported.push("close")}
        footer={
          <button type="button" onClick={() => reported.push("contact")}>
            click here
          </button>
        }
      />
    ),
  });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, reported, press };
}

test("[ACCT-11] recipient, question, end: the licence is transferred, and the focus follows", async () => {
  const { user, press, reported, world } = await show();
  expect(screen.getByRole("dialog", { name: "Transfer Licence" }).textContent).toContain(
    "1 left; this transfer uses one",
  );
  expect(screen.getByText(/^A recipient without an account has 14 days to create one\./)).toBeTruthy();
  const field = screen.getByRole("textbox", { name: "Email address of the recipient" });
  await user.type(field, "ada@example.com");
  await press("Continue");
  expect(screen.getByText("This is your own address. Please enter the address of the recipient.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
  await user.clear(field);
  await user.type(field, "grace@example.com{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go back" }));
  expect(screen.getByText("grace@example.com")).toBeTruthy();
  await expectNoAxeViolations();
  await press("Transfer licence");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("is on its way to grace@example.com"));
  const given = { product: "faMicAlign", licenceId: "l1", recipientEmail: "grace@example.com" };
  expect(world.accountGateway.calls).toEqual([{ name: "licences.transfer", given }]);
  expect(reported).toEqual(["transferred"]);
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
});

test("[ACCT-11] back from the question, and after a failure, the focus is in the recipient's field", async () => {
  const { user, press, world } = await show();
  const field = () => screen.getByRole("textbox", { name: "Email address of the recipient" });
  await user.type(field(), "grace@example.com{Enter}");
  await press("Go back");
  expect(document.activeElement).toBe(field());
  await press("Continue");
  world.accountGateway.failNext("licences.transfer", { code: "api.unreachable" });
  await press("Transfer licence");
  expect(await screen.findByText(/could not be transferred/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test("[ACCT-11] without a transfer service it leads to one and has no field", async () => {
  await show(0);
  expect(screen.queryByRole("textbox")).toBeNull();
  const link = screen.getByRole("link", { name: "To the licence transfer service" });
  expect(link.getAttribute("href")).toBe("/products/licence-transfer");
  await expectNoAxeViolations();
});

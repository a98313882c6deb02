// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { GOOD_CODE } from "../../testing/index.ts";
import { renderDesk } from "../stories/render-desk.tsx";
import { RedeemDialog, RedeemFlow } from "./redeem-flow.tsx";

afterEach(cleanup);

async function show() {
  const reported: string[] = [];
  const shown = await renderDesk({
    children: (
      <RedeemDialog
        open
        onClose={() => reported.push("close")}
        onReload={() => reported.push("reload")}
        footer={
          <button type="button" onClick={() => reported.push("contact")}>
            click here
          </button>
        }
        onRedeemed={(products) => reported.push(products.join(", "))}
      />
    ),
  });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Redeem code" });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, reported, field, press };
}

test("[ACCT-05] a pasted code is grouped and redeemed, its products are named, and after 30 seconds the page reloads", async () => {
  const { user, field, reported, press, world } = await show();
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
  await user.paste(` ${GOOD_CODE.toLowerCase().replaceAll("-", " ")}`);
  expect(field.value).toBe(GOOD_CODE);
  await press("Redeem code");
  expect(await screen.findByText("faIR Modern Rock")).toBeTruthy();
  expect(reported).toEqual(["faMicAlign, faIR Modern Rock"]);
  expect(screen.getByRole("timer").textContent).toBe("0:30");
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
  act(() => world.clock.advance(29_999));
  expect(reported).toHaveLength(1);
  act(() => world.clock.advance(1));
  expect(reported.at(-1)).toBe("reload");
});

test("[ACCT-05] the caret stays where the typing is, also in the middle of a code", async () => {
  const { user, field } = await show();
  await user.type(field, "ab12cd");
  expect(field.value).toBe("AB12C-D");
  await user.type(field, "x", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field.value, field.selectionStart]).toEqual(["ABX12-CD", 3]);
});

test("[ACCT-05] a malformed code is reported at its field, which has the focus", async () => {
  const { user, field, press } = await show();
  await user.type(field, "ab12");
  await press("Redeem code");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/^Invalid redeem code format\./)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
});

test("[A11Y-03] Keep open stops the time; the reload waits for the closing", async () => {
  const { user, reported, press, world } = await show();
  await user.paste(GOOD_CODE);
  await press("Redeem code");
  await screen.findByRole("timer");
  await press("Keep open");
  act(() => world.clock.advance(600_000));
  expect(screen.queryByRole("timer")).toBeNull();
  expect(reported).toHaveLength(1);
  await user.keyboard("{Escape}");
  expect(reported.at(-1)).toBe("reload");
});

test("[MODAL-03] [MODAL-04] before a code was redeemed Esc only closes it, and its foot leads to the contact dialog", async () => {
  const { user, reported, press } = await show();
  await user.keyboard("{Escape}");
  await press("click here");
  expect(reported).toEqual(["close", "contact"]);
});

test("[ACCT-05] on a page nothing counts down, and a link leads to the account", async () => {
  const { user } = await renderDesk({ children: <RedeemFlow presentation="page" onRedeemed={() => undefined} /> });
  await user.click(screen.getByRole("textbox", { name: "Redeem code" }));
  await user.paste(GOOD_CODE);
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("link", { name: "To your account" })).getAttribute("href")).toBe("/account");
  expect([screen.queryByRole("timer"), screen.queryByText("This window stays open.")]).toEqual([null, null]);
  await expectNoAxeViolations();
});

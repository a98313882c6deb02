// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPortal } from "react-dom";
import { expect, test, vi } from "vitest";
import { describeDialogFrame } from "./dialog-frame.contract.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

describeDialogFrame("the Radix frame", DialogFrame);

test("[MODAL-03] the Radix frame keeps Tab inside, in both directions", async () => {
  render(
    <>
      <button type="button">Outside</button>
      <DialogFrame open onClose={() => undefined} title="Sign in">
        <input aria-label="Name" />
      </DialogFrame>
    </>,
  );
  const dialog = screen.getByRole("dialog");
  for (const options of [{}, {}, {}, { shift: true }, { shift: true }, { shift: true }]) {
    await userEvent.tab(options);
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test("[MODAL-03] the Radix frame writes no style element, which a strict policy would block", () => {
  const styles = () => [...document.querySelectorAll("style")].map((style) => style.textContent);
  const before = styles();
  render(
    <DialogFrame open onClose={() => undefined} title="Sign in">
      Text
    </DialogFrame>,
  );
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(styles()).toEqual(before);
});

/** A provider's script that covers the page, as a bank's second step does. */
function coverPage() {
  const cover = document.body.appendChild(document.createElement("div"));
  cover.innerHTML = "<button>Complete authentication</button>";
  return cover;
}

test("a dialog in the page leaves what comes later above it within reach, and closes only by its own backdrop", async () => {
  const onClose = vi.fn();
  render(
    <DialogFrame open onClose={onClose} title="Secure checkout" layer="page">
      <input aria-label="Card" />
    </DialogFrame>,
  );
  const cover = coverPage();
  const button = within(cover).getByRole("button", { name: "Complete authentication" });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(onClose).not.toHaveBeenCalled();
  cover.remove();
  await userEvent.click(document.querySelector(".shop-dialog__backdrop") as Element);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a press on what another part renders into the dialog doesn't close it", async () => {
  const onClose = vi.fn();
  render(
    <DialogFrame open onClose={onClose} title="Sign in">
      <input aria-label="Name" />
    </DialogFrame>,
  );
  render(createPortal(<button type="button">Stay logged in</button>, screen.getByRole("dialog")));
  await userEvent.click(screen.getByRole("button", { name: "Stay logged in" }));
  expect(onClose).not.toHaveBeenCalled();
});

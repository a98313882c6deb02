// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeDialogFrame } from "./dialog-frame.contract.tsx";
import { RadixDialogFrame } from "./radix-dialog-frame.tsx";

describeDialogFrame("the Radix frame", RadixDialogFrame);

test("[MODAL-03] the Radix frame keeps Tab inside, in both directions", async () => {
  render(
    <>
      <button type="button">Outside</button>
      <RadixDialogFrame open onClose={() => undefined} title="Sign in">
        <input aria-label="Name" />
      </RadixDialogFrame>
    </>,
  );
  const dialog = screen.getByRole("dialog");
  for (const options of [{}, {}, {}, { shift: true }, { shift: true }, { shift: true }]) {
    await userEvent.tab(options);
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeDialogFrame, Row } from "./dialog-frame.contract.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

describeDialogFrame("the native frame", DialogFrame);

test("[MODAL-03] the native frame that took the place of another gives the focus back to what opened that one", async () => {
  render(<Row frame={DialogFrame} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await screen.findByRole("dialog", { name: "Second" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
});

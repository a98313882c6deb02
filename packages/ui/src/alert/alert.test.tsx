// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { Alert, type AlertType } from "./alert.tsx";

afterEach(cleanup);

test.each<[AlertType, "alert" | "status", string]>([
  ["error", "alert", "Error"],
  ["warning", "alert", "Warning"],
  ["success", "status", "Done"],
  ["info", "status", "Note"],
])("[MODAL-06] %s is announced as %s and carries its word and a sign", async (type, role, word) => {
  render(<Alert type={type}>The mail is on its way.</Alert>);
  expect(screen.getByRole(role).textContent).toBe(`${word} The mail is on its way.`);
  expect(document.querySelector(".shop-alert svg")).toBeTruthy();
  await expectNoAxeViolations();
});

test("it can be closed where its owner allows it", async () => {
  const onClose = vi.fn();
  render(
    <Alert type="info" onClose={onClose}>
      Note this.
    </Alert>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

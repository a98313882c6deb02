// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { TestPaymentsNote } from "./test-payments-note.tsx";

afterEach(cleanup);

test("a production shop whose payments are a test says so", async () => {
  await renderWithServices(<TestPaymentsNote />, { facts: { saysTestPayments: true } });
  expect(screen.getByRole("note").textContent).toBe("Payments in this shop are a test: no money is taken.");
  await expectAccessible();
});

test("any other shop says nothing of it", async () => {
  await renderWithServices(<TestPaymentsNote />);
  expect(screen.queryByRole("note")).toBeNull();
});

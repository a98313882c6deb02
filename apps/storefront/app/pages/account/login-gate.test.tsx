// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { LoginGate } from "./login-gate.tsx";
import { accountPageTexts } from "./messages/index.ts";

const scrolledTo: unknown[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal("scrollTo", (place: unknown) => scrolledTo.push(place));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXTS = { ...accountPageTexts.en, loginTitle: "Log in to continue", login: "Log in" };

/** A page that loses its login, and with it what was pressed. */
function Page() {
  const [isNeeded, setIsNeeded] = useState(false);
  return (
    <main tabIndex={-1}>
      {!isNeeded && (
        <button type="button" onClick={() => setIsNeeded(true)}>
          End
        </button>
      )}
      <LoginGate texts={TEXTS} places={TEXTS} isNeeded={isNeeded} />
    </main>
  );
}

test("[A11Y-02] where the gate takes the page's place it is read from its beginning, and the focus isn't lost", async () => {
  await renderWithServices(<Page />, { isConnected: false, path: "/account" });
  expect(scrolledTo).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "End" }));
  expect(screen.getByRole("heading", { name: "Log in to continue" })).toBeTruthy();
  expect(scrolledTo).toEqual([{ top: 0 }]);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("[ACCT-01] the gate says what an account holds, and what its prices are", async () => {
  await renderWithServices(<LoginGate texts={TEXTS} places={TEXTS} isNeeded />, {
    isConnected: false,
    path: "/account",
  });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Licences and downloads",
    "Updates",
    "Orders and invoices",
    "Devices and transfer",
  ]);
  expect(screen.getByText(/^Log in for 15% of the regular price off everything/)).toBeTruthy();
  await expectAccessible();
});

// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { LoginGate } from "./login-gate.tsx";

const scrolledTo: unknown[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal("scrollTo", (place: unknown) => scrolledTo.push(place));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXTS = {
  loginTitle: "Log in to continue",
  loginText: "This page is yours alone.",
  login: "Log in",
  loginNeedsScripts: "",
};

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
      <LoginGate texts={TEXTS} isNeeded={isNeeded} />
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

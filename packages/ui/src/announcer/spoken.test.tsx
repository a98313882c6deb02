// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Alert } from "../alert/alert.tsx";
import { DialogFrame } from "../dialog-frame/dialog-frame.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { listenTo } from "../testing/listen-to.ts";
import { Announcer } from "./announcer.tsx";
import { Spoken } from "./spoken.tsx";

afterEach(cleanup);

test.each([
  [
    "an alert",
    <Alert key="a" type="error">
      The mail is lost.
    </Alert>,
    "Error The mail is lost.",
  ],
  [
    "a page that failed",
    <ErrorState key="b" title="The list did not arrive" safe="Nothing was charged." />,
    "The list did not arrive Nothing was charged.",
  ],
  [
    "a refusal",
    <Spoken key="c" urgency="alert">
      This coupon is over.
    </Spoken>,
    "This coupon is over.",
  ],
])("[A11Y-06] %s is inserted once, into a region that was in the page before it", (_what, part, words) => {
  const { rerender } = render(<Announcer>{null}</Announcer>);
  const region = screen.getByRole("alert");
  const { heard } = listenTo(region);
  rerender(<Announcer>{part}</Announcer>);
  rerender(<Announcer>{part}</Announcer>);
  expect(screen.getByRole("alert")).toBe(region);
  expect(heard()).toEqual([words]);
  rerender(<Announcer>{null}</Announcer>);
  expect(region.textContent).toBe("");
});

test("[A11Y-06] words that change are said again, and a second text doesn't repeat the first", () => {
  const { rerender } = render(<Announcer>{null}</Announcer>);
  const { added } = listenTo(screen.getByRole("status"));
  rerender(
    <Announcer>
      <Spoken>Prices are being changed</Spoken>
    </Announcer>,
  );
  rerender(
    <Announcer>
      <Spoken>Prices are being changed</Spoken>
      <Spoken>You are offline</Spoken>
    </Announcer>,
  );
  rerender(
    <Announcer>
      <Spoken>Prices are in yen now</Spoken>
      <Spoken>You are offline</Spoken>
    </Announcer>,
  );
  expect(added()).toEqual(["Prices are being changed", "You are offline", "Prices are in yen now"]);
});

test("[A11Y-06] what comes with the server's page is read with the page: only its change is said", async () => {
  const page = (text: string) => (
    <Announcer>
      <Alert type="info">{text}</Alert>
    </Announcer>
  );
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(page("We look for your payment."));
  expect(host.textContent).toContain("We look for your payment.");
  const root = await act(async () => hydrateRoot(host, page("We look for your payment.")));
  expect(screen.getByRole("status").textContent).toBe("");
  await act(async () => root.render(page("It has arrived.")));
  expect(screen.getByRole("status").textContent).toBe("Note It has arrived.");
  await act(async () => root.unmount());
  host.remove();
});

test("[A11Y-06] in a dialog it is said inside the dialog, which makes the page around it inert", () => {
  const page = (part: ReactNode) => (
    <Announcer>
      <DialogFrame open onClose={() => {}} title="Log in">
        {part}
      </DialogFrame>
    </Announcer>
  );
  const { rerender } = render(page(null));
  const region = screen.getByRole("dialog").querySelector("[role=alert]");
  expect(region?.textContent).toBe("");
  rerender(page(<Alert type="error">The password is wrong.</Alert>));
  expect(region?.textContent).toBe("Error The password is wrong.");
  expect(screen.getAllByRole("alert").filter((one) => one.textContent !== "")).toEqual([region]);
});

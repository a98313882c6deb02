// @vitest-environment jsdom
import type { JournalEntry } from "@shop/tracking/store";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { DevEventsPage } from "./dev-events-page.tsx";
import { loader } from "./dev-events-route.tsx";
import { fateInWords, hasArrived, lampOf } from "./fate-in-words.ts";
import { devEventsTexts } from "./messages/index.ts";

afterEach(cleanup);

async function renderInspector() {
  const shop = await renderWithServices(<DevEventsPage texts={devEventsTexts.en} />, { path: "/dev/events" });
  await screen.findByRole("heading", { name: "No events yet" });
  // Tracking does its work in tasks of its own.
  const raise = async (term: string) => {
    act(() => shop.page.events.raise({ name: "search", data: { term } }));
    await screen.findAllByText("no consent");
  };
  return { ...shop, raise };
}

test("[TRACK-06] without consent every event is listed with why it went nowhere, and its data on a press", async () => {
  const { raise } = await renderInspector();
  await raise("gate");
  const row = screen.getByText("search", { selector: "summary *" }).closest("li");
  if (!row) throw new Error("no row");
  expect(within(row).getAllByText("no consent")).toHaveLength(2);
  expect(within(row).getByText("not meant for it")).toBeTruthy();
  expect(row.querySelector("pre")?.textContent).toBe('{\n  "term": "gate"\n}');
  expect(within(row).getByText("Tab 1")).toBeTruthy();
  expect(screen.getAllByText("1 event")).toHaveLength(2);
  await expectAccessible();
});

test("the list can be narrowed to what was delivered or held back, and emptied", async () => {
  const { raise } = await renderInspector();
  await raise("gate");
  await userEvent.click(screen.getByRole("button", { name: "Delivered" }));
  expect(screen.getByText("No event fits this choice.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Held back" }));
  expect(screen.getAllByText("no consent")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Clear the list" }));
  expect(screen.getByRole("heading", { name: "No events yet" })).toBeTruthy();
});

test("the inputs say what is chosen and who is there, and the patch bay where each event goes", async () => {
  await renderInspector();
  expect(screen.getAllByText("not chosen")).toHaveLength(2);
  expect(screen.getByText("logged out")).toBeTruthy();
  const row = screen.getByRole("row", { name: /^purchase / });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.lastElementChild?.textContent),
  ).toEqual(["shop", "trackPurchase", "purchase"]);
});

test.each([
  [{ kind: "sent" }, "arrived", "delivered"],
  [{ kind: "byServer" }, "arrived", "reported by the server"],
  [{ kind: "waiting" }, "waiting", "waits for the next batch"],
  [{ kind: "duplicate" }, "held", "duplicate within 2 s"],
  [{ kind: "noTag" }, "held", "no tag on the page"],
  [{ kind: "refused", reason: "accountChanged" }, "held", "another account"],
  [{ kind: "failed", reason: "api.timeout" }, "failed", "failed: api.timeout"],
  [undefined, "none", "not meant for it"],
] as const)("%o is shown as %s: %s", (fate, lamp, words) => {
  const text = (key: keyof typeof devEventsTexts.en, params: object = {}) =>
    String(devEventsTexts.en[key]).replace("{reason}", "reason" in params ? String(params.reason) : "");
  expect([lampOf(fate), fateInWords(fate, text)]).toEqual([lamp, words]);
  const entry = { fates: { activity: fate } } as unknown as JournalEntry;
  expect(hasArrived(entry)).toBe(lamp === "arrived" || lamp === "waiting");
});

test.each([
  ["demo", 200],
  ["production", 404],
] as const)("in %s the page is a %i", async (mode, status) => {
  const args = { context: buildStorefrontContext({ mode }), request: new Request("https://shop.example/dev/events") };
  const answer = await Promise.resolve()
    .then(() => loader(args as never))
    .then(
      () => 200,
      (refused: { readonly init?: { readonly status?: number } }) => refused.init?.status,
    );
  expect(answer).toBe(status);
});

// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { renderDesk } from "../stories/render-desk.tsx";
import { RateDialog, type RateDialogProps } from "./rate-flow.tsx";

afterEach(cleanup);

async function show(props: Partial<RateDialogProps> = {}) {
  const reported: string[] = [];
  const shown = await renderDesk({
    children: (
      <RateDialog
        open
        product="faMicAlign"
        onClose={() => reported.push("close")}
        onReload={() => reported.push("reload")}
        footer={
          <button type="button" onClick={() => reported.push("contact")}>
            click here
          </button>
        }
        onRated={() => reported.push("rated")}
        {...props}
      />
    ),
  });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, reported, press };
}

test("[ACCT-10] stars are chosen by keyboard, and the rating is sent; ten seconds later the page reloads", async () => {
  const { user, reported, press, world } = await show();
  expect(screen.getByRole("radiogroup", { name: "Stars" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "1 star" }));
  for (const name of ["2 stars", "3 stars", "4 stars"]) {
    await user.keyboard("{ArrowRight>}");
    expect(await screen.findByRole("radio", { name, checked: true })).toBe(document.activeElement);
    await user.keyboard("{/ArrowRight}");
  }
  await user.type(screen.getByRole("textbox", { name: /^Comment/ }), "Clear.");
  await expectNoAxeViolations();
  await press("Send rating");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("10 seconds"));
  const given = { product: "faMicAlign", stars: 4, comment: "Clear." };
  expect(world.accountGateway.calls).toEqual([{ name: "rating.rate", given }]);
  expect(reported).toEqual(["rated"]);
  await expectNoAxeViolations();
  act(() => world.clock.advance(9_999));
  expect(reported).toEqual(["rated"]);
  act(() => world.clock.advance(1));
  expect(reported).toEqual(["rated", "reload"]);
});

test("[ACCT-10] without stars it says so at the stars, which have the focus", async () => {
  const { press } = await show();
  await press("Send rating");
  const text = "You haven't rated yet. Please click on the stars to set a value between 1 and 5 stars.";
  expect(screen.getByText(text)).toBeTruthy();
  const group = screen.getByRole("radiogroup", { name: "Stars" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
});

test("[ACCT-10] an earlier rating is shown and can be changed; a required comment is requested", async () => {
  const { press, user } = await show({ own: { stars: 2, comment: "Hm." }, isCommentRequired: true });
  expect(screen.getByRole("radio", { name: "2 stars", checked: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "2 stars" }));
  const comment = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" });
  await user.clear(comment);
  await press("Change rating");
  expect(screen.getByText("Please provide a comment with your rating.")).toBeTruthy();
  expect(document.activeElement).toBe(comment);
});

test("[A11Y-03] Keep open stops the ten seconds", async () => {
  const { user, press, reported, world } = await show();
  await user.click(screen.getByRole("radio", { name: "5 stars" }));
  await press("Send rating");
  expect(screen.getByRole("status").textContent).toContain("closes by itself within 10 seconds");
  await press("Keep open");
  expect(screen.getByRole("status").textContent).not.toContain("closes by itself");
  act(() => world.clock.advance(60_000));
  expect(reported).toEqual(["rated"]);
  const [close] = screen.getAllByRole("button", { name: "Close" }).reverse();
  if (!close) throw new Error("the dialog has a Close button");
  await user.click(close);
  expect(reported).toEqual(["rated", "reload"]);
});

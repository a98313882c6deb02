// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { buildReviews } from "../../testing/index.ts";
import { renderDesk } from "../stories/render-desk.tsx";
import { ReviewList } from "./review-list.tsx";

afterEach(cleanup);

test("[CAT-05] reviews are read page by page, with stars, name and day", async () => {
  const { user } = await renderDesk({ children: <ReviewList product="faMicAlign" /> });
  expect(await screen.findAllByRole("article")).toHaveLength(5);
  expect(screen.getAllByRole("article")[0]?.textContent).toContain("5 of 5 stars");
  expect(screen.getByText("15 January 2026")).toBeTruthy();
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Show more reviews" }));
  expect(await screen.findAllByRole("article")).toHaveLength(7);
  expect(screen.queryByRole("button")).toBeNull();
});

test("[SAFE-16] a comment is text, whatever it contains", async () => {
  const [first] = buildReviews(1);
  if (!first) throw new Error("one review was asked for");
  const comment = "<img src=x onerror=alert(1)>\n<script>alert(2)</script>";
  await renderDesk({ account: { reviews: [{ ...first, comment }] }, children: <ReviewList product="faMicAlign" /> });
  expect((await screen.findByRole("article")).querySelector(".shop-reviews__comment")?.textContent).toBe(comment);
  expect(document.querySelector("img, script")).toBeNull();
});

test("a product that nobody has rated says so; reviews that can't be loaded can be requested again", async () => {
  await renderDesk({ account: { reviews: [] }, children: <ReviewList product="faMicAlign" /> });
  expect(await screen.findByText("Nobody has rated this product yet.")).toBeTruthy();
  cleanup();
  const { user } = await renderDesk({
    prepare: ({ accountGateway }) => accountGateway.failNext("reviews.list", { code: "api.timeout" }),
    children: <ReviewList product="faMicAlign" />,
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("article")).toHaveLength(5);
});

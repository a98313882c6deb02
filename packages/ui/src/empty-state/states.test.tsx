// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Badge } from "../badge/badge.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { Figure } from "../figure/figure.tsx";
import { Ridgelines } from "../ridgelines/ridgelines.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { EmptyState } from "./empty-state.tsx";

afterEach(cleanup);

test("an empty place says so under its own heading and offers one act", async () => {
  render(<EmptyState title="No downloads yet" headingLevel={3} action={<a href="/free">Hear what is free</a>} />);
  expect(screen.getByRole("heading", { name: "No downloads yet", level: 3 })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Hear what is free" })).toBeTruthy();
  await expectNoAxeViolations();
});

test("an error says what failed and what is safe at once, and can be tried again", async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="The list did not arrive" safe="Nothing was charged." onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toBe("The list did not arrive Nothing was charged.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeViolations();
});

test("what is loading says one word, however many shapes represent it", async () => {
  render(
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton width="half" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading");
  await expectNoAxeViolations();
});

test("a struck figure is marked up as no longer valid", async () => {
  render(
    <p>
      <Figure struck>129.00</Figure> <Figure live>89.00</Figure> <Badge tone="gain">Owned</Badge>
    </p>,
  );
  expect(screen.getByText("129.00").tagName).toBe("S");
  await expectNoAxeViolations();
});

test("a disclosure is the browser's own, and opens by its summary", async () => {
  render(<Disclosure summary="Which rates?">48 kHz</Disclosure>);
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(false);
  await userEvent.click(screen.getByText("Which rates?"));
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true);
  await expectNoAxeViolations();
});

test("ridgelines draw one line a measurement, light at most one, and have a name", async () => {
  const { container } = render(
    <Ridgelines
      lines={[
        [0, 1],
        [1, 0],
      ]}
      live={1}
      label="Two spectra"
    />,
  );
  expect(screen.getByRole("img", { name: "Two spectra" })).toBeTruthy();
  expect(container.querySelectorAll(".shop-ridgelines__line")).toHaveLength(2);
  expect(container.querySelectorAll("[data-live]")).toHaveLength(1);
  await expectNoAxeViolations();
});

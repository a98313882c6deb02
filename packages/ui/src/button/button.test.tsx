// @vitest-environment jsdom
import { createFakeClock } from "@shop/kernel/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, forwardRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type LinkProps, UiProvider } from "../provider/ui-provider.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { Button } from "./button.tsx";

afterEach(cleanup);

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(props, ref) {
  return <a {...props} ref={ref} data-by="router" />;
});

test("a press calls the owner, and doesn't submit the form around it", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Measure</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Measure" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a busy button keeps the focus, takes no press, submits nothing, and says what it does", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} busy={busy} busyLabel="Sending…">
        Send
      </Button>
    </form>
  );
  const { rerender, container } = render(view(false));
  screen.getByRole("button", { name: "Send" }).focus();
  rerender(view(true));
  const button = screen.getByRole("button", { name: "Sending…" });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("Sending…");
  await expectNoAxeViolations();
});

test("[A11Y-06] a button that is busy for longer than ten seconds is read once, by its label", () => {
  const clock = createFakeClock();
  const view = (busy: boolean) => (
    <UiProvider clock={clock}>
      <Button busy={busy} busyLabel="Sending…">
        Send
      </Button>
    </UiProvider>
  );
  const { rerender, container } = render(view(false));
  const said = () => container.querySelector("[aria-live=polite]")?.textContent;
  rerender(view(true));
  act(() => clock.advance(9999));
  expect(said()).toBe("Sending…");
  act(() => clock.advance(1));
  expect(said()).toBe("");
  expect(screen.getByRole("button", { name: "Sending…" })).toBeTruthy();
  rerender(view(false));
  rerender(view(true));
  expect(said()).toBe("Sending…");
});

test("with an address it is a link, drawn by the provider's link part", () => {
  render(
    <UiProvider link={RouterLink}>
      <Button href="/manual">Read the manual</Button>
    </UiProvider>,
  );
  const link = screen.getByRole("link", { name: "Read the manual" });
  expect(link.getAttribute("href")).toBe("/manual");
  expect(link.dataset.by).toBe("router");
});

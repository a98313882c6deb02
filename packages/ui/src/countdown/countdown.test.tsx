// @vitest-environment jsdom
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../provider/ui-provider.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { Countdown } from "./countdown.tsx";

afterEach(cleanup);

test("it counts down second by second on the clock it is given, and reports the end once", () => {
  const clock = createFakeClock();
  const onEnd = vi.fn();
  render(<Countdown label="Mail again" endsAtMs={FAKE_NOW_MS + 61_500} clock={clock} onEnd={onEnd} />);
  const timer = screen.getByRole("timer", { name: "Mail again" });
  expect(timer.textContent).toBe("1:02");
  act(() => clock.advance(500));
  expect(timer.textContent).toBe("1:01");
  act(() => clock.advance(61_000));
  expect([timer.textContent, timer.dataset.state]).toEqual(["0:00", "ended"]);
  act(() => clock.advance(60_000));
  expect(onEnd).toHaveBeenCalledOnce();
});

test("an end in the past is reported once, in strict mode too", () => {
  const onEnd = vi.fn();
  render(
    <StrictMode>
      <Countdown label="Offer" endsAtMs={FAKE_NOW_MS} clock={createFakeClock()} onEnd={onEnd} />
    </StrictMode>,
  );
  expect(onEnd).toHaveBeenCalledOnce();
});

test("[A11Y-06] it isn't read out every second", async () => {
  render(<Countdown label="Offer" format="days" endsAtMs={FAKE_NOW_MS + 90_061_000} clock={createFakeClock()} />);
  const timer = screen.getByRole("timer");
  expect(timer.getAttribute("aria-live")).toBe("off");
  expect(timer.textContent).toBe("01 Days01 Hours01 Minutes01 Seconds");
  await expectNoAxeViolations();
});

test.each([
  [2 * 86_400_000 + 4 * 3_600_000 + 671_000, "2d 04:11:11"],
  [59_000, "0d 00:00:59"],
])("[ENGAGE-09] %i ms read in one line as %s", (ms, text) => {
  render(<Countdown label="Offer" format="line" endsAtMs={FAKE_NOW_MS + ms} clock={createFakeClock()} />);
  expect(screen.getByRole("timer", { name: "Offer" }).textContent).toBe(text);
});

test("on the server it shows dashes, for the server's time isn't the shopper's", () => {
  const markup = renderToString(
    <UiProvider clock={createFakeClock()}>
      <Countdown label="Offer" endsAtMs={FAKE_NOW_MS + 5000} />
    </UiProvider>,
  );
  expect(markup).toContain("–:––");
});

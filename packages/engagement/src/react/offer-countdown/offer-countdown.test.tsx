// @vitest-environment jsdom
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { UiProvider } from "@shop/ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { engagementMessages } from "../../messages/index.ts";
import { EngagementProvider } from "../provider/engagement-provider.tsx";
import { OfferCountdown } from "./offer-countdown.tsx";

afterEach(cleanup);

const DAY_MS = 86_400_000;
const figures = () => screen.getByRole("timer").textContent;

test("[ENGAGE-09] it counts days, hours, minutes and seconds, and by default two days", () => {
  const clock = createFakeClock();
  render(<OfferCountdown clock={clock} />);
  expect(figures()).toBe("02 Days00 Hours00 Minutes00 Seconds");
  act(() => clock.advance(1000));
  expect(figures()).toBe("01 Days23 Hours59 Minutes59 Seconds");
});

test("[ENGAGE-09] its timer has a name and isn't announced each second", () => {
  render(<OfferCountdown clock={createFakeClock()} />);
  expect(screen.getByRole("timer", { name: "Until the offer ends" }).getAttribute("aria-live")).toBe("off");
});

test("[ENGAGE-09] paused it shows the same figures; going on, it shows the real time left", () => {
  const clock = createFakeClock();
  render(<OfferCountdown clock={clock} format="line" endsAtMs={FAKE_NOW_MS + DAY_MS} />);
  const pause = screen.getByRole("button", { name: "Pause the countdown", pressed: false });
  fireEvent.click(pause);
  act(() => clock.advance(60_000));
  expect([figures(), pause.getAttribute("aria-pressed")]).toEqual(["1d 00:00:00", "true"]);
  fireEvent.click(pause);
  expect(figures()).toBe("0d 23:59:00");
});

test("[ENGAGE-09] an offer that ends while it is shown ends once, even if it is paused", () => {
  const clock = createFakeClock();
  const onEnd = vi.fn();
  render(<OfferCountdown clock={clock} format="line" endsAtMs={FAKE_NOW_MS + 5000} onEnd={onEnd} />);
  fireEvent.click(screen.getByRole("button"));
  act(() => clock.advance(4999));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => clock.advance(1));
  expect([figures(), screen.getByText("This offer has ended.").tagName]).toEqual(["0d 00:00:00", "SPAN"]);
  expect(screen.queryByRole("button")).toBeNull();
  act(() => clock.advance(DAY_MS));
  expect(onEnd).toHaveBeenCalledOnce();
});

test("[ENGAGE-09] an end further away than any timer reaches isn't taken for over", () => {
  const clock = createFakeClock();
  const onEnd = vi.fn();
  const shortTimers = {
    nowMs: clock.nowMs,
    after: (ms: number, call: () => void) => clock.after(Math.min(ms, 1000), call),
  };
  render(<OfferCountdown clock={shortTimers} endsAtMs={FAKE_NOW_MS + 5000} onEnd={onEnd} />);
  act(() => clock.advance(4000));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => clock.advance(1000));
  expect(onEnd).toHaveBeenCalledOnce();
});

test("[ENGAGE-09] the server's time counts where a browser's clock is wrong by a day", () => {
  render(
    <OfferCountdown clock={createFakeClock()} format="line" offsetMs={-DAY_MS} endsAtMs={FAKE_NOW_MS + 3_600_000} />,
  );
  expect(figures()).toBe("1d 01:00:00");
});

test.each([
  ["en", "Ends 1 February 2026 at 17:00 UTC"],
  ["de", "Endet am 1. Februar 2026 um 17:00 UTC"],
  ["ja", "終了日時：2026年2月1日 17:00 UTC"],
] as const)(
  "[ENGAGE-09] in %s the server's page has the end in words, for readers without scripts",
  (locale, words) => {
    const markup = renderToString(
      <UiProvider clock={createFakeClock()}>
        <EngagementProvider messages={engagementMessages[locale]} locale={locale}>
          <OfferCountdown endsAtMs={Date.parse("2026-02-01T17:00:00Z")} />
        </EngagementProvider>
      </UiProvider>,
    );
    expect(markup).toContain(`dateTime="2026-02-01T17:00:00.000Z">${words}</time>`);
  },
);

test("[ENGAGE-09] the end is written in the offer's time zone, with its name", () => {
  const endsAtMs = Date.parse("2026-02-01T17:00:00Z");
  render(<OfferCountdown clock={createFakeClock()} endsAtMs={endsAtMs} timeZone="Europe/Berlin" />);
  expect(screen.getByText(/^Ends/).textContent).toBe("Ends 1 February 2026 at 18:00 CET");
});

test("[ENGAGE-09] in a line the end in words is in the server's page alone: a browser that counts writes no date", () => {
  const countdown = (
    <OfferCountdown clock={createFakeClock()} format="line" endsAtMs={Date.parse("2026-02-01T17:00:00Z")} />
  );
  const markup = renderToString(<UiProvider clock={createFakeClock()}>{countdown}</UiProvider>);
  expect(markup).toContain(">Ends 1 February 2026 at 17:00 UTC</time>");
  render(countdown);
  expect(screen.queryByText(/^Ends/)).toBeNull();
});

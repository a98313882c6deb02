// @vitest-environment jsdom
import { createFakeClock } from "@shop/kernel/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { DialogFrame } from "../dialog-frame/dialog-frame.tsx";
import { UiProvider } from "../provider/ui-provider.tsx";
import { SkeletonGroup } from "../skeleton/skeleton.tsx";
import { listenTo } from "../testing/listen-to.ts";
import { Announcer } from "./announcer.tsx";
import { Spoken } from "./spoken.tsx";

afterEach(cleanup);

const coming = <SkeletonGroup label="Loading">…</SkeletonGroup>;

test("[A11Y-06] the region is in the server's markup, and empty", () => {
  expect(renderToString(<Announcer>{coming}</Announcer>)).toMatch(/role="status"[^>]*><\/span>/);
});

test("[A11Y-06] Loading is inserted once, though one part that loads follows another", () => {
  const { rerender } = render(<Announcer>{null}</Announcer>);
  const region = screen.getByRole("status");
  const { heard } = listenTo(region);
  rerender(<Announcer>{coming}</Announcer>);
  expect(screen.getByRole("status")).toBe(region);
  rerender(
    <Announcer>
      <section>{coming}</section>
    </Announcer>,
  );
  rerender(
    <Announcer>
      <div>
        {coming}
        {coming}
      </div>
    </Announcer>,
  );
  expect(heard()).toEqual(["Loading"]);
  rerender(<Announcer>Here it is</Announcer>);
  expect(region.textContent).toBe("");
});

test("[A11Y-06] in a dialog, which makes the page inert, a part that loads has its own region", () => {
  render(
    <Announcer>
      <DialogFrame open onClose={() => {}} title="Pay">
        {coming}
      </DialogFrame>
    </Announcer>,
  );
  expect(screen.getByRole("dialog").querySelector("[role=status]")?.textContent).toContain("Loading");
});

test("[A11Y-06] ten seconds after it was said a text is shown only where it is visible, and isn't said again while it is true", () => {
  const clock = createFakeClock();
  const page = (...texts: string[]) => (
    <UiProvider clock={clock}>
      <Announcer>
        {texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same.
          <Spoken key={place}>{text}</Spoken>
        ))}
      </Announcer>
    </UiProvider>
  );
  const { rerender } = render(page());
  const region = screen.getByRole("status");
  const { added } = listenTo(region);
  rerender(page("You are offline"));
  act(() => clock.advance(9000));
  rerender(page("You are offline", "Prices are being changed"));
  expect(region.textContent).toBe("You are offline Prices are being changed");
  act(() => clock.advance(1000));
  expect(region.textContent?.trim()).toBe("Prices are being changed");
  act(() => clock.advance(9000));
  expect(region.textContent).toBe("");
  expect(screen.getByText("You are offline")).toBeTruthy();
  rerender(page("You are offline", "You are offline"));
  expect(region.textContent).toBe("");
  rerender(page());
  rerender(page("You are offline"));
  expect(added()).toEqual(["You are offline", "Prices are being changed", "You are offline"]);
});

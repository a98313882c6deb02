// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { DialogFrame } from "../dialog-frame/dialog-frame.tsx";
import { SkeletonGroup } from "../skeleton/skeleton.tsx";
import { listenTo } from "../testing/listen-to.ts";
import { Announcer } from "./announcer.tsx";

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

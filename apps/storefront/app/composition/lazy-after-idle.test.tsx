// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyAfterIdle } from "./lazy-after-idle.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the code of a part is fetched once the browser is idle, not before", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  vi.stubGlobal("cancelIdleCallback", () => {});
  const load = vi.fn(async () => () => <p>Below</p>);
  const Part = lazyAfterIdle(load);
  render(
    <Suspense fallback={<p>Coming</p>}>
      <Part />
    </Suspense>,
  );
  await act(async () => {});
  expect(screen.getByText("Coming")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    for (const begin of idle) begin();
  });
  expect(await screen.findByText("Below")).toBeTruthy();
});

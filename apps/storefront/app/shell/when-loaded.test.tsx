// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { afterEach, expect, test } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { WhenLoaded } from "./when-loaded.tsx";

afterEach(cleanup);

test("what is shown meanwhile stays the same until the services and the part's own code have come", async () => {
  let arrive = (_module: { default: ComponentType }) => {};
  const Part = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const shop = await renderWithServices(
    <WhenLoaded fallback={<p>Looking up your licences</p>}>
      <Part />
    </WhenLoaded>,
    { isConnected: false },
  );
  const line = screen.getByText("Looking up your licences");

  await act(async () => {
    await shop.page.services.load();
    await shop.settle();
  });
  expect(screen.getByText("Looking up your licences")).toBe(line);

  await act(async () => arrive({ default: () => <p>Two licences</p> }));
  expect(screen.getByText("Two licences")).toBeTruthy();
  expect(screen.queryByText("Looking up your licences")).toBeNull();
});

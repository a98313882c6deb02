// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { DEVICES } from "../stories/desk-devices.ts";
import { renderDesk } from "../stories/render-desk.tsx";
import { DeviceList } from "./device-list.tsx";

afterEach(cleanup);

async function show() {
  const releasedIds: string[] = [];
  const shown = await renderDesk({
    children: <DeviceList licenceId="l1" devices={DEVICES} onReleased={(id) => releasedIds.push(id)} />,
  });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, releasedIds, press };
}

/** The places of the licence in their order: whether each is lit. */
const lamps = () =>
  Array.from(document.querySelectorAll(".shop-places > *"), (lamp) => lamp.hasAttribute("data-taken"));

test("a licence's devices are listed with name, platform, version and last use, and how many places are taken", async () => {
  await show();
  const [first] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Studio desktop");
  expect(first?.textContent).toContain("Windows");
  expect(first?.textContent).toContain("Version 2.1.0");
  expect(first?.textContent).toContain("Last used 14 January 2026");
  expect(screen.getByText("2 of 5 in use")).toBeTruthy();
  expect(lamps()).toEqual([true, true, false, false, false]);
  await expectNoAxeViolations();
});

test("a device is released after a question, and the focus follows", async () => {
  const { press, releasedIds, world } = await show();
  await press("Release Studio desktop");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep" }));
  await expectNoAxeViolations();
  await press("Keep");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Release Studio desktop" }));
  expect(world.accountGateway.calls).toEqual([]);
  await press("Release Studio desktop");
  await press("Release device");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Studio desktop is released."));
  expect(document.activeElement?.textContent).toBe("Studio desktop is released.");
  expect(screen.getByText("1 of 5 in use")).toBeTruthy();
  expect(lamps()).toEqual([true, false, false, false, false]);
  expect(releasedIds).toEqual(["a1"]);
});

test("Escape keeps the device, from either button of the question", async () => {
  const { press, user, world } = await show();
  for (const steps of [0, 1]) {
    await press("Release Studio desktop");
    if (steps > 0) await user.tab();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Release Studio desktop" }));
  }
  expect(world.accountGateway.calls).toEqual([]);
});

test("a device that couldn't be released says so in its row", async () => {
  const { press, world, releasedIds } = await show();
  world.accountGateway.failNext("licences.release", { code: "api.unreachable" });
  await press("Release Studio desktop");
  await press("Release device");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The device could not be released."));
  expect([screen.getAllByRole("listitem").length, releasedIds]).toEqual([2, []]);
});

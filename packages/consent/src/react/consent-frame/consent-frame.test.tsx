// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { ConsentStore } from "../../store/consent-store.ts";
import { ConsentStory } from "../stories/consent-story.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { ConsentFrame } from "./consent-frame.tsx";

afterEach(cleanup);

function open() {
  let store: ConsentStore | undefined;
  const prepare = (created: ConsentStore) => {
    store = created;
    created.close();
  };
  const { container } = render(
    <ConsentStory prepare={prepare}>
      <ConsentFrame service="youtube" src="about:blank" title="The film" allow="fullscreen" />
    </ConsentStory>,
  );
  return { container, user: userEvent.setup(), state: () => store?.getState(), store: () => store };
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>("The film");

test("[CONSENT-02] a waiting frame is a text without a picture, and says who would learn what", async () => {
  const { container } = open();
  expect(frame()).toBeNull();
  expect(screen.getByRole("group", { name: "The film" }).textContent).toContain(
    "YouTube would load here. Google Ireland Limited then learns your IP address.",
  );
  expect(container.querySelector("img, svg, picture, iframe")).toBeNull();
  await expectAccessible(container);
});

test("[CONSENT-02] by keyboard it is loaded for this page, and the focus is in the frame", async () => {
  const { user, state } = open();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Load once");
  await user.keyboard("{Enter}");
  expect([frame()?.src, frame()?.getAttribute("allow")]).toEqual(["about:blank", "fullscreen"]);
  expect(document.activeElement).toBe(frame());
  expect([state()?.allowed, state()?.choice]).toEqual([["youtube"], null]);
});

test("[CONSENT-02] loading it always consents to that service alone", async () => {
  const { user, state } = open();
  await user.click(screen.getByRole("button", { name: "Always load YouTube" }));
  expect(document.activeElement).toBe(await screen.findByTitle("The film"));
  expect([state()?.choice?.services, state()?.choice?.granted]).toEqual([["youtube"], []]);
});

test("[CONSENT-03] a frame whose service is withdrawn waits again, and one that is allowed elsewhere leaves the focus", async () => {
  const { store } = open();
  await store()?.acceptAll();
  expect(await screen.findByTitle("The film")).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  await store()?.refuseAll();
  expect(await screen.findByRole("button", { name: "Load once" })).toBeDefined();
  expect(frame()).toBeNull();
});

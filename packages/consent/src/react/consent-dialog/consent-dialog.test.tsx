// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { ConsentStore } from "../../store/consent-store.ts";
import { ConsentStory, type ConsentStoryProps } from "../stories/consent-story.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";

afterEach(cleanup);

function open(props: ConsentStoryProps = {}) {
  let store: ConsentStore | undefined;
  const view = render(
    <ConsentStory
      {...props}
      prepare={(created) => {
        store = created;
        props.prepare?.(created);
      }}
    >
      <button type="button">Before</button>
    </ConsentStory>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { ...view, user, press, state: () => store?.getState() };
}

const question = () => screen.queryByRole("region", { name: "Your privacy" });
const settings = () => screen.queryByRole("dialog", { name: "Privacy settings" });

test("[CONSENT-03] the question is announced once, isn't modal and leaves the focus where it is", async () => {
  const { container } = open();
  expect(question()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole("button", { name: "Before" })).toBeDefined();
  expect(screen.getAllByRole("status").filter(({ textContent }) => textContent === "Your privacy")).toHaveLength(1);
  await expectAccessible(container);
});

test("[CONSENT-03] accepting and refusing are one press each, by buttons that look the same", async () => {
  const { press, state } = open();
  const looks = ["Refuse all", "Accept all"].map((name) => {
    const { className, dataset } = screen.getByRole("button", { name });
    return [className, { ...dataset }];
  });
  expect(looks[0]).toEqual(looks[1]);
  await press("Refuse all");
  expect([question(), state()?.choice?.granted]).toEqual([null, []]);
});

test("[CONSENT-03] one press accepts everything", async () => {
  const { press, state } = open();
  await press("Accept all");
  expect([question(), state()?.choice?.granted]).toEqual([null, ["statistics", "marketing"]]);
});

test("[CONSENT-03] Esc and the close button choose nothing", async () => {
  const { user, state } = open();
  await user.keyboard("{Escape}");
  expect([question(), state()?.choice]).toEqual([null, null]);
  cleanup();
  const again = open();
  await again.press("Close without choosing");
  expect([question(), again.state()?.choice]).toEqual([null, null]);
});

test("[CONSENT-01] the settings list the categories that have a service, none of them ticked, and what is necessary fixed", async () => {
  const { press } = open();
  await press("Settings");
  const boxes = within(settings() as HTMLElement).getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ labels, checked, disabled }) => [labels?.[0]?.textContent, checked, disabled])).toEqual([
    ["Necessary · Always on", true, true],
    ["Statistics", false, false],
    ["Marketing", false, false],
  ]);
  await expectAccessible(settings() as HTMLElement);
});

test("[CONSENT-02] one category is allowed without the others", async () => {
  const { user, press, state } = open();
  await press("Settings");
  await user.click(screen.getByRole("checkbox", { name: "Statistics" }));
  await press("Save choice");
  expect([settings(), state()?.choice?.granted, state()?.allowed]).toEqual([
    null,
    ["statistics"],
    ["google-analytics", "hotjar"],
  ]);
});

test("[CONSENT-02] each service says who provides it, what it stores for how long, and where its policy is", async () => {
  const { press } = open();
  await press("Settings");
  for (const fact of ["Google Ireland Limited", "_ga_*", "400 days", "*.hotjar.com, *.hotjar.io"])
    expect(screen.getAllByText(fact, { exact: false })[0]).toBeDefined();
  expect(screen.getByText("Privacy policy of Hotjar").closest("a")?.href).toBe(
    "https://www.hotjar.com/legal/policies/privacy/",
  );
});

test("[CONSENT-03] a choice is shown when the settings are opened again, and closing them changes nothing", async () => {
  const { user, state } = open({ prepare: (store) => void store.choose(["marketing"]).then(store.openSettings) });
  expect(await screen.findByRole("checkbox", { name: "Marketing" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("checkbox", { name: "Marketing" }));
  await user.keyboard("{Escape}");
  expect([settings(), state()?.choice?.granted]).toEqual([null, ["marketing"]]);
});

test("[CONSENT-04] Global Privacy Control is shown as a refusal that a yes overrules", async () => {
  const { user, press, state } = open({ hasSignal: true, prepare: (store) => store.openSettings() });
  expect(screen.getByText(/Global Privacy Control\. It counts as a refusal/)).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: "Statistics" }));
  await press("Save choice");
  expect(state()?.grants.statistics).toBe(true);
});

import { expect, test } from "vitest";
import { breakPaths } from "./break-paths.ts";
import { hostsOn, queryOf, readChoice } from "./guide-choice.ts";
import { guideFor } from "./guide-for.ts";
import { howToData } from "./how-to-data.ts";

const HTML = [
  "<p>Hello.</p><h2>1. Install</h2><p>Close your host.</p>",
  "<h3>Windows</h3><p>C:</p><h3>macOS</h3><p>/Library</p>",
  "<h2>2. Find it</h2><h3>Reaper</h3><p>Re-scan.</p><h3>Cubase, Studio One</h3><p>Manager.</p><h3>Reaper, Windows</h3><p>Win</p>",
  "<h3>Reaper and you</h3><p>For everyone.</p><h2>Help</h2><p>End.</p>",
].join("");

const choiceOf = (query: string) => readChoice(new URLSearchParams(query));
const shown = (query: string) => guideFor(HTML, choiceOf(query)).match(/(?<=<p>)[^<]*/g);

test("[ROUTE-08] without a choice the guide has everything", () => {
  expect(guideFor(HTML, choiceOf(""))).toBe(HTML);
  expect(guideFor(HTML, choiceOf("host=nothing&system=beos"))).toBe(HTML);
});

test("[ROUTE-08] a chosen host and system leave their own steps, and those of everyone", () => {
  expect(shown("host=reaper&system=macos")).toEqual([
    ...["Hello.", "Close your host.", "/Library", "Re-scan.", "For everyone.", "End."],
  ]);
  expect(shown("host=studio-one&system=windows")).toEqual([
    ...["Hello.", "Close your host.", "C:", "Manager.", "For everyone.", "End."],
  ]);
});

test("[ROUTE-08] a chosen system leaves no host that doesn't exist for it", () => {
  const html = "<h2>2. Find it</h2><h3>GarageBand, Logic Pro</h3><p>Apple.</p><h3>Reaper</h3><p>Re-scan.</p>";
  const textsFor = (query: string) => guideFor(html, choiceOf(query)).match(/(?<=<p>)[^<]*/g);
  expect(textsFor("system=windows")).toEqual(["Re-scan."]);
  expect(textsFor("system=macos")).toEqual(["Apple.", "Re-scan."]);
  expect(hostsOn(choiceOf("system=windows").system).map(({ name }) => name)).not.toContain("Logic Pro");
});

test("[ROUTE-08] a host that exists for macOS only chooses it, and its address doesn't repeat it", () => {
  const choice = choiceOf("host=logic-pro&system=windows");
  expect(choice.system?.name).toBe("macOS");
  expect(queryOf(choice)).toBe("?host=logic-pro");
  expect(queryOf(choiceOf("host=reaper&system=windows"))).toBe("?host=reaper&system=windows");
  expect(queryOf(choiceOf(""))).toBe("");
});

test("[ROUTE-08] a folder's path wraps after its slashes, other code isn't changed", () => {
  expect(
    breakPaths("<code>/Library/Audio/Plug-Ins</code> <code>C:\\Program Files\\VST3</code> <code>take-1</code>"),
  ).toBe(
    '<code class="path">/Library/<wbr>Audio/<wbr>Plug-Ins</code> <code class="path">C:\\<wbr>Program Files\\<wbr>VST3</code> <code>take-1</code>',
  );
});

test("[ROUTE-16] search engines get the numbered headings as steps; a text without them is no guide", () => {
  expect(howToData({ name: "First steps", html: HTML })).toMatchObject({
    "@type": "HowTo",
    step: [
      { position: 1, name: "Install" },
      { position: 2, name: "Find it" },
    ],
  });
  expect(howToData({ name: "Imprint", html: "<h2>Who</h2><p>Us.</p>" })).toBeNull();
});

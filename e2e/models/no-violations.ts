import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

export interface AxeScope {
  /** Selectors of the parts to look at. Default: the whole page. */
  readonly within?: readonly string[];
  /** These rules alone. Default: all. */
  readonly rules?: readonly string[];
}

/** More than half a megabyte. In plain ASCII a browser takes it in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8").replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

/** axe finds no violation; each is reported with the beginning of its markup. Shadow roots and frames of the page's own site are looked into. */
export async function expectNoViolations(page: Page, what: string, scope: AxeScope = {}): Promise<void> {
  await bringAxe(page);
  expect(await violationsOn(page, scope), what).toEqual([]);
}

/** Once for each document. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    if (frame === page.mainFrame()) await evaluateIn(page, AXE);
    else await frame.evaluate(AXE);
  }
}

/** The shortest way into a page: through `page.evaluate` a source of this length takes as long as all checks together. */
async function evaluateIn(page: Page, expression: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Runtime.evaluate", { expression });
  await cdp.detach();
}

function violationsOn(page: Page, { within = ["html"], rules }: AxeScope): Promise<readonly string[]> {
  return page.evaluate(
    async ({ include, values }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(
        { include },
        {
          // Describing what passed takes a third of the time, and nobody reads it. No rule that runs needs the style sheets.
          resultTypes: ["violations"],
          preload: { assets: ["media"] },
          ...(values && { runOnly: { type: "rule", values } }),
        },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { include: within.map((part) => [part]), values: rules && [...rules] },
  );
}

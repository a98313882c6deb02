import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the rule and the markup of each finding. Contrast is left to a real browser: jsdom draws nothing. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, {
    rules: {
      "color-contrast": { enabled: false },
      "link-in-text-block": { enabled: false },
      region: { enabled: false },
    },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

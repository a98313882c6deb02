import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the rule and the markup of each finding. Contrast is left to the stories: jsdom doesn't render. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, {
    iframes: false,
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the rule and the markup of each finding. Contrast is left to the stories: jsdom doesn't render. */
export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  const rules = {
    "color-contrast": { enabled: false },
    "link-in-text-block": { enabled: false },
    region: { enabled: false },
  };
  const { violations } = await axe.run(root, { rules });
  const findings = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  expect(findings).toEqual([]);
}

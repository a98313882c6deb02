import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe, describing violations alone: nobody reads what passed, and describing it takes a third of the time. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] });

/** axe finds no violation; each is reported with the beginning of its markup. */
export async function expectNoViolations(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect(found, what).toEqual([]);
}

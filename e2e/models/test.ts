import { test as base } from "@playwright/test";
import { choiceOf, storeChoice } from "./consent-choice.ts";
import { addressOf, logIn, newPerson, type Person, signUp } from "./people.ts";
import { Shopper } from "./shopper.ts";
import { watchConsole } from "./watch-console.ts";

interface Fixtures {
  /** Whether pop-ups appear. Default: they are turned off, as a shopper turns them off, so that they disturb no other journey. */
  readonly hasPopUps: boolean;
  /** Whether the visitor has refused every service already, so that nobody asks. Default: yes. */
  readonly hasRefused: boolean;
  /** What the test's page complained of. */
  readonly complaints: string[];
  readonly shopper: Shopper;
  /** A customer, made and logged in through the back end before the first page. */
  readonly customer: Person;
}

/** Playwright's test with the shop's people. Every browser has its own address. */
export const test = base.extend<Fixtures>({
  hasPopUps: [false, { option: true }],
  hasRefused: [true, { option: true }],
  context: async ({ context, hasPopUps, hasRefused }, use) => {
    // A frame of another page may have no storage.
    const turnOff = () => window.top === window && localStorage.setItem("shop_fewer_pop_ups", "1");
    if (!hasPopUps) await context.addInitScript(turnOff);
    if (hasRefused) await context.addInitScript(storeChoice, choiceOf([]));
    await use(context);
  },
  extraHTTPHeaders: async ({ baseURL: _ }, use, testInfo) => {
    await use({ "x-forwarded-for": addressOf(testInfo) });
  },
  complaints: async ({ page }, use) => {
    await use(watchConsole(page));
  },
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
  customer: async ({ context, baseURL }, use, testInfo) => {
    const person = newPerson(testInfo, "Mara");
    await signUp(context, baseURL ?? "", person);
    await logIn(context, baseURL ?? "", person);
    await use(person);
  },
});

export { expect } from "@playwright/test";

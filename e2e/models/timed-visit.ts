import { expect, type Page } from "@playwright/test";

/** Of 10 to 35 seconds this share is 20: so long the notice of live sales stays, and stays away. */
const CHANCE = 0.4;
/** A page that is opened needs its timers one by one: what they wait for is fetched in between. */
const STEPS_OF_OPENING_MS = Array.from({ length: 18 }, () => 50);
/** Where something happens, what is fetched for it needs a few. Otherwise nothing is expected until the second is nearly over. */
const STEPS_OF_A_CHANGE_MS = [300, 300, 300];
const STEPS_OF_WAITING_MS = [900];
/** The rest of the second, after what is shown was looked at: its last tenth belongs to what comes next. */
const LAST_STEP_MS = 100;
/** How long something that is fetched may take, on the real clock. */
const PATIENCE_MS = 10_000;

/** Minutes and seconds since the first page, what the shopper does then, and what is shown from then on. */
export type ScheduleLine = readonly [time: string, act: string, shown: string];

/** What a shopper does. */
export type Act = (page: Page) => Promise<void>;

/** How a schedule names what asks for attention by itself: pop-ups by their titles, the exit dialog by what it says. */
const NAMES: Readonly<Record<string, string>> = {
  "Clean week": "sale",
  "Wheel of fortune": "wheel",
  "The dark cabinet": "contest",
  "In the shop": "live sales",
  "Is something missing?": "exit dialog",
  "Your cart is still here": "exit dialog of the cart",
  "You are in the middle of it": "exit dialog of a tutorial",
  "5% off your first order": "exit dialog of a product",
};

/**
 * A visit on a clock that only the test moves: what is fetched arrives in no time, so that only the schedule decides when
 * something is shown. What is drawn by chance is always drawn the same.
 */
export class TimedVisit {
  private readonly page: Page;
  private readonly fetching = new Set<object>();
  private hasOpened = false;

  private constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => this.fetching.add(request));
    page.on("requestfinished", (request) => this.fetching.delete(request));
    page.on("requestfailed", (request) => this.fetching.delete(request));
    page.on("load", () => {
      this.hasOpened = true;
    });
  }

  /** Before the first page. */
  static async prepare(page: Page): Promise<TimedVisit> {
    const visit = new TimedVisit(page);
    const startMs = Date.now();
    await page.addInitScript(drawAlways, CHANCE);
    await page.clock.install({ time: startMs });
    await page.clock.pauseAt(startMs + 1_000);
    return visit;
  }

  /** Lives through so many seconds of a schedule, and lists what happened in the schedule's words. */
  async live(schedule: readonly ScheduleLine[], acts: Readonly<Record<string, Act>>, seconds: number) {
    const seen: ScheduleLine[] = [];
    let before = "";
    for (let second = 0; second < seconds; second += 1) {
      const time = `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
      const line = schedule.find(([of]) => of === time);
      const [, act = "", expected = before] = line ?? [];
      this.hasOpened = false;
      await acts[act]?.(this.page);
      for (const stepMs of this.stepsOf(line)) {
        await this.settle();
        await this.page.clock.runFor(stepMs);
      }
      const shown = await this.untilShown(expected);
      if (act !== "" || shown !== before) seen.push([time, act, shown]);
      before = shown;
      await this.page.clock.runFor(LAST_STEP_MS);
    }
    return seen;
  }

  private stepsOf(line: ScheduleLine | undefined): readonly number[] {
    if (this.hasOpened) return STEPS_OF_OPENING_MS;
    return line ? STEPS_OF_A_CHANGE_MS : STEPS_OF_WAITING_MS;
  }

  /** What is shown now. Something that is expected may take its time to be fetched. */
  private async untilShown(expected: string): Promise<string> {
    const untilMs = Date.now() + PATIENCE_MS;
    for (;;) {
      const shown = await this.settle();
      if (shown === expected || Date.now() > untilMs) return shown;
      // Work that is divided into tasks waits for the next one, which takes no time.
      await this.page.clock.runFor(0);
    }
  }

  private async look(): Promise<string> {
    const titles = await this.page.evaluate(titlesOfWhatIsShown);
    return titles.map((title) => NAMES[title] ?? title).join(" and ");
  }

  /** Until nothing is being fetched and what was fetched is drawn. Returns what is shown then. */
  private async settle(): Promise<string> {
    const isQuiet = () => this.fetching.size === 0;
    let shown = await this.look();
    while (!isQuiet()) {
      await expect.poll(isQuiet, { timeout: PATIENCE_MS, intervals: [10] }).toBe(true);
      shown = await this.look();
    }
    return shown;
  }
}

/** In the browser, once what was to be drawn is drawn: whatever is visible of pop-ups, dialogs and notices. */
async function titlesOfWhatIsShown(): Promise<string[]> {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return [
    ...visible(".shop-toast").map(() => "cart message"),
    ...visible(".shop-pop-up, [role=dialog], dialog[open]").map(
      (element) => (element.querySelector("h3") ?? element.querySelector("h2"))?.textContent ?? "something",
    ),
  ];
}

/** In the browser: single numbers of the generator, from which delays are drawn, are all the same. Identifiers and keys stay random. */
function drawAlways(share: number): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return draw(array);
    array[0] = Math.floor(share * 2 ** 32);
    return array;
  };
}

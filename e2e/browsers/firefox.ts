import puppeteer, { type BrowserContext, type ConsoleMessage, type ElementHandle, type Frame } from "puppeteer-core";
import type { Browser, PageScripts } from "./browser.ts";

/** A running Firefox. It takes as long to start as a short journey, so journeys share one: each has a window of its own, whose cookies, storage and cache no other sees. */
export interface Firefox {
  openWindow(downloadsDir: string): Promise<Browser>;
  close(): Promise<void>;
}

/** Firefox over WebDriver BiDi, which it speaks by itself: no driver program is needed beside it. `soundServer` is where it plays. */
export async function startFirefox(program: string, soundServer?: string): Promise<Firefox> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    env: { ...process.env, ...(soundServer && { PULSE_SERVER: soundServer }) },
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
  });
  return {
    openWindow: async (downloadsDir) =>
      openWindow(
        await firefox.createBrowserContext({ downloadBehavior: { policy: "allow", downloadPath: downloadsDir } }),
      ),
    close: () => firefox.close(),
  };
}

async function openWindow(context: BrowserContext): Promise<Browser> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const complaints: (string | ConsoleMessage)[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error}`));
  // Firefox cancels what a page still loads when it is left. Nobody sees what that page complains of.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) complaints.length = 0;
  });
  return {
    ...scriptsOf(() => page.mainFrame()),
    open: async (address) => void (await page.goto(address)),
    pressKeys: async (keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    inFrame: async (selector, act) => {
      const element = await page.waitForSelector(selector);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`${selector} is no frame.`);
      return act(scriptsOf(() => frame));
    },
    cookies: () => context.cookies(),
    takeRequests: async () => requests.splice(0),
    takeComplaints: () => Promise.all(complaints.splice(0).map(textOf)),
    close: () => context.close(),
  };
}

/** An error that is logged comes as a handle. */
async function textOf(message: string | ConsoleMessage): Promise<string> {
  if (typeof message === "string") return message;
  const texts = message
    .args()
    .map((part) =>
      part.evaluate((value) =>
        typeof value === "object" && !(value instanceof Error) ? JSON.stringify(value) : String(value),
      ),
    );
  return (await Promise.all(texts)).join(" ") || message.text();
}

function scriptsOf(frame: () => Frame): PageScripts {
  return {
    run: (script) => frame().evaluate(`(() => { ${script} })()`) as never,
    find: async (script) => {
      const handle = await frame().evaluateHandle(`(() => { ${script} })()`);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (!element) return null;
      const click = async () => {
        // The driver presses where the part was, whatever is there by then: it may be below the fold of a dialog that scrolls.
        await element.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
        if (!(await element.evaluate(restsInSight))) throw new Error("The part moves, or something is above it.");
        await element.click();
      };
      return { click, type: (text) => element.type(text) };
    },
  };
}

/** Runs in the page. Whether the part is in the same place for three frames and nothing is above its middle. */
async function restsInSight(part: Element): Promise<boolean> {
  const places = new Set<string>();
  for (let frame = 0; frame < 3; frame += 1) {
    const { x, y } = part.getBoundingClientRect();
    places.add(`${x} ${y}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { x, y, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return places.size === 1 && (part.contains(hit) || hit?.closest("label")?.contains(part) === true);
}

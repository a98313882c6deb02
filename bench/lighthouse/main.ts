// What Lighthouse says of twelve kinds of pages. `npm run bench -- lighthouse --program <its command>`: see README.md.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { freePort, inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { serveHttps } from "./serve-https.ts";

const { values } = parseArgs({
  options: {
    program: { type: "string" },
    rounds: { type: "string", default: "5" },
    only: { type: "string", default: "" },
  },
});
if (!values.program) throw new Error("Name Lighthouse's command: --program <folder>/node_modules/.bin/lighthouse");
const program = values.program;

const PACKS = "/products/guitar-cabinet-impulse-responses";
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  "the whole shop": "/shop",
  "list of packs": PACKS,
  pack: `${PACKS}/fair-modern-rock`,
  plugin: "/products/plugins/famicalign",
  bundle: "/products/home-studio-bundle",
  tutorials: "/tutorials",
  tutorial: "/tutorials/phase-alignment-tutorials/why-minimum-phase",
  support: "/support",
  "a sale": "/sales/black-friday-sale",
  contact: "/contact",
  "privacy policy": "/privacypolicy",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

await inThrowAwayFolder(async (folder) => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const shop = await startShopProcess({ dataDirectory: folder, settings: productionSettings(origin) });
  const proxy = serveHttps(port, Number(new URL(shop.origin).port), folder);
  try {
    await measurePages(origin, folder);
  } finally {
    proxy.close();
    await shop.stop();
  }
});

/** A demonstration forbids search engines everything, so the shop runs as in production, with the demo's content and parts. */
function productionSettings(origin: string): Record<string, string> {
  return {
    SHOP_MODE: "production",
    SHOP_ALLOW: "embedded-database,test-payments,outbox,samples",
    SHOP_ORIGIN: origin,
    SHOP_TRUSTED_PROXIES: "1",
    SHOP_SECRET: randomBytes(32).toString("hex"),
    SHOP_LICENCE_KEY: randomBytes(32).toString("hex"),
    SHOP_MAIL_FROM: "Bench <shop@bench.example>",
    SHOP_CONTACT_EMAIL: "support@bench.example",
    SHOP_MAIL_DOMAIN_CHECK: "off",
    SHOP_SELLER_NAME: "Bench",
    SHOP_SELLER_ADDRESS: "Example Street 1|12345 Example City",
  };
}

async function measurePages(origin: string, folder: string): Promise<void> {
  const pages = Object.entries(PAGES).filter(([name]) => name.includes(values.only));
  const reports = new Map<string, Report[]>(pages.map(([name]) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [name, pathname] of pages)
      reports.get(name)?.push(await runLighthouse(`${origin}${pathname}`, path.join(folder, "report.json")));
  }
  const header = ["page", ...CATEGORIES, ...Object.keys(METRICS), "speed of the processor", "load"];
  console.log(`| ${header.join(" | ")} |\n|${" --- |".repeat(header.length)}`);
  for (const [name, ofPage] of reports) {
    const scores = CATEGORIES.map((id) => median(ofPage.map(({ categories }) => 100 * (categories[id]?.score ?? 0))));
    const metrics = Object.values(METRICS).map((id) =>
      median(ofPage.map(({ audits }) => audits[id]?.numericValue ?? 0)),
    );
    const speed = median(ofPage.map(({ environment }) => environment.benchmarkIndex));
    const cells = [
      ...scores.map(Math.round),
      ...metrics.map((figure) => Number(figure.toPrecision(3))),
      Math.round(speed),
    ];
    console.log(`| ${[name, ...cells, loadavg()[0]?.toFixed(1)].join(" | ")} |`);
  }
}

async function runLighthouse(address: string, reportFile: string): Promise<Report> {
  const child = spawn(
    program,
    [
      address,
      ...["--quiet", "--output=json", `--output-path=${reportFile}`, `--only-categories=${CATEGORIES.join()}`],
      "--chrome-flags=--headless --no-sandbox --ignore-certificate-errors",
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${address}.`);
  return JSON.parse(readFileSync(reportFile, "utf8")) as Report;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
}

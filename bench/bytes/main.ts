// What a fresh visitor's browser loads. `npm run bench -- bytes [--list]`; exits with 1 if a page is over its budget.
import { chromium } from "playwright";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { MEASURED_PAGES, type MeasuredPage } from "./budgets.ts";
import { type LoadedFile, loadedBytes, scriptsOf, sumBytes } from "./loaded-bytes.ts";

const KINDS = ["document", "script", "stylesheet", "font", "image"];
const isListed = process.argv.includes("--list");

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function printPage({ name, path, scriptBudgetBytes }: MeasuredPage, files: readonly LoadedFile[]): boolean {
  const loaded = files.filter(({ isPrefetch }) => !isPrefetch);
  const scripts = scriptsOf(files);
  const scriptBytes = sumBytes(scripts);
  const isWithin = scriptBytes <= scriptBudgetBytes;
  console.log(`\n${name} ${path}`);
  for (const kind of KINDS) {
    const ofKind = kind === "script" ? scripts : loaded.filter((file) => file.kind === kind);
    const limit = kind === "script" ? `  of ${kilobytes(scriptBudgetBytes)}${isWithin ? "" : "  OVER"}` : "";
    console.log(`  ${kind.padEnd(12)}${kilobytes(sumBytes(ofKind)).padStart(8)} kB in ${ofKind.length}${limit}`);
  }
  const others = loaded.filter(({ kind }) => !KINDS.includes(kind));
  for (const { kind, path: address, bytes } of others) console.log(`  ${kind.padEnd(12)}${bytes} bytes ${address}`);
  const prefetched = files.filter(({ isPrefetch }) => isPrefetch);
  console.log(
    `  prefetched  ${kilobytes(sumBytes(prefetched)).padStart(8)} kB in ${prefetched.length}, not counted above`,
  );
  if (isListed)
    for (const { path: address, bytes } of scripts) console.log(`    ${String(bytes).padStart(6)}  ${address}`);
  return isWithin;
}

async function measure(folder: string): Promise<boolean> {
  const shop = await startShopProcess({ dataDirectory: folder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const verdicts: boolean[] = [];
    for (const measured of MEASURED_PAGES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
      const files = await loadedBytes(await context.newPage(), `${shop.origin}${measured.path}`);
      verdicts.push(printPage(measured, files));
      await context.close();
    }
    return verdicts.every(Boolean);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (!(await inThrowAwayFolder(measure))) process.exitCode = 1;

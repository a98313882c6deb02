import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { SHOP_PROGRAM } from "../../scripts/shop-flags.mjs";
import { EXAMPLES, SHOP_ORIGIN } from "./hosts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { EXAMPLES_DIR: folder = "", CHROMIUM_PATH = "/usr/bin/chromium" } = process.env;

function serve(name: keyof typeof EXAMPLES, command: string, env: Record<string, string> = {}) {
  return {
    command: `${process.execPath} ${command}`,
    cwd: path.join(folder, name),
    url: EXAMPLES[name],
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    env,
  };
}

const portOf = (name: keyof typeof EXAMPLES) => new URL(EXAMPLES[name]).port;

function serveVite(name: keyof typeof EXAMPLES) {
  return serve(name, `node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${portOf(name)}`);
}

/** The examples as their own READMEs serve them, each on another site than the shop. Started by scripts/tasks/examples.mjs. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.example.ts",
  outputDir: path.join(root, ".reports/examples"),
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: path.join(root, ".reports/examples.json") }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"],
    },
  },
  webServer: [
    {
      command: `${process.execPath} --conditions=@shop/source ${SHOP_PROGRAM}`,
      cwd: root,
      url: `${SHOP_ORIGIN}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      stdout: "ignore",
      stderr: "pipe",
      env: {
        NODE_ENV: "production",
        PORT: new URL(SHOP_ORIGIN).port,
        SHOP_MODE: "demo",
        SHOP_LOG: "error",
        SHOP_DATA_DIR: path.join(root, ".reports/examples-data"),
        SHOP_ALLOWED_ORIGINS: Object.values(EXAMPLES).join(","),
      },
    },
    serveVite("vite-react-18"),
    serveVite("readme-start"),
    serve("nextjs", `node_modules/next/dist/bin/next start --hostname 127.0.0.1 --port ${portOf("nextjs")}`, {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      SHOP_ORIGIN,
    }),
    serve("plain-html", "serve.mjs", { PORT: portOf("plain-html") }),
  ],
});

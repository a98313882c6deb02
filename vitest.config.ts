import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";

const conditions = ["@shop/source"];

/** The export condition under which the packages resolve to their sources, on both sides of Vite's module graph. */
const fromSource = {
  resolve: { conditions: [...conditions, "module", "browser", "development|production"] },
  ssr: {
    resolve: {
      conditions: [...conditions, "module", "node", "development|production"],
      externalConditions: [...conditions, "node"],
    },
    noExternal: [/^@shop\//],
  },
};
const exclude = [
  ...configDefaults.exclude,
  "**/build/client/**",
  "**/build/server/**",
  "**/.react-router/**",
  "e2e/**",
];

/** A command of its own, `pnpm test:wordpress`: it needs a WordPress, MariaDB and PHP. */
const wordpress = {
  ...fromSource,
  test: {
    name: "wordpress",
    include: ["apps/api/**/*.wordpress.test.ts"],
    exclude,
    env: { SHOP_TEST_ENGINE: "pglite" },
    globalSetup: ["./tooling/pglite-for-tests.ts"],
    setupFiles: ["./tooling/fail-on-console.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  ...fromSource,
  test: {
    // One fewer than there are cores, as it is without, leaves half of a small machine idle.
    maxWorkers: "100%",
    projects: [
      {
        ...fromSource,
        test: {
          name: "unit",
          include: ["{packages,apps,content,tooling}/**/*.test.ts"],
          exclude: [...exclude, "apps/api/**/*.api.test.ts", "**/*.slow.test.ts", "**/*.wordpress.test.ts"],
          setupFiles: ["./tooling/fail-on-console.ts", "./tooling/jsdom-gaps.ts"],
          // No module of ours keeps a state of its own, so that files can share what is loaded: a fifth of the time.
          isolate: false,
          // Never the measure of anything: only keeps a property test on a busy machine from being cut off.
          testTimeout: 30_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: "parts",
          include: ["{packages,apps}/**/*.test.tsx"],
          exclude,
          setupFiles: [
            "./tooling/fail-on-console.ts",
            "./tooling/jsdom-gaps.ts",
            "./tooling/fresh-document.ts",
            "./tooling/patient-queries.ts",
          ],
          // The address of the pages' styles. Without it Vitest gives an empty one.
          css: { include: [/\/app\/styles\/app\.css/] },
          // They share a document with what is loaded, which each file empties first: axe and Testing Library keep the one they first saw.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: "api-pglite",
          include: ["apps/api/**/*.api.test.ts"],
          exclude,
          // Each file has its own database and its own app; loading the back end's modules again for each took half of the whole time.
          isolate: false,
          env: { SHOP_TEST_ENGINE: "pglite" },
          globalSetup: ["./tooling/pglite-for-tests.ts"],
          setupFiles: ["./tooling/fail-on-console.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: "api-postgres",
          include: ["apps/api/**/*.api.test.ts"],
          exclude,
          // Each file has its own database and its own app; loading the back end's modules again for each took half of the whole time.
          isolate: false,
          env: { SHOP_TEST_ENGINE: "postgres" },
          globalSetup: ["./tooling/postgres-for-tests.ts"],
          setupFiles: ["./tooling/fail-on-console.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env.SHOP_TEST_WORDPRESS === "yes" ? [wordpress] : []),
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Found while tests run, the page of a running test would be loaded again.
        optimizeDeps: { include: ["react-dom"] },
        test: {
          name: "stories",
          // After all others: a browser beside two workers slows the longest of them sixfold.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          // One page for all files of a worker: the workbench changes stories in one page, too. A third less time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
                args: ["--no-sandbox"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        ...fromSource,
        test: {
          name: "slow",
          include: ["{apps,tooling,scripts}/**/*.slow.test.ts"],
          exclude,
          setupFiles: ["./tooling/fail-on-console.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

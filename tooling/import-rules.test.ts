import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type IReporterOutput } from "dependency-cruiser";
import { afterAll, expect, test } from "vitest";
import configuration from "./import-rules.js";

/** Each rule and a small tree that breaks it: file → what it imports. */
const VIOLATIONS: Record<string, Record<string, readonly string[]>> = {
  "no-cycle": { "packages/kernel/src/a.ts": ["./b.ts"], "packages/kernel/src/b.ts": ["./a.ts"] },
  "no-unresolvable": { "packages/kernel/src/a.ts": ["./gone.ts"] },
  "kernel-stands-alone": { "packages/kernel/src/a.ts": ["../../ui/src/b.ts"], "packages/ui/src/b.ts": [] },
  "pricing-needs-kernel-alone": { "packages/pricing/src/a.ts": ["../../ui/src/b.ts"], "packages/ui/src/b.ts": [] },
  "api-client-needs-kernel-and-pricing": {
    "packages/api-client/src/a.ts": ["../../ui/src/b.ts"],
    "packages/ui/src/b.ts": [],
  },
  "ui-needs-kernel-alone": { "packages/ui/src/a.ts": ["../../pricing/src/b.ts"], "packages/pricing/src/b.ts": [] },
  "catalog-is-a-stranger": { "packages/catalog/src/a.ts": ["../../cart/src/b.ts"], "packages/cart/src/b.ts": [] },
  "cart-is-a-stranger": { "packages/cart/src/a.ts": ["../../auth-ui/src/b.ts"], "packages/auth-ui/src/b.ts": [] },
  "auth-ui-is-a-stranger": { "packages/auth-ui/src/a.ts": ["../../cart/src/b.ts"], "packages/cart/src/b.ts": [] },
  "domain-is-pure": { "packages/cart/src/domain/a.ts": ["../store/b.ts"], "packages/cart/src/store/b.ts": [] },
  "store-calls-domain": { "packages/cart/src/store/a.ts": ["../adapters/b.ts"], "packages/cart/src/adapters/b.ts": [] },
  "adapters-fill-ports": {
    "packages/cart/src/adapters/a.ts": ["../store/cart-store.ts"],
    "packages/cart/src/store/cart-store.ts": [],
  },
  "react-renders-stores": {
    "packages/cart/src/react/a.ts": ["../adapters/b.ts"],
    "packages/cart/src/adapters/b.ts": [],
  },
  "testing-knows-no-parts": { "packages/cart/src/testing/a.ts": ["../react/b.ts"], "packages/cart/src/react/b.ts": [] },
  "rules-and-stores-see-the-contract-alone": {
    "packages/cart/src/store/a.ts": ["../../../api-client/src/index.ts"],
    "packages/api-client/src/index.ts": [],
  },
  "rules-and-stores-draw-nothing": {
    "packages/cart/src/store/a.ts": ["../../../ui/src/index.ts"],
    "packages/ui/src/index.ts": [],
  },
  "root-entry-never-leads-to-react": {
    "packages/cart/src/index.ts": ["./domain/a.ts"],
    "packages/cart/src/domain/a.ts": ["react"],
  },
  "planned-operations-stay-out-of-browsers": {
    "packages/api-client/src/client/a.ts": ["../contract/index.ts"],
    "packages/api-client/src/contract/index.ts": [],
  },
  "fakes-stay-in-tests": { "packages/kernel/src/a.ts": ["./testing.ts"], "packages/kernel/src/testing.ts": [] },
  "api-takes-root-entries": {
    "apps/api/src/a.ts": ["../../../packages/cart/src/store/index.ts"],
    "packages/cart/src/store/index.ts": [],
  },
  "storefront-takes-entries": { "apps/storefront/app/a.ts": ["../../api/src/index.ts"], "apps/api/src/index.ts": [] },
  "adapters-in-composition-alone": {
    "apps/storefront/app/shell/a.ts": ["../../../../packages/cart/src/adapters/index.ts"],
    "packages/cart/src/adapters/index.ts": [],
  },
  "shop-takes-app-entries": { "apps/shop/src/a.ts": ["../../api/src/app.ts"], "apps/api/src/app.ts": [] },
  "no-undeclared-packages": { "packages/kernel/src/a.ts": ["vite"] },
};

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

test("every import rule has a planted violation", () => {
  expect(Object.keys(VIOLATIONS).sort()).toEqual(configuration.forbidden?.map((rule) => rule.name).sort());
});

test.each(Object.entries(VIOLATIONS))("an import that breaks %s is found", async (rule, files) => {
  const place = plant(files);

  const result: IReporterOutput = await cruise(
    ["packages", "apps"].filter((root) => Object.keys(files).some((file) => file.startsWith(root))),
    {
      ...configuration.options,
      tsConfig: undefined,
      baseDir: place,
      ruleSet: { forbidden: configuration.forbidden },
      validate: true,
    },
  );

  const found = typeof result.output === "string" ? [] : result.output.summary.violations;
  expect(found.map((violation) => violation.rule.name)).toContain(rule);
});

function plant(files: Record<string, readonly string[]>): string {
  const place = mkdtempSync(path.join(tmpdir(), "shop-rules-"));
  places.push(place);
  writeFileSync(
    path.join(place, "package.json"),
    JSON.stringify({ name: "planted", type: "module", dependencies: { react: "*" } }),
  );
  symlinkSync(path.resolve("node_modules"), path.join(place, "node_modules"));
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    const lines = imports.map((target, index) => `import * as i${index} from "${target}";\nconsole.log(i${index});`);
    writeFileSync(path.join(place, file), `${lines.join("\n")}\nexport const here = 1;\n`);
  }
  return place;
}

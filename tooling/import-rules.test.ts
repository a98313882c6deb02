import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type IForbiddenRuleType, type IReporterOutput, type IViolation } from "dependency-cruiser";
import { afterAll, expect, test } from "vitest";
import { API_FOLDERS } from "./api-import-rules.js";
import { SUBJECT_IMPORTS } from "./api-subjects.js";
import configuration from "./import-rules.js";

const SUBJECTS = Object.keys(SUBJECT_IMPORTS);

/** A file of a folder of the back end that imports another folder's file. */
function plantApi(folder: string, target: string): Record<string, readonly string[]> {
  return { [`apps/api/src/${folder}/a.ts`]: [`../${target}`], [`apps/api/src/${target}`]: [] };
}

/** Each rule and a small tree that breaks it: file → its imports. */
const VIOLATIONS: Record<string, Record<string, readonly string[]>> = {
  "no-cycle": { "packages/kernel/src/a.ts": ["./b.ts"], "packages/kernel/src/b.ts": ["./a.ts"] },
  "no-unresolvable": { "packages/kernel/src/a.ts": ["./gone.ts"] },
  "kernel-imports-nothing": { "packages/kernel/src/a.ts": ["../../ui/src/b.ts"], "packages/ui/src/b.ts": [] },
  "pricing-imports-nothing": {
    "packages/pricing/src/a.ts": ["../../kernel/src/b.ts"],
    "packages/kernel/src/b.ts": [],
  },
  "api-client-needs-kernel-and-pricing": {
    "packages/api-client/src/a.ts": ["../../ui/src/b.ts"],
    "packages/ui/src/b.ts": [],
  },
  "ui-needs-kernel-alone": { "packages/ui/src/a.ts": ["../../pricing/src/b.ts"], "packages/pricing/src/b.ts": [] },
  "catalog-is-a-stranger": { "packages/catalog/src/a.ts": ["../../cart/src/b.ts"], "packages/cart/src/b.ts": [] },
  "cart-is-a-stranger": { "packages/cart/src/a.ts": ["../../auth-ui/src/b.ts"], "packages/auth-ui/src/b.ts": [] },
  "auth-ui-is-a-stranger": { "packages/auth-ui/src/a.ts": ["../../cart/src/b.ts"], "packages/cart/src/b.ts": [] },
  "account-is-a-stranger": { "packages/account/src/a.ts": ["../../auth-ui/src/b.ts"], "packages/auth-ui/src/b.ts": [] },
  "engagement-is-a-stranger": {
    "packages/engagement/src/a.ts": ["../../cart/src/b.ts"],
    "packages/cart/src/b.ts": [],
  },
  "consent-is-a-stranger": {
    "packages/consent/src/a.ts": ["../../api-client/src/b.ts"],
    "packages/api-client/src/b.ts": [],
  },
  "tracking-is-a-stranger": {
    "packages/tracking/src/a.ts": ["../../consent/src/b.ts"],
    "packages/consent/src/b.ts": [],
  },
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
  "api-platform": plantApi("platform", "http/b.ts"),
  "api-http": plantApi("http", "cart/index.ts"),
  "api-ports": plantApi("ports", "cart/index.ts"),
  "api-tables-are-types": { "apps/api/src/orders/tables.ts": ["../sales/index.ts"], "apps/api/src/sales/index.ts": [] },
  "api-wires-by-index": { "apps/api/src/app.ts": ["./cart/b.ts"], "apps/api/src/cart/b.ts": [] },
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
  const planted = [...Object.keys(VIOLATIONS), ...SUBJECTS.map((subject) => `api-${subject}`)];
  expect(planted.sort()).toEqual(configuration.forbidden?.map((rule) => rule.name).sort());
});

test("the table of the back end's subjects names every folder of a subject, and each row only those before it", () => {
  const below = ["http", "platform", "ports", "reference", "safety", "testing"];
  const folders = readdirSync("apps/api/src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...SUBJECTS, ...below].sort()).toEqual(folders.map(({ name }) => name).sort());
  const late = Object.entries(SUBJECT_IMPORTS).flatMap(([subject, others], place) =>
    others.filter((other) => !SUBJECTS.slice(0, place).includes(other)).map((other) => `${subject} → ${other}`),
  );
  expect(late).toEqual([]);
});

test("ARCHITECTURE.md has the same table", () => {
  const rows = readFileSync("ARCHITECTURE.md", "utf8").match(/^\| `[a-z-]+` +\| [^|]* \|$/gm) ?? [];
  const printed = rows.map((row) => row.replaceAll(/[|`]/g, "").split(/[ ,]+/).filter(Boolean));
  const table = Object.entries(SUBJECT_IMPORTS).map(([subject, others]) => [
    subject,
    ...(others.length > 0 ? others : ["–"]),
  ]);
  expect(printed).toEqual(table);
});

/** The back end's folders that need each other, in this repository or in a planted one. */
async function findFolderCycles(baseDir: string): Promise<string[]> {
  const result = await cruise(["apps/api/src"], {
    ...configuration.options,
    exclude: API_FOLDERS.exclude,
    tsConfig: undefined,
    baseDir,
    ruleSet: { forbidden: API_FOLDERS.forbidden as IForbiddenRuleType[] },
    validate: true,
  });
  return typeof result.output === "string"
    ? []
    : result.output.summary.violations.map(({ from, to }) => `${from} → ${to}`);
}

test("no two folders of the back end need each other, and planted ones are found", async () => {
  const place = plant({
    "apps/api/src/cart/mails/a.ts": ["../rules/b.ts"],
    "apps/api/src/cart/rules/b.ts": [],
    "apps/api/src/cart/rules/c.ts": ["../mails/d.ts"],
    "apps/api/src/cart/mails/d.ts": [],
  });
  expect((await findFolderCycles(place)).sort()).toEqual([
    "apps/api/src/cart/mails → apps/api/src/cart/rules",
    "apps/api/src/cart/rules → apps/api/src/cart/mails",
  ]);
  expect(await findFolderCycles(path.resolve("."))).toEqual([]);
});

test("no folder of the back end has more than forty sources of its own", () => {
  const files = readdirSync("apps/api/src", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test|\.contract)\.ts$/.test(file)).map((file) => path.dirname(file));
  const crowded = [...new Set(sources)].filter((folder) => sources.filter((other) => other === folder).length > 40);
  expect(crowded).toEqual([]);
});

test("each subject takes those that the table gives it by their index.ts alone, and no other", async () => {
  const files: Record<string, readonly string[]> = {};
  for (const subject of SUBJECTS) {
    const folder = `apps/api/src/${subject}`;
    const others = SUBJECT_IMPORTS[subject] ?? [];
    const stranger = SUBJECTS.find((other) => other !== subject && !others.includes(other));
    Object.assign(files, { [`${folder}/index.ts`]: [], [`${folder}/inner.ts`]: [] });
    files[`${folder}/takes-stranger.ts`] = [`../${stranger}/index.ts`];
    files[`${folder}/takes-index.ts`] = others.map((other) => `../${other}/index.ts`);
    files[`${folder}/takes-inner.ts`] = others.slice(0, 1).map((other) => `../${other}/inner.ts`);
  }
  const expected = SUBJECTS.flatMap((subject) => [
    ...((SUBJECT_IMPORTS[subject] ?? []).length > 0 ? [`api-${subject}: apps/api/src/${subject}/takes-inner.ts`] : []),
    `api-${subject}: apps/api/src/${subject}/takes-stranger.ts`,
  ]);
  const found = await findViolations(files);
  expect(found.map(({ rule, from }) => `${rule.name}: ${from}`).sort()).toEqual(expected.sort());
});

test.each(Object.entries(VIOLATIONS))("an import that breaks %s is found", async (rule, files) => {
  expect((await findViolations(files)).map((violation) => violation.rule.name)).toContain(rule);
});

async function findViolations(files: Record<string, readonly string[]>): Promise<IViolation[]> {
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
  return typeof result.output === "string" ? [] : result.output.summary.violations;
}

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

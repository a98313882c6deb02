import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(readdirSync("packages"))(
  "the README of %s begins with all that its example needs, styles included",
  (name) => {
    const readme = readFileSync(`packages/${name}/README.md`, "utf8");
    const [first = "", example = ""] = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code]) => code ?? "");
    const {
      peerDependencies = {},
      peerDependenciesMeta = {},
      exports,
    } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
    const imports = [...example.matchAll(/(?:from|import) "((?:@[^/]+\/)?[^/"]+)/g)].map(([, wanted]) => wanted);
    const wanted = [
      `@shop/${name}`,
      ...Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional),
      ...imports,
    ];
    expect(first).toMatch(/^npm install @shop\//);
    expect(first.trim().split(" ").slice(2)).toEqual(expect.arrayContaining(wanted));
    if ("./styles.css" in exports) expect(example).toContain(`import "@shop/${name}/styles.css";`);
    if ("@shop/ui" in peerDependencies) expect(example).toContain('import "@shop/ui/styles.css";');
  },
);

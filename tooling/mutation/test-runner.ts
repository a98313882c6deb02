import path from "node:path";
import type { Vitest } from "vitest/node";
import { createVitest } from "vitest/node";
import rootConfig from "../../vitest.config.ts";
import { type Mutant, mutate } from "./find-mutants.ts";

/** In the order of their cost. */
const PROJECTS = ["unit", "parts", "api-pglite"];

export interface TestRunner {
  /** The title of a test that fails because of the mutant, or undefined. */
  readonly findKiller: (mutant: Mutant, tests: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * One Vitest for all mutants. A mutant replaces its module while modules are loaded; no file is written, so nothing
 * needs restoring, however the run ends.
 */
export async function createTestRunner(root: string): Promise<TestRunner> {
  let active: Mutant | undefined;
  const plugin = {
    name: "one-mutant",
    enforce: "pre" as const,
    transform(code: string, id: string) {
      return active && id === path.join(root, active.file) ? { code: mutate(code, active), map: null } : undefined;
    },
  };
  const noCache = { fsModuleCache: false };
  const projects = (rootConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project && PROJECTS.includes(String(project.test?.name))
      ? [{ ...project, plugins: [plugin], test: { ...project.test, ...noCache } }]
      : [],
  );
  const vitest = await createVitest(
    "test",
    { config: false, root, watch: false, bail: 1, maxWorkers: 2, reporters: [{}], run: true },
    { ...rootConfig, test: { ...rootConfig.test, ...noCache, projects } },
  );
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();

  async function findFailure(mutant: Mutant | undefined, tests: readonly string[], project: string) {
    const wanted = new Set(tests.map((test) => path.join(root, test)));
    const chosen = all.filter((one) => one.project.name === project && wanted.has(one.moduleId));
    if (chosen.length === 0) return undefined;
    active = mutant;
    // `bail` counts the failures of earlier runs too.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    if (mutant) vitest.invalidateFile(path.join(root, mutant.file));
    const { testModules } = await vitest.runTestSpecifications(chosen);
    if (mutant) vitest.invalidateFile(path.join(root, mutant.file));
    active = undefined;
    return firstFailure(testModules, root);
  }

  const sound = new Map<string, boolean>();
  async function isSound(file: string, project: string): Promise<boolean> {
    const known = sound.get(file);
    if (known !== undefined) return known;
    const passes = !(await findFailure(undefined, [file], project));
    sound.set(file, passes);
    return passes;
  }

  return {
    async findKiller(mutant, tests) {
      let left = tests;
      for (const project of PROJECTS) {
        for (let failure = await findFailure(mutant, left, project); failure; ) {
          const { file, title } = failure;
          // A test that also fails without the mutant proves nothing, nor does one that failed once because the machine was busy.
          if ((await isSound(file, project)) && (await findFailure(mutant, [file], project))) return `${file} ${title}`;
          left = left.filter((test) => test !== file);
          failure = await findFailure(mutant, left, project);
        }
      }
      return undefined;
    },
    close: () => vitest.close(),
  };
}

type Modules = Awaited<ReturnType<Vitest["runTestSpecifications"]>>["testModules"];

function firstFailure(modules: Modules, root: string): { file: string; title: string } | undefined {
  for (const module of modules) {
    const file = path.relative(root, module.moduleId);
    for (const test of module.children.allTests("failed")) return { file, title: `› ${test.name}` };
    if (module.state() === "failed") return { file, title: "(does not load)" };
  }
  return undefined;
}

import { expect, test } from "vitest";
import { aroundTutorial } from "./around-tutorial.ts";

const [newest, middle, oldest] = ["newest", "middle", "oldest"].map((slug) => ({ slug }));
const ALL = [newest, middle, oldest].filter((one) => one !== undefined);

test.each([
  ["newest", middle, null],
  ["middle", oldest, newest],
  ["oldest", null, middle],
  ["elsewhere", null, null],
])("[ROUTE-11] around the %s tutorial are the one before it and the one after it", (slug, previous, next) => {
  expect(aroundTutorial(ALL, slug)).toEqual({ previous, next });
});

test("[ROUTE-11] a tutorial that is alone in its category has nothing around it", () => {
  expect(aroundTutorial(ALL.slice(0, 1), "newest")).toEqual({ previous: null, next: null });
});

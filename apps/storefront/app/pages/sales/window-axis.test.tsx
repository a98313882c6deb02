import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Lane, WindowAxis } from "./window-axis.tsx";

const lane = (id: string, startMs: number): Lane => ({ id, startMs, endMs: startMs + 40, state: "open", label: id });

test("[ROUTE-10] no line crosses a sale's name: names are drawn after ticks, bars and now, with the ground around them", () => {
  const markup = renderToStaticMarkup(
    <WindowAxis
      axis={{ startMs: 0, endMs: 100 }}
      ticks={[{ atMs: 10, label: "tick" }]}
      lanes={[lane("First", 5), lane("Second", 55)]}
      nowMs={20}
      nowLabel="Now"
      description="Sales"
    />,
  );
  const drawn = [...markup.matchAll(/<(?:line|rect|text)[^>]*>(?:(\w+)<)?/g)].map(([tag, words]) => words ?? tag);
  expect(drawn.slice(-2)).toEqual(["First", "Second"]);
  expect(drawn.indexOf("Now")).toBe(drawn.length - 3);
  const names = [...markup.matchAll(/<text([^>]*)>(?:First|Second)/g)].map(([, attributes]) => attributes);
  expect(names.every((name) => name?.includes("stroke-ground") && name.includes("[paint-order:stroke]"))).toBe(true);
});

test("[ROUTE-10] the name of a sale that has begun is beside now's line, not across it", () => {
  const markup = renderToStaticMarkup(
    <WindowAxis
      axis={{ startMs: 0, endMs: 100 }}
      ticks={[]}
      lanes={[lane("Begun", 5), lane("Later", 30)]}
      nowMs={20}
      nowLabel="Now"
      description="Sales"
    />,
  );
  const placeOf = (name: string) => new RegExp(`<text x="([^"]*)" dx="([^"]*)"[^>]*>${name}<`).exec(markup)?.slice(1);
  expect([placeOf("Begun"), placeOf("Later")]).toEqual([
    ["20%", "8"],
    ["30%", "0"],
  ]);
});

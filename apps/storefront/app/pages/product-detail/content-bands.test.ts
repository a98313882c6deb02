import { expect, test } from "vitest";
import { contentBands } from "./content-bands.server.ts";

const titles = (html: string) => contentBands(html).outline.map(({ title }) => title);

test("a text has the figures beside it that come next, a list too, and a table with a head has the whole width", () => {
  const table = "<table><thead><tr><th>Part</th></tr></thead></table>";
  const { bands, outline } = contentBands(
    `<h2>What</h2><p>a</p><h2>Inside</h2>${table}<h2>How</h2><p>b</p><h2>Cabinet</h2><table><tbody></tbody></table><h2>Need</h2><ul></ul>`,
  );
  expect(bands).toEqual([
    {
      main: '<h2 id="on-what">What</h2><p>a</p>',
      side: '<h2 id="on-cabinet">Cabinet</h2><table><tbody></tbody></table>',
      isTableFirst: false,
    },
    { main: '<h2 id="on-how">How</h2><p>b</p>', side: '<h2 id="on-need">Need</h2><ul></ul>', isTableFirst: false },
    { main: `<h2 id="on-inside">Inside</h2>${table}`, side: null, isTableFirst: false },
  ]);
  expect(outline.map(({ id }) => id)).toEqual(["on-what", "on-cabinet", "on-how", "on-need", "on-inside"]);
});

test("a table with a head that more follows leaves room beside it; one that ends its section, or is within a text, doesn't", () => {
  const table = "<table><thead><tr><th>Part</th></tr></thead></table>";
  const isTableFirst = (body: string) => contentBands(`<h2>Inside</h2>${body}`).bands.map((band) => band.isTableFirst);
  expect(isTableFirst(`${table}\n<p>What they are</p>`)).toEqual([true]);
  expect(isTableFirst(table)).toEqual([false]);
  expect(isTableFirst(`<p>What they are</p>${table}<p>more</p>`)).toEqual([false]);
  expect(isTableFirst("<table><tbody></tbody></table><p>more</p>")).toEqual([false]);
});

test("figures without a text stand beside each other, and the last of an odd number alone", () => {
  const list = (title: string) => `<h2>${title}</h2><ul><li>${title}</li></ul>`;
  const { bands } = contentBands(list("a") + list("b") + list("c"));
  expect(bands.map(({ side }) => side !== null)).toEqual([true, false]);
  expect(titles(list("a") + list("b") + list("c"))).toEqual(["a", "b", "c"]);
});

test("nothing of a text is lost: what comes before the first heading leads", () => {
  expect(contentBands("<p>first</p><h2>Then</h2><p>more</p>")).toEqual({
    lead: "<p>first</p>",
    bands: [{ main: '<h2 id="on-then">Then</h2><p>more</p>', side: null, isTableFirst: false }],
    outline: [{ id: "on-then", title: "Then" }],
  });
  expect(contentBands("<p>short</p>")).toEqual({ lead: "<p>short</p>", bands: [], outline: [] });
});

import { expect, test } from "vitest";
import { sectionsOf } from "./sections-of.ts";

test("[CHAT-05] an article is divided at its headings, and its tables and lists are read line by line", () => {
  const html =
    '<p>First.</p><h2>Which <em>format</em>?</h2><p>WAV &amp; AIF.</p><ul><li>one</li><li>two</li></ul><h3>Empty</h3><h2 id="withdrawal">Table</h2><table><tr><th>Latency</th><td>0 samples</td></tr></table>';
  expect(sectionsOf(html)).toEqual([
    { heading: "", text: "First." },
    { heading: "Which format?", text: "WAV & AIF.\none\ntwo" },
    { heading: "Table", text: "Latency 0 samples" },
  ]);
});

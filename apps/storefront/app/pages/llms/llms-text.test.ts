import { expect, test } from "vitest";
import { llmsText } from "./llms-text.ts";

const SHOP = { name: "Farfield Audio", tagline: "Plugins and cabinets." };
const link = (name: string, about = "") => ({ name, address: "https://shop.example/x.md", about });

test("[ROUTE-16] the shop, then each section with its links", () => {
  const sections = [
    { title: "Plugins", links: [link("faMicAlign", "Phase alignment"), link("faGainTrim")] },
    { title: "Tutorials", links: [link("Why minimum phase")] },
  ];
  expect(llmsText(SHOP, sections)).toBe(
    [
      "# Farfield Audio",
      "",
      "> Plugins and cabinets.",
      "",
      "## Plugins",
      "",
      "- [faMicAlign](https://shop.example/x.md): Phase alignment",
      "- [faGainTrim](https://shop.example/x.md)",
      "",
      "## Tutorials",
      "",
      "- [Why minimum phase](https://shop.example/x.md)",
      "",
    ].join("\n"),
  );
});

test("[ROUTE-16] a section without links is left out; a name stays on its line and in its brackets", () => {
  const sections = [
    { title: "Tutorials", links: [] },
    { title: "Plugins", links: [link("One [1]\nTwo", "a\n\n# b")] },
  ];
  const text = llmsText(SHOP, sections);
  expect(text).not.toContain("Tutorials");
  expect(text).toContain("- [One \\[1\\] Two](https://shop.example/x.md): a # b\n");
});

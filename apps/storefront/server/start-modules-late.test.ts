import { expect, test } from "vitest";
import { START_MODULES_SCRIPT, startModulesLate } from "./start-modules-late.ts";

test("modules wait in a template behind the page's content, and a script after it starts them", () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>' +
    '<body><p>$& </p><script nonce="n">boot()</script><script nonce="n" type="module" async="">import "/a.js"</script></body>';
  expect(startModulesLate(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><body><p>$& </p><script nonce="n">boot()</script>' +
      '<template><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
      '<script nonce="n" type="module" async="">import "/a.js"</script></template>' +
      `<script>${START_MODULES_SCRIPT}</script></body>`,
  );
});

test("a page without modules stays as it is", () => {
  expect(startModulesLate("<p>Gone</p>")).toBe("<p>Gone</p>");
});

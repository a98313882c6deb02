// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HTML = "<h2>Phase</h2><p>Two microphones.</p>";
const load = async () => (await import("./content-html.tsx")).ContentHtml;

test("an article's HTML is in the page as it was stored", async () => {
  const ContentHtml = await load();
  const { container } = render(<ContentHtml html={HTML} />);
  expect(container.innerHTML).toBe(`<div class="prose">${HTML}</div>`);
});

test("the server renders the same, so that hydration finds nothing to mend", async () => {
  const ContentHtml = await load();
  expect(renderToStaticMarkup(<ContentHtml html={HTML} />)).toBe(`<div class="prose">${HTML}</div>`);
});

test("[SAFE-15] where the browser has Trusted Types, the one policy that the page allows makes the HTML, and is made once", async () => {
  const policies: string[] = [];
  const made: string[] = [];
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
      policies.push(name);
      return {
        createHTML: (html: string) => {
          made.push(html);
          return { toString: () => createHTML(html) };
        },
      };
    },
  });
  const ContentHtml = await load();
  const { container } = render(<ContentHtml html={HTML} />);
  render(<ContentHtml html="<p>Another</p>" />);

  expect(policies).toEqual(["shop-content"]);
  expect(made).toContain(HTML);
  expect(container.innerHTML).toBe(`<div class="prose">${HTML}</div>`);
});

test("drawn again with the same HTML, it keeps its elements, and the focus within them, where the browser has Trusted Types too", async () => {
  const createPolicy = () => ({ createHTML: (html: string) => ({ toString: () => html }) });
  vi.stubGlobal("trustedTypes", { createPolicy });
  const ContentHtml = await load();
  const { container, rerender } = render(<ContentHtml html={HTML} />);
  const heading = container.querySelector("h2");

  rerender(<ContentHtml html={HTML} lang="en" />);
  expect(container.querySelector("h2")).toBe(heading);

  rerender(<ContentHtml html="<p>Another</p>" />);
  expect(container.innerHTML).toBe('<div class="prose"><p>Another</p></div>');
});

import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// Anything that a file left mounted would be unmounted in another file's document.
afterEach(cleanup);

/** Files that share loaded modules share a document as well: this resets it to a browser's initial state. */
beforeAll(() => {
  if (typeof document === "undefined") return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to its cookies.
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, "", "/");
});

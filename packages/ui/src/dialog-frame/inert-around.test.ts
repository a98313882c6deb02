// @vitest-environment jsdom
import { expect, test } from "vitest";
import { inertAround } from "./inert-around.ts";

test("[MODAL-03] all around a dialog in the page is out of reach, the way to it and what comes later are not", () => {
  document.body.innerHTML = `<main id="main"><p id="text"></p><div id="host"><dialog id="dialog"></dialog></div></main><aside id="aside"></aside>`;
  const part = (id: string) => document.getElementById(id) as HTMLElement;
  part("aside").inert = true;
  const release = inertAround(part("dialog"));
  const overlay = document.body.appendChild(document.createElement("div"));
  const inert = () => ["main", "text", "host", "dialog", "aside"].filter((id) => part(id).inert);
  expect(inert()).toEqual(["text", "aside"]);
  expect(overlay.inert).toBeFalsy();
  release();
  expect(inert()).toEqual(["aside"]);
});

import type { CopyText } from "../../store/wheel-ports.ts";

/** The browser's clipboard. Rejects on plain http, where a browser has none. */
export const copyInBrowser: CopyText = (text) =>
  navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error("no clipboard"));

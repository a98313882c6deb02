import type { Clock } from "@shop/kernel";

/** A browser has read the file by then. */
const FILE_LIFE_MS = 60_000;

/** Hands a JSON text to the browser's downloads. */
export function saveFile(name: string, text: string, clock: Pick<Clock, "after">): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  clock.after(FILE_LIFE_MS, () => URL.revokeObjectURL(address));
}

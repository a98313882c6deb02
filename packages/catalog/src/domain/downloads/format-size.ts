import { DEFAULT_LOCALE, spellingOf } from "@shop/kernel";

const UNITS = ["B", "kB", "MB", "GB"] as const;
const STEP = 1000;

/** A file's size as people compare it, with the decimal sign of `locale`: three figures at most, decimal units: 812 B, 4.1 kB, 12 MB. */
export function formatSize(sizeBytes: number, locale: string = DEFAULT_LOCALE): string {
  let size = Math.max(0, sizeBytes);
  let unit = 0;
  // 999.5 and more would be written as 1000 of the smaller unit.
  while (size >= STEP - 0.5 && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const maximumFractionDigits = unit > 0 && size < 9.95 ? 1 : 0;
  const figures = new Intl.NumberFormat(spellingOf(locale), { maximumFractionDigits, useGrouping: false }).format(size);
  return `${figures} ${UNITS[unit]}`;
}

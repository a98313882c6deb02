import { DESKTOP_MOST_PX, PHONE_MOST_PX, TABLET_MOST_PX } from "./limits.ts";

/** What an event says of the device: classes and families, nothing that singles a browser out. Source: TRACK-01. */
export interface DeviceContext {
  readonly device: WidthClass;
  /** The class of the window's width. */
  readonly screen: WidthClass;
  readonly browser: string;
  readonly os: string;
}

export type WidthClass = "phone" | "tablet" | "desktop" | "large";

export function widthClass(px: number): WidthClass {
  if (px <= PHONE_MOST_PX) return "phone";
  if (px <= TABLET_MOST_PX) return "tablet";
  return px <= DESKTOP_MOST_PX ? "desktop" : "large";
}

/** Each contains the names of those below it, so that the order matters. */
const BROWSERS = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrom(e|ium)\/|CriOS/],
  ["Safari", /Safari\//],
] as const;
const SYSTEMS = [
  ["iOS", /iPhone|iPad|iPod/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh|Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

function family(userAgent: string, families: ReadonlyArray<readonly [string, RegExp]>): string {
  return families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other";
}

export function deviceContext(
  userAgent: string,
  widths: { readonly screenPx: number; readonly windowPx: number },
): DeviceContext {
  return {
    device: widthClass(widths.screenPx),
    screen: widthClass(widths.windowPx),
    browser: family(userAgent, BROWSERS),
    os: family(userAgent, SYSTEMS),
  };
}

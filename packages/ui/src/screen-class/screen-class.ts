import { DESKTOP_MAX_WIDTH_PX, PHONE_MAX_WIDTH_PX, TABLET_MAX_WIDTH_PX } from "../limits.ts";

export type ScreenClass = "phone" | "tablet" | "desktop" | "large";

/** Which of the four screen classes a width in CSS pixels belongs to. Source: SHELL-13. */
export function screenClass(widthPx: number): ScreenClass {
  if (widthPx <= PHONE_MAX_WIDTH_PX) return "phone";
  if (widthPx <= TABLET_MAX_WIDTH_PX) return "tablet";
  if (widthPx <= DESKTOP_MAX_WIDTH_PX) return "desktop";
  return "large";
}

/** The media query of each screen class, for code that listens to changes. */
export const SCREEN_QUERIES: Readonly<Record<ScreenClass, string>> = {
  phone: `(max-width: ${PHONE_MAX_WIDTH_PX}px)`,
  tablet: `(min-width: ${PHONE_MAX_WIDTH_PX + 0.02}px) and (max-width: ${TABLET_MAX_WIDTH_PX}px)`,
  desktop: `(min-width: ${TABLET_MAX_WIDTH_PX + 0.02}px) and (max-width: ${DESKTOP_MAX_WIDTH_PX}px)`,
  large: `(min-width: ${DESKTOP_MAX_WIDTH_PX + 0.02}px)`,
};

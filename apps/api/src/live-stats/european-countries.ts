/** The countries of Europe by their codes (ISO 3166). */
export const EUROPEAN_COUNTRIES: ReadonlySet<string> = new Set(
  (
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO " +
    "PL PT RO RS SE SI SJ SK SM UA VA XK"
  ).split(" "),
);

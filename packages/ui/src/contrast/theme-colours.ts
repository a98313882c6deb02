export type Theme = "dark" | "light";
export type Colours = Readonly<Record<string, string>>;

/** The rule of each theme in the token file, found by the selector that opens it. */
const THEME_RULES: Readonly<Record<Theme, RegExp>> = {
  dark: /\[data-theme="dark"\]\s*\{([^}]*)\}/,
  light: /:host\(\[data-theme="light"\]\)\s*\{([^}]*)\}/,
};

/** Reads the opaque colours of one theme out of the text of tokens.css: name without `--shop-` → #rrggbb. */
export function themeColours(tokensCss: string, theme: Theme): Colours {
  const rule = THEME_RULES[theme].exec(tokensCss)?.[1];
  if (rule === undefined)
    throw new Error(`tokens.css has no rule for the theme "${theme}": contrast-pairs can't be checked.`);
  return Object.fromEntries(
    Array.from(rule.matchAll(/--shop-([\w-]+):\s*(#[0-9a-f]{6})\b/gi), (match) => [match[1], match[2]]),
  );
}

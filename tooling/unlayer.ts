/** Index of the brace that closes the one at `open`; braces in comments and strings don't count. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (css.startsWith("/*", at)) at = css.indexOf("*/", at) + 1;
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error("A brace of the style sheet isn't closed: nothing to unlayer.");
}

/**
 * Removes the wrapper `@layer shop { … }` and leaves its rules unchanged, for hosts whose own unlayered styles would
 * otherwise override every layered one. Other layers stay. Used only by the build.
 */
export function unlayer(css: string): string {
  const opening = /@layer shop\s*\{/g;
  let result = "";
  let from = 0;
  for (let match = opening.exec(css); match; match = opening.exec(css)) {
    const open = match.index + match[0].length - 1;
    const close = closingBrace(css, open);
    result += css.slice(from, match.index) + css.slice(open + 1, close);
    from = close + 1;
    opening.lastIndex = from;
  }
  return result + css.slice(from);
}

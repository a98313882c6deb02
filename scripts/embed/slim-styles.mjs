// The styles of the embed: of the shop's own, what its script can show. A plugin for PostCSS, without needing it.

/** Selectors of the tokens' themes, and what an element of ours says instead: most pages are light. */
const THEMES = [
  [/:root\s*,\s*:host\s*,\s*\[data-theme="dark"\]/g, ':host([theme="dark"])'],
  [/:root\s*,\s*:host/g, ":host"],
  [/\[data-theme="light"\]\s*,\s*:host\(\[data-theme="light"\]\)/g, ":host"],
];

/** States and kinds that no part of the embed is ever in. */
const NEVER = [
  /data-variant="?danger/,
  /data-density="?compact/,
  /shop-dialog\[data-size="?(small|large)/,
  /shop-figure\[data-(size="?head|live)/,
  /:disabled$|:disabled[ )]\)?$/,
  /autofill|::placeholder/,
  /__(footer|description|optional|hint)/,
  /aria-pressed/,
  /data-repricing/,
  /data-tone="?gain/,
  /shop-add-to-cart\[data-wide/,
  /:active$/,
  /^\.shop-cart(:|$)/,
  /shop-cart-scripted/,
];
/** What the reset has said of every box, says nothing of the system's fonts, or moves: on somebody else's page nothing does. */
const NO_MATTER =
  /^(box-sizing|font-stretch|letter-spacing|hyphens|touch-action|text-wrap|transition.*|animation.*|-webkit-.*|caret-color|text-underline-offset|text-decoration-(color|thickness))$/;

/** What the reset has said, and what everything inherits. */
const IS_SO = /^(margin|padding|border):0$|^font-family:var\(--shop-font-text\)$/;

/** Where every box is made one. */
const RESET = "*,\n  ::before,\n  ::after";

/** `code` is all of the script that a class can be named in. */
export function slimStyles(code) {
  return {
    postcssPlugin: "slim-styles",
    OnceExit(root) {
      root.walkComments((comment) => comment.remove());
      root.walkAtRules(/^(font-face|layer)$/, (rule) => {
        if (rule.name === "font-face") rule.remove();
      });
      root.walkRules((rule) => {
        for (const [from, to] of THEMES) rule.selector = rule.selector.replace(from, to);
        const shown = rule.selectors.filter(
          (selector) =>
            classesOf(selector).every((name) => code.includes(name)) && !NEVER.some((state) => state.test(selector)),
        );
        if (shown.length === 0) rule.remove();
        else if (shown.length < rule.selectors.length) rule.selectors = shown;
      });
      keepLastTokens(root);
      root.walkDecls((declaration) => {
        const { parent, prop, value } = declaration;
        if (parent.selector === RESET || parent.selector === ".shop-embed") return;
        if (NO_MATTER.test(prop) || IS_SO.test(`${prop}:${value}`)) declaration.remove();
      });
      dropUnusedKeyframes(root);
      addAutomaticTheme(root);
      // Within, what is important is stronger than anything that the page says of the element.
      root.walkDecls("font-size", (declaration) => {
        if (declaration.value === "medium") declaration.important = true;
      });
      dropUnusedTokens(root);
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(/(-?\d*\.?\d+)rem\b/g, "calc($1*var(--shop-rem))");
      });
      root.walkAtRules((rule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
    },
  };
}

function classesOf(selector) {
  return Array.from(selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.(shop-[\w-]+)/g), (match) => match[1]);
}

/** `theme="auto"`: dark where the reader's system is. */
function addAutomaticTheme(root) {
  root.walkRules((rule) => {
    if (rule.selector !== ':host([theme="dark"])') return;
    const automatic = rule.clone({ selector: ':host([theme="auto"])' });
    rule.after({ name: "media", params: "(prefers-color-scheme: dark)", nodes: [automatic] });
  });
}

function dropUnusedKeyframes(root) {
  const used = [];
  root.walkDecls(/^animation/, ({ value }) => used.push(value));
  root.walkAtRules("keyframes", (rule) => {
    if (!used.some((value) => value.includes(rule.params))) rule.remove();
  });
}

/** Of tokens that are said twice of the element itself, the later counts. */
function keepLastTokens(root) {
  const last = new Map();
  root.walkRules(":host", (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (rule.parent.name === "media") return;
      last.get(declaration.prop)?.remove();
      last.set(declaration.prop, declaration);
    });
  });
}

/** Tokens that no rule reads, until none is left that only another unused one read. */
function dropUnusedTokens(root) {
  for (let dropped = true; dropped; ) {
    const read = new Set(["--shop-rem"]);
    root.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
    });
    dropped = false;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

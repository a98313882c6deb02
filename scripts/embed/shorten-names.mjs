// Names that nobody outside the script meets, made short: classes and tokens within a shadow root, and our own members.
import { globSync, readFileSync } from "node:fs";

/** The tokens that docs/guides/embed.md lists: a host's styles may set them. */
const PROMISED_TOKENS = [
  ...["ink", "ink-2", "ink-3", "panel", "raised", "well", "hairline", "edge", "scrim"],
  ...["signal", "signal-hover", "signal-pressed", "on-signal", "focus", "gain", "clip", "clip-part"],
  ...["font-text", "font-label", "font-figure", "radius", "radius-small", "unit", "rem"],
].map((name) => `--shop-${name}`);

/** Classes that are parts for a host's styles too, listed there as well: they have the part's name. */
const PROMISED_PARTS = {
  "shop-button": "button",
  "shop-icon-button": "icon-button",
  "shop-icon-button__badge": "badge",
  "shop-dialog": "dialog",
  "shop-dialog__title": "title",
  "shop-cart-line": "line",
  "shop-cart-totals": "totals",
  "shop-cart-note": "note",
  "shop-field__input": "input",
};

/** Also the elements' names. */
const KEPT_CLASSES = ["shop-cart", "shop-add-to-cart"];

/** Files whose words are somebody else's names: the platform's, React's and Preact's, the failures' that a host page may be told of. */
const OTHERS = [
  "tooling/node_modules/typescript/lib/lib.{dom,dom.iterable,es*}.d.ts",
  "node_modules/@types/react/index.d.ts",
  "packages/cart/node_modules/preact/{,hooks/}dist/*.mjs",
  "packages/cart/src/failures.ts",
  "packages/api-client/src/contract/failures.ts",
];
/** What only components that are classes have: there is none here but Preact's own. */
const OF_CLASS_COMPONENTS = [
  ...["componentWillReceiveProps", "componentWillMount", "componentWillUpdate", "componentWillUnmount"],
  ...["componentDidMount", "componentDidUpdate", "componentDidCatch", "shouldComponentUpdate", "forceUpdate"],
  ...["getDerivedStateFromProps", "getDerivedStateFromError", "getSnapshotBeforeUpdate", "getChildContext"],
  ...["contextType", "debounceRendering", "setState"],
];
/** What hosts are promised: members of events' details. And a member that is an attribute's name. */
const PROMISED_MEMBERS = ["totalMinor", "keepsFocus"];

export function shortenNames(code) {
  const classes = namesOf(code, /\.(shop-[\w-]+)/g).filter(
    (name) => !KEPT_CLASSES.includes(name) && !(name in PROMISED_PARTS),
  );
  const tokens = namesOf(code, /(--shop-[\w-]+)/g).filter((name) => !PROMISED_TOKENS.includes(name));
  // Preact knows the attribute by its own name; nothing here reads or writes the DOM's member of that name.
  const classed = code.replace(/\bclassName\b/g, "class");
  const parted = classed.replace(/(?:--)?shop-[\w-]+/g, (name) => PROMISED_PARTS[name] ?? name);
  const styled = rename(rename(parted, /(?:--)?shop-[\w-]+/g, classes, "_"), /--shop-[\w-]+/g, tokens, "--");
  return rename(styled, /(?<![\w$-])[a-z]\w*[A-Z]\w*(?![\w$-])/g, ownMembers(styled), "$");
}

/** Members of two words and more that none of the others has. */
function ownMembers(code) {
  const others = new Set(PROMISED_MEMBERS);
  for (const file of OTHERS.flatMap(filesOf))
    for (const [word] of readFileSync(file, "utf8").matchAll(/\w+/g)) others.add(word);
  // Values of attributes that the styles know.
  for (const [, word] of code.matchAll(/\[data-\w+="?(\w+)/g)) others.add(word);
  return namesOf(code, /[.{,\s]([a-z]+[A-Z]\w*)(?=[^\w$-])/g).filter(
    (name) => OF_CLASS_COMPONENTS.includes(name) || !others.has(name),
  );
}

/** Without one of these files, names of the platform would be shortened too. */
function filesOf(pattern) {
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files;
}

/** The most frequent first, for the shortest names. */
function namesOf(code, pattern) {
  const counts = new Map();
  for (const [, name] of code.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts.keys()).sort((a, b) => counts.get(b) - counts.get(a) || a.localeCompare(b));
}

function rename(code, pattern, names, mark) {
  const short = new Map(names.map((name, index) => [name, `${mark}${index.toString(36)}`]));
  return code.replace(pattern, (name) => short.get(name) ?? name);
}

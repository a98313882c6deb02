/** The TypeScript examples of a Markdown text, in order. */
export function codeBlocks(markdown) {
  return [...markdown.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
}

/** The first of them. */
export function firstCode(markdown) {
  const [code] = codeBlocks(markdown);
  if (code === undefined) throw new Error("This README has no code: it should start with an example that works.");
  return code;
}

/** A line such as `format(4900); // "49€"`: an expression, and its value as JSON. */
const SHOWN = /^(?!import|const)(\S.*); \/\/ (.+)$/gm;

/** An example as a program that prints what its comments show, a line each, and what they show. */
export function toProgram(code) {
  return {
    program: code.replace(SHOWN, "console.log(JSON.stringify($1));"),
    shown: [...code.matchAll(SHOWN)].map(([, , value]) => JSON.parse(value)),
  };
}

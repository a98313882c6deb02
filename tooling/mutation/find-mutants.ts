import ts from "typescript";

/** One changed value: in `file`, the source text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Its name in the list of survivors. */
  readonly name: string;
  /** What source files and tests that have to do with it contain. */
  readonly word: string;
}

/** A quarter more, at least one: small enough that a test far from the limit doesn't see it. */
const MORE = "((n) => n + Math.max(1, Math.round(n / 4)))";

/** Every number of a `limits.ts`: its constants, and the fields of its objects. Constants that it doesn't export are units. */
export function findNumbers(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return tree.statements.filter(isExported).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const name = declaration.name.getText();
      return numbersOf(declaration.initializer).map(({ field, value }) => ({
        ...placeOf(tree, file, value),
        replacement: `${MORE}(${value.getText()})`,
        name: field ? `${name}.${field}` : name,
        word: name,
      }));
    }),
  );
}

/** Every text of a catalogue that is one of `quotes`. */
export function findTexts(file: string, source: string, quotes: ReadonlySet<string>): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && quotes.has(node.text) && !ts.isImportDeclaration(node.parent))
      found.push({
        ...placeOf(tree, file, node),
        replacement: JSON.stringify(`${node.text} changed`),
        name: `'${node.text}'`,
        word: node.text,
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The texts that a document quotes: 'like this'. An apostrophe inside a word doesn't end one. */
export function findQuotes(document: string): string[] {
  const quoted = /(?<![\p{L}\p{N}])'((?:[^'`]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu;
  return [...document.replace(/\s+/g, " ").matchAll(quoted)].map(([, text]) => text ?? "");
}

export function mutate(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function isExported(statement: ts.Statement): statement is ts.VariableStatement {
  return (
    ts.isVariableStatement(statement) &&
    (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function numbersOf(initializer: ts.Expression | undefined): { field?: string; value: ts.Expression }[] {
  if (!initializer || ts.isStringLiteralLike(initializer)) return [];
  if (!ts.isObjectLiteralExpression(initializer)) return [{ value: initializer }];
  return initializer.properties
    .filter(ts.isPropertyAssignment)
    .map((property) => ({ field: property.name.getText(), value: property.initializer }));
}

function placeOf(tree: ts.SourceFile, file: string, node: ts.Node): Pick<Mutant, "file" | "line" | "start" | "end"> {
  const start = node.getStart(tree);
  return { file, start, end: node.getEnd(), line: tree.getLineAndCharacterOfPosition(start).line + 1 };
}

import ts from "typescript";
import type { Mutant } from "./find-mutants.ts";

/** What each operator becomes: the change that a wrong port is most likely to have. */
const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "+=": "-=",
  "-=": "+=",
};
const FUNCTIONS: Readonly<Record<string, string>> = {
  "Math.min": "Math.max",
  "Math.max": "Math.min",
  "Math.floor": "Math.ceil",
  "Math.round": "Math.floor",
  "Math.abs": "Number",
};

/** Every way to change one operator, number, condition, loop, checked field or statement of a source file. Types, imports and texts stay. */
export function findOperators(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const name = changedLine(source, start, end, replacement);
    found.push({ file, line, start, end, replacement, name, word: name });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    for (const replacement of replacementsOf(node)) add(node, replacement);
    // A loop that looks at the first alone.
    if (ts.isForOfStatement(node)) add(node.expression, `[...${node.expression.getText()}].slice(0, 1)`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function replacementsOf(node: ts.Node): readonly string[] {
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [node.right.getText()];
    const other = OPERATORS[node.operatorToken.getText()];
    return other ? [`${node.left.getText()} ${other} ${node.right.getText()}`] : [];
  }
  if (ts.isPrefixUnaryExpression(node)) return [`(${node.operand.getText()})`];
  if (ts.isConditionalExpression(node)) {
    return [`${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`];
  }
  if (ts.isNumericLiteral(node)) return [`${Number(node.text) + 1}`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ["false"];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ["true"];
  if (ts.isPropertyAccessExpression(node)) return otherFunction(node.getText());
  if (ts.isContinueStatement(node) || isEffect(node)) return [";"];
  // A field that isn't checked.
  if (ts.isObjectLiteralElement(node) && isTableOfFields(node.parent.parent)) return ["...{}"];
  return [];
}

function otherFunction(text: string): readonly string[] {
  const other = FUNCTIONS[text];
  return other ? [other] : [];
}

function isTableOfFields(node: ts.Node): boolean {
  return ts.isSatisfiesExpression(node) && node.type.getText().startsWith("Fields<");
}

/** A statement that does something and returns nothing. */
function isEffect(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || ts.isBinaryExpression(node.expression))
  );
}

/** The line as it is after the change, which names the change wherever the line is in its file. */
function changedLine(source: string, start: number, end: number, replacement: string): string {
  const before = source.slice(source.lastIndexOf("\n", start) + 1, start);
  const after = source.slice(end).split("\n", 1)[0];
  const line = oneLine(before + replacement + after);
  return line === ";" ? `without ${oneLine(source.slice(start, end))}` : line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

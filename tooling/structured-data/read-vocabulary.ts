import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";

const require = createRequire(import.meta.url);

/** schema.org's own vocabulary. */
export interface Vocabulary {
  hasType(type: string): boolean;
  /** The types and data types that a property of a type takes; null: the type has no such property, nor have those above it. */
  rangeOf(type: string, property: string): readonly string[] | null;
  /** Whether a type is another one, or below it. */
  isA(type: string, other: string): boolean;
  /** The members of an enumeration, and of those below it. */
  membersOf(enumeration: string): ReadonlySet<string>;
}

/**
 * Reads the vocabulary from `schema-dts`, which Google generates from schema.org's definitions: an interface `XBase` has the properties of the
 * type X, `XLeaf` names the base, and the alias `X` lists the types below it, or an enumeration's members.
 */
export function readVocabulary(): Vocabulary {
  const file = path.join(path.dirname(require.resolve("schema-dts")), "schema.d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const bases = new Map<string, Base>();
  const aliases = new Map<string, Alias>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) bases.set(statement.name.text, readBase(statement));
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, readAlias(statement.type));
  }
  const isA = (type: string, other: string): boolean =>
    type === other || (aliases.get(other)?.types ?? []).some((below) => below !== other && isA(type, below));
  const rangeIn = (base: string, property: string): readonly string[] | null => {
    const { parents = [], ranges } = bases.get(base) ?? {};
    const own = ranges?.get(property);
    if (own) return own;
    for (const parent of parents) {
      const inherited = rangeIn(parent, property);
      if (inherited) return inherited;
    }
    return null;
  };
  return {
    hasType: (type) => bases.has(`${type}Leaf`) || aliases.has(`${type}Leaf`),
    rangeOf: (type, property) => rangeIn(bases.has(`${type}Leaf`) ? `${type}Leaf` : `${type}Base`, property),
    isA,
    membersOf: (enumeration) => membersIn(enumeration, aliases),
  };
}

interface Base {
  readonly parents: readonly string[];
  readonly ranges: ReadonlyMap<string, readonly string[]>;
}

function readBase(declaration: ts.InterfaceDeclaration): Base {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
  );
  const ranges = declaration.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || !member.type) return [];
    // SchemaValue<A | B, "property">
    const [range] = ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
    return range ? [[member.name.text, readAlias(range).types] as const] : [];
  });
  return { parents, ranges: new Map(ranges) };
}

interface Alias {
  readonly types: readonly string[];
  readonly literals: readonly string[];
}

function readAlias(node: ts.TypeNode): Alias {
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  return {
    types: parts.flatMap((part) =>
      ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) ? part.typeName.text : [],
    ),
    literals: parts.flatMap((part) =>
      ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : [],
    ),
  };
}

function membersIn(enumeration: string, aliases: ReadonlyMap<string, Alias>): ReadonlySet<string> {
  const { types = [], literals = [] } = aliases.get(enumeration) ?? {};
  const below = types.filter((type) => type !== enumeration).flatMap((type) => [...membersIn(type, aliases)]);
  return new Set([...literals, ...below]);
}

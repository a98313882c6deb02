import * as z from "zod/mini";

/** One field of a payload, as the reference prints it: `products[].name`, its type and limits in words. */
export interface FieldDescription {
  readonly field: string;
  readonly type: string;
  /** Whether it is required. A field of one of several forms of an object is required in its form. */
  readonly presence: "required" | "optional" | "in one form";
}

/** A payload in words: the name of an entity, a type that has no fields, or the fields of each of its forms. */
export interface SchemaDescription {
  readonly type: string | null;
  readonly forms: ReadonlyArray<readonly FieldDescription[]>;
}

type Node = Readonly<Record<string, unknown>>;
type Entities = Readonly<Record<string, z.core.$ZodType>>;

/**
 * Describes schemas by zod's own JSON Schema. A named entity is described once, elsewhere, and linked. `io` is "input" for what a caller
 * may send, "output" for what a response contains.
 */
export function createDescribeSchema(entities: Entities) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(entities)) registry.add(schema, { id });
  const nodeOf = (schema: z.core.$ZodType, io: "input" | "output", metadata: typeof registry | undefined): Node =>
    z.toJSONSchema(schema, { io, unrepresentable: "any", ...(metadata ? { metadata } : {}) });

  return {
    describe: (schema: z.core.$ZodType, io: "input" | "output"): SchemaDescription => {
      const entity = Object.entries(entities).find(([, known]) => known === schema)?.[0];
      if (entity) return { type: linkTo(entity), forms: [] };
      return describeNode(nodeOf(schema, io, registry));
    },
    /** The entity itself; nested entities are linked. */
    describeEntity: (schema: z.core.$ZodType, io: "input" | "output"): SchemaDescription => {
      const root = nodeOf(schema, io, registry);
      const definitions = root.$defs as Record<string, Node> | undefined;
      const own = typeof root.$ref === "string" ? definitions?.[root.$ref.split("/").at(-1) ?? ""] : undefined;
      return describeNode(own ?? root);
    },
  };
}

function describeNode(node: Node): SchemaDescription {
  const forms = formsOf(node);
  return forms.every(isObject)
    ? { type: null, forms: forms.map((form) => fieldsOf(form, "")) }
    : { type: typeText(node), forms: isObjectList(node) ? [fieldsOf(itemOf(node), "[].")] : [] };
}

const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : []);
const formsOf = (node: Node): readonly Node[] => (node.anyOf ? listOf(node.anyOf) : [node]);
const itemOf = (node: Node): Node => (node.items ?? {}) as Node;
const isObject = (node: Node): boolean => node.properties !== undefined;
const isObjectList = (node: Node): boolean => node.type === "array" && isObject(itemOf(node));
const linkTo = (entity: string): string => `[${entity}](#${entity.toLowerCase().replaceAll(" ", "-")})`;

function fieldsOf(node: Node, path: string): FieldDescription[] {
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  return Object.entries((node.properties ?? {}) as Record<string, Node>).flatMap(([name, field]) => {
    const own = {
      field: `${path}${name}`,
      type: typeText(field),
      presence: required.has(name) ? "required" : "optional",
    } as const;
    return [own, ...membersOf(field, `${path}${name}`)];
  });
}

function membersOf(node: Node, path: string): FieldDescription[] {
  const inner = formsOf(node).filter((form) => form.type !== "null");
  const members = inner.flatMap((form) => {
    if (isObject(form)) return fieldsOf(form, `${path}.`);
    return isObjectList(form) ? fieldsOf(itemOf(form), `${path}[].`) : [];
  });
  const isOneOfSeveral = inner.filter(isObject).length > 1;
  return isOneOfSeveral ? members.map((member) => ({ ...member, presence: "in one form" })) : members;
}

function typeText(node: Node): string {
  const fallback = node.default === undefined ? "" : `; ${JSON.stringify(node.default)} where it isn't given`;
  return `${bareTypeText(node)}${fallback}`;
}

function bareTypeText(node: Node): string {
  if (typeof node.$ref === "string") return linkTo(node.$ref.split("/").at(-1) ?? "");
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (Array.isArray(node.enum)) return node.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (node.anyOf) return [...new Set(listOf(node.anyOf).map(typeText))].join(" or ");
  if (Array.isArray(node.type)) return node.type.map((type) => typeText({ ...node, type })).join(" or ");
  return namedTypeText(node);
}

function namedTypeText(node: Node): string {
  switch (node.type) {
    case "string":
      return stringText(node);
    case "integer":
      return `whole number${rangeText(node.minimum, node.maximum)}`;
    case "number":
      return `number${rangeText(node.minimum, node.maximum)}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `list${rangeText(node.minItems, node.maxItems)} of ${isObjectList(node) ? "objects" : typeText(itemOf(node))}`;
    case "object":
      return isObject(node) ? "object" : "object of any keys";
    default:
      return "anything";
  }
}

function stringText(node: Node): string {
  if (node.format === "uuid") return "UUID";
  const range = rangeText(node.minLength, node.maxLength);
  const pattern = typeof node.pattern === "string" ? `, by \`${node.pattern}\`` : "";
  return `text${range === "" ? "" : `${range} characters`}${pattern}`;
}

/** zod writes the bounds of a safe integer if there are none. */
function rangeText(least: unknown, most: unknown): string {
  const from = typeof least === "number" && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = typeof most === "number" && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (to === undefined) return from === undefined || from === 0 ? "" : `, at least ${from}`;
  return from === undefined || from === 0 ? `, up to ${to}` : `, ${from} to ${to}`;
}

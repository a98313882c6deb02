import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import {
  type CheckedManifest,
  type CheckedPage,
  type CheckedProduct,
  type CheckedTutorial,
  contentManifestSchema,
  contentPageSchema,
  contentProductSchema,
  contentTutorialSchema,
} from "./content-schemas.ts";

/** What the content folder's loaders answer: JSON that nobody has looked at yet. */
export interface ContentInput {
  readonly products: readonly unknown[];
  readonly tutorials: readonly unknown[];
  readonly pages: readonly unknown[];
  readonly manifest: unknown;
}

export interface CheckedContent {
  readonly products: readonly CheckedProduct[];
  readonly tutorials: readonly CheckedTutorial[];
  readonly pages: readonly CheckedPage[];
  readonly manifest: CheckedManifest;
}

/**
 * Whether the content can be imported, each file for itself and all together. Failure `content.invalid` names the
 * `file`, the `field` and the `reason`, for the operator's eyes.
 */
export function checkContent(input: ContentInput): Result<CheckedContent> {
  const products = checkEach("products", contentProductSchema, input.products);
  if (!products.isOk) return products;
  const tutorials = checkEach("tutorials", contentTutorialSchema, input.tutorials);
  if (!tutorials.isOk) return tutorials;
  const pages = checkEach("pages", contentPageSchema, input.pages);
  if (!pages.isOk) return pages;
  const manifest = check("manifest.json", contentManifestSchema, input.manifest);
  if (!manifest.isOk) return manifest;
  const content = {
    products: products.value,
    tutorials: tutorials.value,
    pages: pages.value,
    manifest: manifest.value,
  };
  const conflict = findConflict(content);
  return conflict ? fail(conflict) : ok(content);
}

function check<Schema extends z.core.$ZodType>(file: string, schema: Schema, value: unknown): Result<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return fail(invalid(file, issue?.path.join(".") || "(the whole)", issue?.message ?? "is not as expected"));
}

function checkEach<Schema extends z.core.$ZodType>(
  folder: string,
  schema: Schema,
  values: readonly unknown[],
): Result<Array<z.output<Schema>>> {
  const checked: Array<z.output<Schema>> = [];
  for (const [index, value] of values.entries()) {
    const result = check(fileOf(folder, value, index), schema, value);
    if (!result.isOk) return result;
    checked.push(result.value);
  }
  return ok(checked);
}

const slugOnly = z.looseObject({ slug: z.string() });

/** Files are named after their slugs; where that is missing, the place in the list has to do. */
function fileOf(folder: string, value: unknown, index: number): string {
  const named = slugOnly.safeParse(value);
  return named.success ? `${folder}/${named.data.slug}.json` : `${folder}/ (number ${index + 1})`;
}

function findConflict({ products, tutorials, pages, manifest }: CheckedContent): Failure | null {
  const names = new Set(products.map(({ name }) => name));
  const missingPart = products
    .flatMap(({ slug, name, included_products }) => included_products.map((part) => ({ slug, name, part })))
    .find(({ name, part }) => part === name || !names.has(part));
  if (missingPart) {
    return invalid(
      `products/${missingPart.slug}.json`,
      "included_products",
      `names no other product: ${missingPart.part}`,
    );
  }
  const strayFile = manifest.files.find((file) => !names.has(file.product));
  if (strayFile) return invalid("manifest.json", "files.product", `names no product: ${strayFile.product}`);
  return (
    findRepeated("products", "name", products, (product) => product.name) ??
    findRepeated("products", "slug", products, (product) => product.slug) ??
    findRepeated("tutorials", "slug", tutorials, (tutorial) => tutorial.slug) ??
    findRepeated("tutorials", "id", tutorials, (tutorial) => tutorial.id) ??
    findRepeated("pages", "slug", pages, (page) => page.slug)
  );
}

function findRepeated<Entry extends { readonly slug: string }>(
  folder: string,
  field: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | number,
): Failure | null {
  const repeated = entries.find((entry, index) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) < index);
  return repeated ? invalid(`${folder}/${repeated.slug}.json`, field, `is used twice: ${keyOf(repeated)}`) : null;
}

function invalid(file: string, field: string, reason: string): Failure {
  return { code: "content.invalid", params: { file, field, reason } };
}

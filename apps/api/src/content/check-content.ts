import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { findCampaignFault, findCouponFault, type SalesFault } from "./check-sales.ts";
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
import {
  type CheckedCampaign,
  type CheckedCoupon,
  contentCampaignSchema,
  contentCouponSchema,
} from "./sales-schemas.ts";
import { type CheckedVatRate, contentVatRateSchema, findVatRateFault } from "./vat-rate-schema.ts";

/** What the content folder's loaders answer: JSON that nobody has looked at yet. */
export interface ContentInput {
  readonly products: readonly unknown[];
  readonly tutorials: readonly unknown[];
  readonly pages: readonly unknown[];
  /** Promotions and sales windows, and coupons. Absent: none. */
  readonly campaigns?: readonly unknown[];
  readonly coupons?: readonly unknown[];
  /** What VAT is in a price, by country. Absent: the seller's country alone can be ordered from. */
  readonly vatRates?: readonly unknown[];
  readonly manifest: unknown;
}

export interface CheckedContent {
  readonly products: readonly CheckedProduct[];
  readonly tutorials: readonly CheckedTutorial[];
  readonly pages: readonly CheckedPage[];
  readonly campaigns: readonly CheckedCampaign[];
  readonly coupons: readonly CheckedCoupon[];
  readonly vatRates: readonly CheckedVatRate[];
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
  const campaigns = checkEntries("sales.json", contentCampaignSchema, input.campaigns ?? []);
  if (!campaigns.isOk) return campaigns;
  const coupons = checkEntries("coupons.json", contentCouponSchema, input.coupons ?? []);
  if (!coupons.isOk) return coupons;
  const vatRates = checkEntries("vat-rates.json", contentVatRateSchema, input.vatRates ?? []);
  if (!vatRates.isOk) return vatRates;
  const manifest = check("manifest.json", contentManifestSchema, input.manifest);
  if (!manifest.isOk) return manifest;
  const content = {
    products: products.value,
    tutorials: tutorials.value,
    pages: pages.value,
    campaigns: campaigns.value,
    coupons: coupons.value,
    vatRates: vatRates.value,
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

/** The entries of one file that is a list. */
function checkEntries<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  values: readonly unknown[],
): Result<Array<z.output<Schema>>> {
  return check(file, z.array(schema), values);
}

const slugOnly = z.looseObject({ slug: z.string() });

/** Files are named after their slugs; where that is missing, the place in the list has to do. */
function fileOf(folder: string, value: unknown, index: number): string {
  const named = slugOnly.safeParse(value);
  return named.success ? `${folder}/${named.data.slug}.json` : `${folder}/ (number ${index + 1})`;
}

function findConflict(content: CheckedContent): Failure | null {
  const { products, tutorials, pages, manifest } = content;
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
    findRepeated("pages", "slug", pages, (page) => page.slug) ??
    findSalesConflict(content, names) ??
    findVatConflict(content)
  );
}

function findVatConflict({ vatRates }: CheckedContent): Failure | null {
  const fault = findVatRateFault(vatRates);
  return fault && invalid("vat-rates.json", fault.country, fault.reason);
}

function findSalesConflict({ campaigns, coupons }: CheckedContent, names: ReadonlySet<string>): Failure | null {
  const inSales = campaigns.map((entry) => [entry.id, findCampaignFault(entry, names)] as const);
  const inCoupons = coupons.map((entry) => [entry.code, findCouponFault(entry, names)] as const);
  return findEntryFault("sales.json", "id", inSales) ?? findEntryFault("coupons.json", "code", inCoupons);
}

function findEntryFault(
  file: string,
  key: string,
  entries: ReadonlyArray<readonly [string, SalesFault | null]>,
): Failure | null {
  for (const [index, [name, fault]] of entries.entries()) {
    if (fault) return invalid(file, `${name}.${fault.field}`, fault.reason);
    if (entries.findIndex(([other]) => other === name) < index) return invalid(file, key, `is used twice: ${name}`);
  }
  return null;
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

import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type CheckedAnswer, contentAnswerSchema } from "./answer-schema.ts";
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
import { type CheckedContest, contentContestSchema, findContestFault } from "./contest-schema.ts";
import { contentPackSchema, contentPresetsSchema } from "./recipe-schemas.ts";
import {
  type CheckedCampaign,
  type CheckedCoupon,
  contentCampaignSchema,
  contentCouponSchema,
} from "./sales-schemas.ts";
import { type CheckedShop, contentShopSchema } from "./shop-schema.ts";
import { type CheckedVatRate, contentVatRateSchema, findVatRateFault } from "./vat-rate-schema.ts";
import { type CheckedWheelSegment, contentWheelSegmentSchema, findWheelFault } from "./wheel-schema.ts";

type EntryFolder = "products" | "tutorials" | "pages" | "answers" | "packs" | "presets";

/** What the content folder's loaders return: unchecked JSON. */
export interface ContentFolderInput {
  readonly shop?: unknown;
  readonly products: readonly unknown[];
  readonly tutorials: readonly unknown[];
  readonly pages: readonly unknown[];
  /** What the chat quotes besides. Absent: nothing. */
  readonly answers?: readonly unknown[];
  /** Promotions, sales windows, coupons and contests. Absent: none. */
  readonly campaigns?: readonly unknown[];
  readonly coupons?: readonly unknown[];
  /** The segments of the wheel of fortune. Absent or empty: there is no wheel. */
  readonly wheel?: readonly unknown[];
  readonly contests?: readonly unknown[];
  /** What VAT is in a price, by country. Absent: the seller's country alone can be ordered from. */
  readonly vatRates?: readonly unknown[];
  /** What the generator makes packs and plugins from. */
  readonly packs?: readonly unknown[];
  readonly presets?: readonly unknown[];
  /** The files of the entries, in the same order. Without them the slugs identify the files. */
  readonly fileNames?: Readonly<Partial<Record<EntryFolder, readonly string[]>>>;
}

/** The same with a build's information about its files. */
export interface ContentInput extends ContentFolderInput {
  /** A hash over the folder's files. Absent: the content has no place in an order, and replaces any other. */
  readonly hash?: string;
  readonly manifest: unknown;
}

export interface CheckedFolder {
  /** From `shop.json`; 0 if it has none. */
  readonly version: number;
  readonly products: readonly CheckedProduct[];
  readonly tutorials: readonly CheckedTutorial[];
  readonly pages: readonly CheckedPage[];
  readonly answers: readonly CheckedAnswer[];
  readonly campaigns: readonly CheckedCampaign[];
  readonly coupons: readonly CheckedCoupon[];
  readonly wheel: readonly CheckedWheelSegment[];
  readonly contests: readonly CheckedContest[];
  readonly vatRates: readonly CheckedVatRate[];
}

export interface CheckedContent extends CheckedFolder {
  readonly manifest: CheckedManifest;
}

/** Whether `shop.json` can be used. Failure `content.invalid`. */
export function checkShop(value: unknown): Result<CheckedShop> {
  return check("shop.json", contentShopSchema, value);
}

/** Whether the content can be imported with the files that were built from it. Failure `content.invalid`. */
export function checkContent(input: ContentInput): Result<CheckedContent> {
  const folder = checkContentFiles(input);
  if (!folder.isOk) return folder;
  const manifest = check("manifest.json", contentManifestSchema, input.manifest);
  if (!manifest.isOk) return manifest;
  const names = new Set(folder.value.products.map(({ name }) => name));
  const strayFile = manifest.value.files.find((file) => !names.has(file.product));
  if (strayFile) return fail(invalid("manifest.json", "files.product", `names no product: ${strayFile.product}`));
  return ok({ ...folder.value, manifest: manifest.value });
}

/**
 * Checks whether the content can be built and imported, each file by itself and all together. Failure `content.invalid` names the `file`,
 * the `field` and the `reason`, for the operator.
 */
export function checkContentFiles(input: ContentFolderInput): Result<CheckedFolder> {
  const nameFile = (folder: EntryFolder, index: number, value: unknown) =>
    input.fileNames?.[folder]?.[index] ?? fileOf(folder, value, index);
  const shop = input.shop === undefined ? ok(null) : checkShop(input.shop);
  if (!shop.isOk) return shop;
  if (input.products.length === 0) return fail(invalid("products", "(the whole)", "holds no product"));
  const products = checkEach("products", contentProductSchema, input.products, nameFile);
  if (!products.isOk) return products;
  const tutorials = checkEach("tutorials", contentTutorialSchema, input.tutorials, nameFile);
  if (!tutorials.isOk) return tutorials;
  const pages = checkEach("pages", contentPageSchema, input.pages, nameFile);
  if (!pages.isOk) return pages;
  const answers = checkEach("answers", contentAnswerSchema, input.answers ?? [], nameFile);
  if (!answers.isOk) return answers;
  const packs = checkEach("packs", contentPackSchema, input.packs ?? [], nameFile);
  if (!packs.isOk) return packs;
  const presets = checkEach("presets", contentPresetsSchema, input.presets ?? [], nameFile);
  if (!presets.isOk) return presets;
  const campaigns = checkEntries("sales.json", contentCampaignSchema, input.campaigns);
  if (!campaigns.isOk) return campaigns;
  const coupons = checkEntries("coupons.json", contentCouponSchema, input.coupons);
  if (!coupons.isOk) return coupons;
  const wheel = checkEntries("wheel.json", contentWheelSegmentSchema, input.wheel);
  if (!wheel.isOk) return wheel;
  const contests = checkEntries("contests.json", contentContestSchema, input.contests);
  if (!contests.isOk) return contests;
  const vatRates = checkEntries("vat-rates.json", contentVatRateSchema, input.vatRates);
  if (!vatRates.isOk) return vatRates;
  const content = {
    version: shop.value?.version ?? 0,
    products: products.value,
    tutorials: tutorials.value,
    pages: pages.value,
    answers: answers.value,
    campaigns: campaigns.value,
    coupons: coupons.value,
    wheel: wheel.value,
    contests: contests.value,
    vatRates: vatRates.value,
  };
  const conflict = findConflict(content, nameFile);
  return conflict ? fail(conflict) : ok(content);
}

function check<Schema extends z.core.$ZodType>(file: string, schema: Schema, value: unknown): Result<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return fail(invalid(file, issue?.path.join(".") || "(the whole)", issue?.message ?? "is not as expected"));
}

function checkEach<Schema extends z.core.$ZodType>(
  folder: EntryFolder,
  schema: Schema,
  values: readonly unknown[],
  nameFile: NameFile,
): Result<Array<z.output<Schema>>> {
  const checked: Array<z.output<Schema>> = [];
  for (const [index, value] of values.entries()) {
    const result = check(nameFile(folder, index, value), schema, value);
    if (!result.isOk) return result;
    checked.push(result.value);
  }
  return ok(checked);
}

/** The entries of a file that contains a list; empty if there is no file. */
function checkEntries<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  values: readonly unknown[] | undefined,
): Result<Array<z.output<Schema>>> {
  return values === undefined ? ok([]) : check(file, z.array(schema), values);
}

const slugOnly = z.looseObject({ slug: z.string() });

type NameFile = (folder: EntryFolder, index: number, value: unknown) => string;

/** Files are named after their slugs. Without a slug, the position in the list is used. */
function fileOf(folder: EntryFolder, value: unknown, index: number): string {
  const named = slugOnly.safeParse(value);
  return named.success ? `${folder}/${named.data.slug}.json` : `${folder}/ (number ${index + 1})`;
}

function findConflict(content: CheckedFolder, nameFile: NameFile): Failure | null {
  const { products, tutorials, pages, answers } = content;
  const names = new Set(products.map(({ name }) => name));
  const missingPart = products
    .flatMap((product, index) => product.included_products.map((part) => ({ ...product, index, part })))
    .find(({ name, part }) => part === name || !names.has(part));
  if (missingPart) {
    return invalid(
      nameFile("products", missingPart.index, missingPart),
      "included_products",
      `names no other product: ${missingPart.part}`,
    );
  }
  return (
    findRepeated("products", "name", products, nameFile) ??
    findRepeated("products", "slug", products, nameFile) ??
    findRepeated("tutorials", "slug", tutorials, nameFile) ??
    findRepeated("tutorials", "id", tutorials, nameFile) ??
    findRepeated("pages", "slug", pages, nameFile) ??
    findRepeated("answers", "slug", answers, nameFile) ??
    findSalesConflict(content, names) ??
    findWheelConflict(content) ??
    findVatConflict(content)
  );
}

function findVatConflict({ vatRates }: CheckedFolder): Failure | null {
  const fault = findVatRateFault(vatRates);
  return fault && invalid("vat-rates.json", fault.country, fault.reason);
}

function findWheelConflict({ wheel, products }: CheckedFolder): Failure | null {
  const fault = findWheelFault(wheel, products);
  return fault && invalid("wheel.json", fault.field, fault.reason);
}

function findSalesConflict(
  { campaigns, coupons, contests }: CheckedFolder,
  names: ReadonlySet<string>,
): Failure | null {
  const inSales = campaigns.map((entry) => [entry.id, findCampaignFault(entry, names)] as const);
  const inCoupons = coupons.map((entry) => [entry.code, findCouponFault(entry, names)] as const);
  const inContests = contests.map((entry) => [entry.id, findContestFault(entry)] as const);
  return (
    findEntryFault("sales.json", "id", inSales) ??
    findEntryFault("coupons.json", "code", inCoupons) ??
    findEntryFault("contests.json", "id", inContests)
  );
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

function findRepeated<Key extends string>(
  folder: EntryFolder,
  field: Key,
  entries: ReadonlyArray<Readonly<Record<Key, string | number>>>,
  nameFile: NameFile,
): Failure | null {
  const keys = entries.map((entry) => entry[field]);
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return at < 0 ? null : invalid(nameFile(folder, at, entries[at]), field, `is used twice: ${keys[at]}`);
}

function invalid(file: string, field: string, reason: string): Failure {
  return { code: "content.invalid", params: { file, field, reason } };
}

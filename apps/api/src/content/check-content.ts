import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { createFindPicture } from "../media/index.ts";
import type {
  CheckedContent,
  CheckedFolder,
  ContentFolderInput,
  ContentInput,
  EntryFolder,
  NameFile,
} from "./content-folder.ts";
import { findConflict, invalid } from "./find-conflict.ts";
import { findTrialFault } from "./find-trial-fault.ts";
import { contentAnswerSchema } from "./schemas/answer-schema.ts";
import { contentBetaSchema } from "./schemas/beta-schema.ts";
import {
  contentManifestSchema,
  contentPageSchema,
  contentProductSchema,
  contentTutorialSchema,
} from "./schemas/content-schemas.ts";
import { contentContestSchema } from "./schemas/contest-schema.ts";
import { contentDemonstrationSchema } from "./schemas/demonstration-schema.ts";
import { contentFigureSchema } from "./schemas/figure-schema.ts";
import { contentFollowUpSchema } from "./schemas/follow-up-schema.ts";
import { contentPackSchema, contentPerformanceSchema, contentPresetsSchema } from "./schemas/recipe-schemas.ts";
import { contentCampaignSchema, contentCouponSchema } from "./schemas/sales-schemas.ts";
import { type CheckedShop, contentShopSchema } from "./schemas/shop-schema.ts";
import { contentVatRateSchema } from "./schemas/vat-rate-schema.ts";
import { contentWheelSegmentSchema } from "./schemas/wheel-schema.ts";

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
  const strayAudition = manifest.value.auditions.find(({ product }) => !names.has(product));
  if (strayAudition) {
    return fail(invalid("manifest.json", "auditions.product", `names no product: ${strayAudition.product}`));
  }
  const strayCabinet = manifest.value.cabinets.find(({ product }) => !names.has(product));
  if (strayCabinet) {
    return fail(invalid("manifest.json", "cabinets.product", `names no product: ${strayCabinet.product}`));
  }
  const strayResponse = manifest.value.responses.find(({ product }) => !names.has(product));
  if (strayResponse) {
    return fail(invalid("manifest.json", "responses.product", `names no product: ${strayResponse.product}`));
  }
  const findPicture = createFindPicture(manifest.value.media);
  const unpictured = folder.value.tutorials.find(({ picture }) => picture && !findPicture(picture.src));
  if (unpictured) {
    return fail(invalid(`tutorials/${unpictured.slug}.json`, "picture.src", "names no picture in media/"));
  }
  const trialFault = findTrialFault(manifest.value.files, folder.value.products);
  if (trialFault !== null) return fail(invalid("manifest.json", "files", trialFault));
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
  if (input.products.length === 0) return fail(invalid("products", "(the whole)", "contains no product"));
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
  const performances = checkEach("performances", contentPerformanceSchema, input.performances ?? [], nameFile);
  if (!performances.isOk) return performances;
  const demonstrations = checkEach("demonstrations", contentDemonstrationSchema, input.demonstrations ?? [], nameFile);
  if (!demonstrations.isOk) return demonstrations;
  const figures = checkEach("figures", contentFigureSchema, input.figures ?? [], nameFile);
  if (!figures.isOk) return figures;
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
  const beta = input.beta === undefined ? ok(null) : check("beta.json", contentBetaSchema, input.beta);
  if (!beta.isOk) return beta;
  const followUps = checkEntries("follow-ups.json", contentFollowUpSchema, input.followUps);
  if (!followUps.isOk) return followUps;
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
    beta: beta.value,
    followUps: followUps.value,
    vatRates: vatRates.value,
  };
  const conflict = findConflict(content, nameFile, input.figureIds ?? []);
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

/** Files are named after their slugs. Without a slug, the position in the list is used. */
function fileOf(folder: EntryFolder, value: unknown, index: number): string {
  const named = slugOnly.safeParse(value);
  return named.success ? `${folder}/${named.data.slug}.json` : `${folder}/ (number ${index + 1})`;
}

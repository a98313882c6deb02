import type { WireProductDetails } from "@shop/api-client/contract";
import {
  messages as catalogMessages,
  compatibilityOf,
  formatSize,
  isFree,
  type Platform,
  type Product,
  type SystemNeed,
  type VisitorSystem,
} from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { productDetailTexts } from "./messages/index.ts";

const VISITOR_SYSTEMS: readonly VisitorSystem[] = ["mac", "win", "linux"];

export interface StripFact {
  readonly term: string;
  readonly words: string;
}

/** What is said to a visitor on one system. */
export interface SystemVerdict {
  readonly system: VisitorSystem;
  readonly isRunning: boolean;
  readonly words: string;
}

export interface TrialFile {
  readonly platform: Platform;
  readonly href: string;
  /** What its button says. */
  readonly act: string;
  readonly size: string;
}

/** What is below the price: systems, delivery, withdrawal, updates, trial. */
export interface BuyStripFacts {
  readonly label: string;
  /** The systems; null for what belongs to none. */
  readonly runsOn: StripFact | null;
  /** Prepared for each system, because the page is the same for everybody: the browser shows its own. */
  readonly verdicts: readonly SystemVerdict[];
  readonly facts: readonly StripFact[];
  readonly trial: {
    readonly term: string;
    readonly limits: string;
    readonly isEnglish: boolean;
    readonly files: readonly TrialFile[];
  } | null;
}

/** The strip below the price, in the page's language. Source: CAT-12, CAT-13. */
export function buyStrip(
  product: Pick<Product, "prices" | "type">,
  { systems, trial }: Pick<WireProductDetails, "systems" | "trial">,
  locale: Locale,
): BuyStripFacts {
  const texts = productDetailTexts[locale];
  const needInWords = ({ platform, minimum }: SystemNeed) => {
    const name = catalogMessages[locale][`catalog.format.${platform}`];
    return minimum === null ? name : formatMessage(texts.systemFrom, { system: name, version: minimum }, locale);
  };
  const packSystems = product.type === "samplepack" ? { term: texts.worksWith, words: texts.worksWithPack } : null;
  return {
    label: texts.inBox,
    runsOn: systems.length > 0 ? { term: texts.runsOn, words: systems.map(needInWords).join(", ") } : packSystems,
    verdicts: VISITOR_SYSTEMS.flatMap((system) => {
      const found = compatibilityOf(systems, system);
      if (!found) return [];
      const isRunning = found.kind === "runs";
      const words = isRunning
        ? formatMessage(texts.runsOnYours, { system: needInWords(found.need) }, locale)
        : formatMessage(texts.notFor, { system: systemName(system, locale) }, locale);
      return [{ system, isRunning, words }];
    }),
    facts: factsOf(product, locale),
    trial: trial && {
      term: texts.trial,
      limits: trial.limits,
      isEnglish: trial.is_untranslated === true,
      files: trial.files.map(({ platform, url, size_bytes }) => ({
        platform,
        href: url,
        act: formatMessage(texts.trialAct, { system: catalogMessages[locale][`catalog.format.${platform}`] }),
        size: formatSize(size_bytes, locale),
      })),
    },
  };
}

/** A service has no files: nothing is downloaded, and nothing is updated. */
function factsOf(product: Pick<Product, "prices" | "type">, locale: Locale): readonly StripFact[] {
  const texts = productDetailTexts[locale];
  const isService = product.type === "other";
  const withdrawal = { term: texts.withdrawal, words: isService ? texts.withdrawalService : texts.withdrawalText };
  return [
    { term: texts.delivery, words: isService ? texts.deliveryService : texts.deliveryText },
    ...(isFree(product) ? [] : [withdrawal]),
    ...(isService ? [] : [{ term: texts.updates, words: texts.updatesText }]),
  ];
}

function systemName(system: VisitorSystem, locale: Locale): string {
  return system === "linux" ? "Linux" : catalogMessages[locale][`catalog.format.${system}`];
}

import type { Locale } from "@shop/kernel";
import { localPath } from "../../../messages/use-texts.ts";
import { staticTexts } from "../messages/index.ts";
import { breakPaths } from "./break-paths.ts";
import { type GuideChoice, hostsOn, queryOf, readChoice, systemsOf } from "./guide-choice.ts";
import { guideFor } from "./guide-for.ts";
import type { Named } from "./hosts.ts";

interface GuideOption {
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
}

/** The rows that a reader chooses from, as links, and what is chosen in words. */
export interface GuideView {
  readonly rows: ReadonlyArray<{ readonly label: string; readonly options: readonly GuideOption[] }>;
  readonly shown: string;
}

/** A guide for the choice in its address. */
export function guideView(html: string, request: Request, path: string, locale: Locale) {
  const texts = staticTexts[locale];
  const choice = readChoice(new URL(request.url).searchParams);
  const chosen = [choice.host, choice.system].flatMap((one) => one?.name ?? []);
  const option = (name: string, made: GuideChoice, isChosen: boolean): GuideOption => ({
    ...{ name, isChosen },
    href: `${localPath(path, locale)}${queryOf(made)}`,
  });
  const row = (label: string, all: readonly Named[], key: keyof GuideChoice) => ({
    label,
    options: [
      option(texts.guideAll, { ...choice, [key]: null }, choice[key] === null),
      ...all.map((one) => option(one.name, { ...choice, [key]: one }, choice[key]?.id === one.id)),
    ],
  });
  const system = row(texts.guideSystem, systemsOf(choice.host), "system");
  const view: GuideView = {
    // A host of one system has nothing to choose.
    rows: [
      row(texts.guideHost, hostsOn(choice.system), "host"),
      systemsOf(choice.host).length > 1 ? system : { ...system, options: system.options.slice(1) },
    ],
    shown: chosen.length === 0 ? texts.guideEverything : `${texts.guideShown} ${chosen.join(", ")}`,
  };
  return { html: breakPaths(guideFor(html, choice)), view };
}

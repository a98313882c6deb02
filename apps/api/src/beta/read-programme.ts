import type { BetaAnswer } from "@shop/api-client/server";
import { betaState } from "@shop/engagement";
import type { Locale } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findProgramme, textsOf } from "./programme.ts";
import { countConfirmedSignUps } from "./sign-ups.ts";

/** The programme as its page shows it. It names nobody. Source: ROUTE-12. */
export async function readProgramme({ db }: Pick<Deps, "db">, locale: Locale): Promise<BetaAnswer<"getProgramme">> {
  const programme = await findProgramme(db);
  if (!programme) return { success: true, programme: null };
  const { product, places, is_open, nda_version } = programme;
  const confirmed = await countConfirmedSignUps(db);
  const { intro, tasks } = textsOf(programme, locale);
  return {
    success: true,
    programme: {
      ...{ product, intro, tasks: [...tasks], places, ndaVersion: nda_version },
      state: betaState({ isOpen: is_open, places }, confirmed),
      freePlaces: Math.max(0, places - confirmed),
    },
  };
}

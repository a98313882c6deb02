import type { NdaText, putProgramme } from "../beta/index.ts";
import type { CheckedBeta } from "./schemas/beta-schema.ts";

/** The programme's row and its agreement in each language that has one. */
export function toBetaProgramme(beta: CheckedBeta | null): Parameters<typeof putProgramme>[1] {
  if (!beta) return null;
  const { version, title, sections, de, ja } = beta.nda;
  const texts: NdaText[] = Object.entries({ en: { title, sections }, de, ja }).flatMap(([locale, text]) =>
    text ? [{ version, locale, ...text }] : [],
  );
  return {
    programme: {
      ...{ id: 1, product: beta.product, is_open: beta.isOpen, places: beta.places, intro: beta.intro },
      ...{ tasks: JSON.stringify(beta.tasks), nda_version: version },
      translations: JSON.stringify({ de: beta.de, ja: beta.ja }),
    },
    texts,
  };
}

import { useLater } from "../composition/later.tsx";
import type { AccountTextKey } from "./later-texts.ts";
import { type Translate, translate } from "./use-texts.ts";

/** The texts of what is shown only once the services are there. */
export function useAccountTexts(): Translate<AccountTextKey> {
  const later = useLater();
  if (!later) throw new Error("These texts come with the services: put WithServices around what shows them.");
  return translate(later.texts.account);
}

import { useStore } from "zustand";
import { useServices } from "../composition/services-context.ts";
import type { AccountTextKey } from "./later-texts.ts";
import { type Translate, translate } from "./use-texts.ts";

/** The texts of what is shown only once the services are there. */
export function useAccountTexts(): Translate<AccountTextKey> {
  const texts = useStore(useServices().texts);
  if (!texts) throw new Error("These texts come with the services: put WhenLoaded around what shows them.");
  return translate(texts.account);
}

import { useCallback } from "react";
import { useLocale } from "../messages/use-texts.ts";
import { fetchAhead } from "./load-services.ts";
import { useServices } from "./services-context.ts";

/** For a pointer or a focus that comes near an act: fetches the code that the act will want. Calls nobody. */
export function useFetchAhead(): () => void {
  const locale = useLocale();
  const { services } = useServices();
  return useCallback(() => {
    // Where it can't be had now, the act itself tries again, and tells.
    if (!services.get()) fetchAhead(locale).catch(() => {});
  }, [locale, services]);
}

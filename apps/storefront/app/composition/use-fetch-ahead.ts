import { useCallback } from "react";
import { useLocale } from "../messages/use-texts.ts";
import { fetchAhead } from "./load-services.ts";
import { useServices } from "./services-context.ts";

/** For a pointer or a focus that comes near a control: prefetches the code that it needs. Makes no API call. */
export function useFetchAhead(): () => void {
  const locale = useLocale();
  const { services } = useServices();
  return useCallback(() => {
    // If it can't be loaded now, the act itself retries and reports the failure.
    if (!services.getState()) fetchAhead(locale).catch(() => {});
  }, [locale, services]);
}

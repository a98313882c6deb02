import type { Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { requestLocale } from "./texts-of.server.ts";

/** The language of a file whose route begins with `:language?`. What isn't a language there is 404; English has no segment. */
export function languageOfFile({ params, request }: Pick<LoaderFunctionArgs, "params" | "request">): Locale {
  const locale = requestLocale(request);
  if (params.language !== undefined && (locale === "en" || params.language !== locale))
    throw data(null, { status: 404 });
  return locale;
}

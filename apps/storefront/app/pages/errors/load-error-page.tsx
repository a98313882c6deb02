import type { Locale, Messages } from "@shop/kernel";
import type { ComponentType } from "react";
import { translate, useTexts } from "../../messages/use-texts.ts";
import type { ErrorTextKey } from "./messages/en.ts";

const TEXTS: Readonly<Record<Locale, () => Promise<Messages<ErrorTextKey>>>> = {
  en: () => import("./messages/en.ts").then((module) => module.en),
  de: () => import("./messages/de.ts").then((module) => module.de),
  ja: () => import("./messages/ja.ts").then((module) => module.ja),
};
const loaded = new Map<Locale, ComponentType>();

/** The error page, if it has been fetched in this language. */
export function loadedErrorPage(locale: Locale): ComponentType | undefined {
  return loaded.get(locale);
}

/** Fetches the error page with its texts. If even that fails, the connection is lost, and a page says so. */
export async function loadErrorPage(locale: Locale): Promise<ComponentType> {
  try {
    const [{ ErrorPage }, texts] = await Promise.all([import("./error-page.tsx"), TEXTS[locale]()]);
    const text = translate(texts);
    const Page = () => <ErrorPage text={text} />;
    loaded.set(locale, Page);
    return Page;
  } catch {
    return WithoutErrorPage;
  }
}

function WithoutErrorPage() {
  const text = useTexts();
  return (
    <div className="frame grid justify-items-start gap-4 py-7">
      <title>{text("loadFailed")}</title>
      <h1>{text("loadFailed")}</h1>
    </div>
  );
}

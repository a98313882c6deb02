import type { MetaDescriptor } from "react-router";
import { localeOf, type TextKey, textsOf } from "../messages/use-texts.ts";

interface MetaArguments {
  readonly params: { readonly lang?: string };
  readonly matches: ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>;
}

/** Title and description from the texts, with the shop's name behind the title. */
export function textMeta(title: TextKey, description: TextKey) {
  return ({ params, matches }: MetaArguments): MetaDescriptor[] => {
    const text = textsOf(localeOf(params.lang));
    return pageMeta(text(title), text(description), matches);
  };
}

export function pageMeta(title: string, description: string, matches: MetaArguments["matches"]): MetaDescriptor[] {
  const name = shopName(matches);
  return [{ title: name ? `${title} · ${name}` : title }, { name: "description", content: description }];
}

function shopName(matches: MetaArguments["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { shop?: { name: string } } | undefined;
  return root?.shop?.name ?? "";
}

/** Title and description of a page that the content service holds. */
export function entryMeta(
  entry: { readonly title: string; readonly excerpt: string } | undefined,
  matches: MetaArguments["matches"],
): MetaDescriptor[] {
  return entry ? pageMeta(entry.title, entry.excerpt.replace(/<[^>]*>/g, "").trim(), matches) : [];
}

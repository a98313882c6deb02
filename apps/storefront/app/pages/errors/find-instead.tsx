import { Button, TextField } from "@shop/ui";
import { localPath, type Translate, useLocale, useTexts } from "../../messages/use-texts.ts";
import type { MenuEntry } from "../../shell/menu-entries.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ErrorTextKey } from "./messages/en.ts";

const PLACES: readonly MenuEntry[] = [
  { text: "pluginsTitle", href: "/products/plugins" },
  { text: "packsTitle", href: "/products/guitar-cabinet-impulse-responses" },
  { text: "bundlesTitle", href: "/products/bundles" },
  { text: "tutorials", href: "/tutorials" },
  { text: "menuSupport", href: "/support" },
];

/** The search, the way home, and the lists that what was looked for may be in. It works without scripts. */
export function FindInstead({ text }: { readonly text: Translate<ErrorTextKey> }) {
  const siteText = useTexts();
  const action = localPath("/products", useLocale());
  return (
    <section className="grid content-start gap-5 rounded border border-hairline bg-panel p-5">
      <h2>{text("findTitle")}</h2>
      <form action={action} className="grid gap-4">
        <TextField type="search" name="q" label={text("findWords")} autoComplete="off" />
        <Button type="submit">{text("findButton")}</Button>
      </form>
      <ul className="border-t border-hairline">
        {PLACES.map(({ text: key, href }) => (
          <Place key={href} href={href} name={siteText(key)} />
        ))}
        <Place href="/" name={text("notFoundLink")} />
      </ul>
    </section>
  );
}

function Place({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <li className="border-b border-hairline">
      <SiteLink href={href} className="flex min-h-unit items-center py-2 no-underline hover:text-signal">
        {name}
      </SiteLink>
    </li>
  );
}

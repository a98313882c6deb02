import { COMPARE_PATH } from "@shop/catalog";
import { Button } from "@shop/ui";
import { Form } from "react-router";
import { localPath, translate, useLocale } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { Comparison } from "./compare.server.ts";
import { LETTERS } from "./letters.ts";
import { OfferField } from "./offer-field.tsx";

/** Two products of one's own choice: a form of the page's address. */
export function FirstPair({ offers, texts }: Pick<Comparison, "offers" | "texts">) {
  const locale = useLocale();
  const text = translate(texts, locale);
  return (
    <section className="compare__first" aria-labelledby="first">
      <div className="grid content-start gap-3">
        <h2 id="first">{text("firstTitle")}</h2>
        <p className="text-ink-2">{text("firstText")}</p>
        <p>
          <SiteLink href="/products">{text("lists")}</SiteLink>
        </p>
      </div>
      {offers.length > 1 && (
        <Form method="get" action={localPath(COMPARE_PATH, locale)}>
          {LETTERS.slice(0, 2).map((letter, place) => (
            <OfferField
              key={letter}
              offers={offers}
              label={text("firstOf", { letter })}
              defaultValue={offers[place]?.slug}
            />
          ))}
          <Button type="submit" variant="plain">
            {text("firstAct")}
          </Button>
        </Form>
      )}
    </section>
  );
}

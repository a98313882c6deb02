import { COMPARE_PATH, COMPARED_PARAMETER, MAX_COMPARED } from "@shop/catalog";
import { Button } from "@shop/ui";
import { Form } from "react-router";
import { localPath, translate, useLocale } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { Comparison } from "./compare.server.ts";
import { OfferField } from "./offer-field.tsx";

/** Another product for the comparison: a form of the page's address. */
export function AddCompared({ comparison }: { readonly comparison: Comparison }) {
  const { texts, chosen, offers, products } = comparison;
  const locale = useLocale();
  const text = translate(texts, locale);
  if (products.length >= MAX_COMPARED) return <p className="muted">{text("full")}</p>;
  return (
    <section className="compare__add" aria-label={text("add")}>
      {products.length === 1 && <p>{text("onlyOne")}</p>}
      {offers.length > 0 && (
        <Form method="get" action={localPath(COMPARE_PATH, locale)} preventScrollReset key={chosen}>
          {chosen !== "" && <input type="hidden" name={COMPARED_PARAMETER} value={chosen} />}
          <OfferField offers={offers} label={text("add")} hint={products.length > 0 ? text("addHint") : undefined} />
          <Button type="submit" variant="plain">
            {text("addAct")}
          </Button>
        </Form>
      )}
      <p>
        <SiteLink href="/products">{text("lists")}</SiteLink>
      </p>
    </section>
  );
}

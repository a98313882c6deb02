import { COMPARE_PATH, COMPARED_PARAMETER, comparedSlug, MAX_COMPARED } from "@shop/catalog";
import { Button, Checkbox, Spoken } from "@shop/ui";
import { useId, useState } from "react";
import { Form } from "react-router";
import { localPath, translate, useLocale } from "../../messages/use-texts.ts";
import { ProductTiles } from "../../products/product-tiles.tsx";
import type { ListedProduct, PricedPart } from "../../products/products.server.ts";
import { BundleNote } from "./bundle-note.tsx";
import type { ListTexts } from "./search-view.server.ts";

interface ComparableTilesProps {
  readonly products: readonly ListedProduct[];
  /** Of the bundles among them. */
  readonly parts: readonly PricedPart[];
  readonly listName: string;
  readonly texts: ListTexts;
}

/** The products found, each with a box that chooses it for a comparison, if there are two to compare. Without scripts the boxes and the button are a plain form. */
export function ComparableTiles({ products, parts, listName, texts }: ComparableTilesProps) {
  const locale = useLocale();
  const text = translate(texts, locale);
  const form = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const listed = chosen.filter((slug) => products.some((product) => comparedSlug(product) === slug));
  const canCompare = products.filter(isComparable).length > 1;
  const isFull = listed.length >= MAX_COMPARED;
  const choose = (slug: string, isChosen: boolean) =>
    setChosen(isChosen ? [...listed, slug] : listed.filter((other) => other !== slug));
  return (
    <>
      <ProductTiles
        products={products}
        listName={listName}
        headingLevel={2}
        noteOf={(product) =>
          product.includedProducts.length > 0 && <BundleNote bundle={product} parts={parts} texts={texts} />
        }
        actionOf={(product) => {
          const slug = comparedSlug(product);
          const isChosen = listed.includes(slug);
          if (!canCompare || !isComparable(product)) return null;
          return (
            <Checkbox
              className="finder__compare"
              form={form}
              name={COMPARED_PARAMETER}
              value={slug}
              aria-label={text("compareName", { product: product.name })}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onCheckedChange={(is) => choose(slug, is)}
              label={text("compare")}
            />
          );
        }}
      />
      {canCompare && (
        <Form
          id={form}
          method="get"
          action={localPath(COMPARE_PATH, locale)}
          className="finder__comparing"
          data-chosen={listed.length}
        >
          <p>
            <Spoken>
              {listed.length === 0 ? text("compareHint") : text("compareChosen", { count: listed.length })}
            </Spoken>
          </p>
          <Button type="submit" variant={listed.length > 1 ? "signal" : "plain"}>
            {text("compareAct")}
          </Button>
        </Form>
      )}
    </>
  );
}

function isComparable({ type }: ListedProduct): boolean {
  return type !== "other";
}

import { RedeemFlow } from "@shop/account/react";
import { givenOf, withParts } from "@shop/catalog";
import { useOwned } from "@shop/catalog/react";
import { useState } from "react";
import { useLoaded } from "../../composition/services-context.ts";
import { translate } from "../../messages/use-texts.ts";
import { BoughtProduct } from "../account/bought-product.tsx";
import type { AccountPartData } from "./account-part.server.ts";
import "../../styles/desk.css";

type RedeemPartProps = Pick<AccountPartData, "texts" | "deskTexts" | "target">;

/** From a code to what it gave: below the form, with drawing, key and downloads, as after a purchase. Source: ACCT-05. */
export function RedeemPart({ texts, deskTexts, target }: RedeemPartProps) {
  const { catalog } = useLoaded();
  const { owned } = useOwned();
  const [names, setNames] = useState<readonly string[]>([]);
  const text = translate(texts);
  const given = owned ? givenOf(owned, names) : [];
  const take = (products: readonly string[]) => {
    setNames(products);
    void catalog.loadOwned();
  };
  return (
    <>
      <div className="account-task">
        <RedeemFlow presentation="page" onRedeemed={take} />
        <dl className="coupon-kinds">
          <div>
            <dt>{text("redeemWhat")}</dt>
            <dd>{text("redeemWhatText")}</dd>
          </div>
          <div>
            <dt>{text("redeemOnce")}</dt>
            <dd>{text("redeemOnceText")}</dd>
          </div>
          <div>
            <dt>{text("couponKind")}</dt>
            <dd>{text("redeemNoCoupon")}</dd>
          </div>
        </dl>
      </div>
      {owned && given.length > 0 && (
        <section className="page-section">
          <div className="section-head">
            <h2>{text("redeemGot")}</h2>
          </div>
          <div className="desk-list desk-list--framed">
            {withParts(given, owned).map(({ product, parts }) => (
              <BoughtProduct
                key={product.name}
                product={product}
                parts={parts}
                target={target}
                text={text}
                deskText={translate(deskTexts)}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

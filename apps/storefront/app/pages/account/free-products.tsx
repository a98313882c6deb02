import { Button } from "@shop/ui";
import { useEffect } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { FormAnswer } from "./account.server.ts";
import type { AccountView, FreeProduct } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";
import { Said } from "./said.tsx";

interface FreeProductsProps {
  readonly account: AccountView;
  readonly text: Translate<AccountPageTextKey>;
}

/** Free products that the customer doesn't have yet, and what they require. Source: CAT-08. */
export function FreeProducts({ account: { free, isNewsletterNeeded }, text }: FreeProductsProps) {
  const said = useActionData<FormAnswer>();
  const { catalog } = useServices();
  useEffect(() => {
    if (said?.isDone) void catalog.loadOwned();
  }, [said, catalog]);
  if (free.length === 0 && !said) return null;
  return (
    <section className="page-section" aria-labelledby="account-free">
      <div className="section-head">
        <h2 id="account-free">{text("freeTitle")}</h2>
        <p className="muted">{text("freeLead")}</p>
      </div>
      {said && <Said said={said} />}
      {isNewsletterNeeded && free.length > 0 && (
        <p className="mb-4">
          {text("freeNeedsNewsletter")}: <SiteLink href="/account/newsletter">{text("freeSubscribe")}</SiteLink>
        </p>
      )}
      <ul>
        {free.map((product) => (
          <Free key={product.name} product={product} isNewsletterNeeded={isNewsletterNeeded} text={text} />
        ))}
      </ul>
    </section>
  );
}

interface FreeProps {
  readonly product: FreeProduct;
  readonly isNewsletterNeeded: boolean;
  readonly text: Translate<AccountPageTextKey>;
}

function Free({ product: { name, path, what }, isNewsletterNeeded, text }: FreeProps) {
  const { formData } = useNavigation();
  const isUnderWay = formData?.get("product") === name;
  return (
    <li className="grid min-h-[calc(var(--shop-unit)*1.5)] grid-cols-[minmax(0,1fr)_max-content] items-center gap-x-4 gap-y-2 border-b border-hairline py-2">
      <span className="grid">
        <SiteLink href={path}>{name}</SiteLink>
        <span className="muted">{what}</span>
      </span>
      {!isNewsletterNeeded && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="product" value={name} />
          <Button type="submit" busy={isUnderWay} aria-label={text("freeGetLabel", { product: name })}>
            {text("freeGet")}
          </Button>
        </Form>
      )}
    </li>
  );
}

import { Button } from "@shop/ui";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { useShop } from "../../shell/use-shop.ts";
import type { ProductDetailTextKey } from "./messages/index.ts";

/** A free product: it comes with an account, and, before the button, what else it takes. Source: CAT-08. */
export function FreePanel({ isCustomer, text }: { isCustomer: boolean; text: Translate<ProductDetailTextKey> }) {
  const { modal } = useServices();
  const { newsletterPolicy } = useShop();
  return (
    <section className="panel buy-panel" aria-label={text("priceTitle")}>
      <p className="buy-panel__free text-title">{text("freeNote")}</p>
      {newsletterPolicy === "forced" && <p className="muted">{text("freeNewsletter")}</p>}
      <div className="buy-panel__acts">
        {isCustomer ? (
          <Button variant="signal" href="/account" wide>
            {text("freeAction")}
          </Button>
        ) : (
          <Button
            variant="signal"
            className="needs-scripts"
            wide
            onClick={() => modal.set("login", { reason: "freeDownload" })}
          >
            {text("accountCreate")}
          </Button>
        )}
      </div>
    </section>
  );
}

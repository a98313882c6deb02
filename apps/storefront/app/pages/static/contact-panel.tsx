import type { Messages } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useServices } from "../../composition/services-context.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useShop } from "../../shell/use-shop.ts";
import type { StaticTextKey } from "./messages/index.ts";

/** How to write to the shop: its form, and its address for browsers without scripts. */
export function ContactPanel({ texts }: { texts: Messages<StaticTextKey> }) {
  const text = useTexts();
  const { supportEmail } = useShop();
  const { modal } = useServices();
  return (
    <section className="grid gap-3 rounded border border-hairline bg-panel p-5">
      <h2>{texts.contactTitle}</h2>
      <p>{texts.contactText}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="signal" className="needs-scripts" onClick={() => modal.set("contact")}>
          {text("contactUs")}
        </Button>
        <a className="shop-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </section>
  );
}

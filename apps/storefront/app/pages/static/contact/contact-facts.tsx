import type { Messages } from "@shop/kernel";
import type { ReactNode } from "react";
import { JumpLink } from "../../../shell/jump-link.tsx";
import { useShop } from "../../../shell/use-shop.ts";
import type { StaticTextKey } from "../messages/index.ts";

/** What to expect from the form beside it, and the address for those who would rather write an email. */
export function ContactFacts({ texts }: { readonly texts: Messages<StaticTextKey> }) {
  const { supportEmail } = useShop();
  return (
    <>
      <dl className="contact-facts">
        <Fact label={texts.replyLabel}>{texts.replyTime}</Fact>
        <Fact label={texts.replyFromLabel}>{texts.replyFrom}</Fact>
        <Fact label={texts.sentAlongLabel}>{texts.sentAlong}</Fact>
        <Fact label={texts.confirmationLabel}>{texts.confirmation}</Fact>
        <Fact label={texts.contactAddress}>
          <a className="shop-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </Fact>
      </dl>
      <p className="contact-jump needs-scripts">
        <JumpLink to="write" className="shop-button" data-variant="signal" data-size="unit">
          <span className="shop-button__label">{texts.contactTitle}</span>
        </JumpLink>
      </p>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="shop-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

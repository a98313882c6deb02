import { ProductCover } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { Button, Spoken, TextField } from "@shop/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { isLostForm, type LostForm } from "../../shell/lost-form.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { Said } from "../account/said.tsx";
import {
  actOnCoupon,
  type CouponAnswer,
  type CouponPageData,
  type GivenProduct,
  loadCouponPage,
} from "./coupon.server.ts";
import "../../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["code"] };
export const loader = loadCouponPage;
export const action = actOnCoupon;
export { actOrStay as clientAction, isNotLost as shouldRevalidate } from "../../shell/lost-form.ts";

/** A coupon for the cart, or a code for a licence: one field takes either. */
export default function Coupon() {
  const { texts, code } = useLoaderData<CouponPageData>();
  const text = useTexts();
  const answer = useActionData<CouponAnswer | LostForm>();
  const said = isLostForm(answer) ? undefined : answer;
  const problem = isLostForm(answer) ? text("loadFailed") : !said?.isDone && said?.text;
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useFollowUp(said, form);
  return (
    <div className="frame account-form">
      <UnlistedHead title={texts.couponTitle} description={texts.couponDescription} />
      <header className="page-head">
        <h1>{texts.couponTitle}</h1>
        <p>{texts.couponDescription}</p>
      </header>
      {said?.isDone && <Said said={said} isNextMain />}
      {said?.given && <Given products={said.given} texts={texts} />}
      <div className="account-task">
        <Form ref={form} method="post" className="account-form__fields panel" preventScrollReset>
          <TextField
            label={texts.couponField}
            hint={texts.couponHint}
            error={problem && <Spoken urgency="alert">{problem}</Spoken>}
            name="code"
            defaultValue={said ? said.code : code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            figures
          />
          <Button type="submit" variant={said?.isDone && said.next ? "plain" : "signal"} busy={state === "submitting"}>
            {texts.couponSubmit}
          </Button>
        </Form>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Kind title={texts.couponKind} text={texts.couponKindText} specimen={`${texts.example} SPRING25`}>
            <SiteLink href="/cart">{texts.couponPlace}</SiteLink>
          </Kind>
          <Kind
            title={texts.redeemKind}
            text={texts.redeemKindText}
            specimen={`${texts.example} ABCDE-12345-FGHIJ-67890-KLMNO`}
          >
            <SiteLink href="/account">{texts.redeemPlace}</SiteLink>
          </Kind>
        </div>
      </div>
    </div>
  );
}

interface KindProps {
  readonly title: string;
  readonly text: string;
  /** What such a code looks like. */
  readonly specimen: string;
  /** The way to where it takes effect. */
  readonly children: ReactNode;
}

/** One of the two kinds of code, as a ticket: how it is written on its stub, what it does beside it. */
function Kind({ title, text, specimen, children }: KindProps) {
  return (
    <section className="rounded border border-hairline">
      <p
        className="shop-figure whitespace-normal bg-well px-5 py-4 break-words text-ink-2 [border-bottom:2px_dashed_var(--shop-hairline)] max-sm:text-small"
        aria-hidden="true"
      >
        {specimen}
      </p>
      <div className="grid gap-2 px-5 py-4">
        <h2 className="text-text">{title}</h2>
        <p className="max-w-measure text-ink-2">{text}</p>
        <p>{children}</p>
      </div>
    </section>
  );
}

/** What a redeem code gave: each drawing leads to its key and downloads. */
function Given({ products, texts }: Pick<CouponPageData, "texts"> & { readonly products: readonly GivenProduct[] }) {
  return (
    <ul className="rate-choices mb-6" aria-label={texts.redeemGot}>
      {products.map(({ name, href, picture }) => (
        <li key={name}>
          <SiteLink href={href}>
            <ProductCover product={{ name, featuredMedia: picture }} isDecoration isSmall />
            <span className="rate-choices__what rate-choices__name">
              {formatMessage(texts.redeemOpen, { product: name })}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The page's parts reload the cart and the owned products; a used code is cleared from the field. */
function useFollowUp(said: CouponAnswer | undefined, form: RefObject<HTMLFormElement | null>): void {
  const { cart, catalog } = useServices();
  useEffect(() => {
    if (said?.isDone) form.current?.reset();
  }, [said, form]);
  useEffect(() => {
    if (!said?.isDone) return;
    if (said.kind === "coupon") void cart.refresh();
    else void catalog.loadOwned();
  }, [said, cart, catalog]);
}

import { systemOf } from "@shop/catalog";
import { formatMessage } from "@shop/kernel";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { deskTexts } from "../../desk/messages/index.ts";
import { type SentAnswer, sendDownloads } from "../../desk/send-downloads.server.ts";
import { loadProducts } from "../../products/products.server.ts";
import { readOwnForm, textField } from "../../request/read-form.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import {
  type AccountTexts,
  accountTexts,
  claimFree,
  type FormAnswer,
  readCustomer,
} from "../account/account.server.ts";
import { isNewsletterNeeded } from "../account/account-notices.server.ts";
import { type DownloadsView, toDownloadsView } from "./downloads-view.server.ts";
import { fileHref } from "./free-downloads.server.ts";
import { type DownloadsTexts, downloadsTexts } from "./messages/index.ts";
import { readChoice } from "./read-choice.ts";

export interface DownloadsData extends Pick<AccountTexts, "deskTexts"> {
  readonly texts: DownloadsTexts;
  readonly accountTexts: AccountTexts["texts"];
  /** Null: nobody is logged in. */
  readonly email: string | null;
  /** Before anything free: of a customer without a subscription, and of every visitor where free products are for subscribers. */
  readonly isNewsletterNeeded: boolean;
  readonly view: DownloadsView;
}

export type DownloadsAnswer = SentAnswer | (FormAnswer & { readonly kind: "claimed" });

/** The visitor's own downloads: never cached. */
export async function loadDownloads({ context, request }: LoaderFunctionArgs) {
  const { shop, visitor: findVisitor } = context.get(storefrontContext);
  const visitor = findVisitor();
  const locale = requestLocale(request);
  const customer = await readCustomer(visitor);
  const facts = {
    owned: customer?.owned ?? null,
    products: await loadProducts(context, locale),
    userAgent: request.headers.get("user-agent") ?? "",
    locale,
  };
  const { newsletterPolicy } = shop;
  return data<DownloadsData>(
    {
      texts: downloadsTexts[locale],
      deskTexts: deskTexts[locale],
      accountTexts: accountTexts(locale).texts,
      email: customer?.user.email_address ?? null,
      isNewsletterNeeded: customer
        ? isNewsletterNeeded({ ...customer, ...facts, newsletterPolicy })
        : newsletterPolicy === "forced",
      view: toDownloadsView({ ...facts, choice: readChoice(new URL(request.url).searchParams) }),
    },
    { headers: cookieHeaders(visitor) },
  );
}

/**
 * Plain forms, with scripts and without: 'Send to my computer', and 'Get it' of a free product, after which its file is offered.
 * Source: ROUTE-09, CAT-08.
 */
export async function actOnDownloads({ context, request }: ActionFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const form = await readOwnForm({ context, request });
  const locale = requestLocale(request);
  const answer = async (): Promise<DownloadsAnswer> => {
    if (textField(form, "send") !== "") return sendDownloads(visitor, locale);
    const product = textField(form, "product");
    const claimed = await claimFree(visitor, product, accountTexts(locale).texts);
    const next = claimed.isDone ? await nextDownload() : claimed.next;
    return { ...claimed, next, kind: "claimed" };
  };
  /** The file for the visitor's system, where there is one. */
  const nextDownload = async (): Promise<FormAnswer["next"]> => {
    const name = textField(form, "product");
    const system = systemOf(request.headers.get("user-agent") ?? "");
    const product = (await loadProducts(context, locale)).find((one) => one.name === name);
    if (!product || !system || !product.versions.some(({ platform }) => platform === system)) return null;
    const { fileLabel } = deskTexts[locale];
    const label = formatMessage(fileLabel, { product: name, system: system === "mac" ? "macOS" : "Windows" });
    return { href: fileHref(product, system), label };
  };
  return data<DownloadsAnswer>(await answer(), { headers: cookieHeaders(visitor) });
}

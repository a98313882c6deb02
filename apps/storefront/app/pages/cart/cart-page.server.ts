import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { localPath } from "../../messages/use-texts.ts";
import { loadSocialProof, type SocialProof } from "../../products/social-proof.server.ts";
import { readOwnForm } from "../../request/read-form.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import { performCartForm } from "./cart-form.server.ts";
import { type PlainCart, readPlainCart } from "./plain-cart.server.ts";

/** Far more than any of the forms can fill. */
const MAX_FORM_BYTES = 16_384;
/** The result of the last form, in the address of the page that follows it. */
const SAID = "said";

export interface CartPageData {
  readonly plain: PlainCart;
  readonly shopping: Pick<SocialProof, "shopping" | "sample">;
}

/** The cart for browsers without scripts. With scripts the page's parts fetch it themselves, and a navigation never requests this. */
export async function loadCartPage({ context, request }: LoaderFunctionArgs) {
  const { shop, random, visitor: findVisitor } = context.get(storefrontContext);
  const visitor = findVisitor();
  const said = new URL(request.url).searchParams.get(SAID);
  const locale = requestLocale(request);
  const [plain, { shopping, sample }] = await Promise.all([
    readPlainCart({ visitor, shop, random, said, locale }),
    loadSocialProof(context, locale),
  ]);
  return data<CartPageData>({ plain, shopping: { shopping, sample } }, { headers: cookieHeaders(visitor) });
}

/**
 * A plain form of the cart or of a product page: runs its action and redirects to the cart, which shows the result. A form from outside the
 * shop's own pages is rejected with 403: it could act as the visitor. Source: SAFE-04.
 */
export async function actOnCart({ context, request }: ActionFunctionArgs): Promise<Response> {
  const form = await readOwnForm({ context, request }, MAX_FORM_BYTES);
  const visitor = context.get(storefrontContext).visitor();
  const answer = await performCartForm(visitor, form);
  const path = localPath("/cart", requestLocale(request));
  return redirect(`${path}?${SAID}=${encodeURIComponent(answer)}`, { status: 303, headers: cookieHeaders(visitor) });
}

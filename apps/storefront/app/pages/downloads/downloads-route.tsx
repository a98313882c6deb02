import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { loadProducts } from "../../products/products.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { DownloadsPage } from "./downloads-page.tsx";
import { freeDownloads } from "./free-downloads.server.ts";
import { downloadsTexts } from "./messages/index.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const products = await loadProducts(context, requestLocale(request));
  const locale = requestLocale(request);
  return {
    texts: downloadsTexts[locale],
    free: freeDownloads(products, locale),
    manuals: products.flatMap(({ name, manualUrl }) => (manualUrl ? [{ name, manualUrl }] : [])),
  };
}

export default function Downloads() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <UnlistedHead title={page.texts.title} description={page.texts.description} />
      <DownloadsPage {...page} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { loadProducts } from "../../products/products.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { DownloadsPage } from "./downloads-page.tsx";
import { freeDownloads } from "./free-downloads.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const products = await loadProducts(context);
  return {
    free: freeDownloads(products, requestLocale(request)),
    manuals: products.flatMap(({ name, manualUrl }) => (manualUrl ? [{ name, manualUrl }] : [])),
  };
}

export default function Downloads() {
  const text = useTexts();
  return (
    <>
      <UnlistedHead title={text("downloadsTitle")} description={text("downloadsDescription")} />
      <DownloadsPage {...useLoaderData<typeof loader>()} />
    </>
  );
}

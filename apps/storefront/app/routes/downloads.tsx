import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { DownloadsPage } from "../pages/downloads-page.tsx";
import { UnlistedHead } from "../pages/unlisted-head.tsx";
import { freeDownloads } from "../server/free-downloads.ts";
import { loadProducts } from "../server/products.ts";
import { requestLocale } from "../server/texts-of.ts";

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

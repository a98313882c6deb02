import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { ContentPage } from "../pages/content-page.tsx";
import { entryMeta } from "../pages/page-meta.ts";
import { readPage } from "../server/content.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await readPage(context, "privacypolicy") };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => entryMeta(loaderData?.page, matches);

export default function Page() {
  return <ContentPage page={useLoaderData<typeof loader>().page} />;
}

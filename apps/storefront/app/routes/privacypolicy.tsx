import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { ContentPage } from "../pages/content-page.tsx";
import { readPage } from "../server/content.ts";
import { describeEntry } from "../server/describe-page.ts";

export { meta } from "../pages/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const page = await readPage(args.context, "privacypolicy");
  return { page, ...describeEntry(args, page, { path: "/privacypolicy" }) };
}

export default function Page() {
  return <ContentPage page={useLoaderData<typeof loader>().page} />;
}

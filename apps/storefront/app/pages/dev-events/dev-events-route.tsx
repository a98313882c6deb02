import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { DevEventsPage } from "./dev-events-page.tsx";
import { devEventsTexts } from "./messages/index.ts";

/** A tool of the demo: in production the page doesn't exist. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(storefrontContext).mode !== "demo") throw data(null, { status: 404 });
  return { texts: devEventsTexts[requestLocale(request)] };
}

export default function DevEvents() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <UnlistedHead title={texts.title} description={texts.description} />
      <DevEventsPage texts={texts} />
    </>
  );
}

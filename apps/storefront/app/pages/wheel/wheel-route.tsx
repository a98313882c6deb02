import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { requestLocale } from "../../request/texts-of.server.ts";
import { wheelPageTexts } from "./messages/index.ts";
import { WheelPage } from "./wheel-page.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { texts: wheelPageTexts[requestLocale(request)] };
}

export default function Wheel() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <UnlistedHead title={texts.title as string} description={texts.description as string} />
      <WheelPage texts={texts} />
    </>
  );
}

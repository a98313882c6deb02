import { isLocale } from "@shop/kernel";
import { data, type LoaderFunctionArgs, Outlet } from "react-router";

/** A first segment that is no language of the shop is no page of it either; English has none of its own. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.lang !== undefined && (!isLocale(params.lang) || params.lang === "en")) throw data(null, { status: 404 });
  return null;
}

/** The language doesn't change while one moves within it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { lang?: string };
  nextParams: { lang?: string };
}) {
  return currentParams.lang !== nextParams.lang;
}

export default function Language() {
  return <Outlet />;
}

import type { LoaderFunctionArgs } from "react-router";
import type { RouteHandle } from "../../route-handle.ts";
import { loadSuggestions } from "./suggestions.server.ts";

export const handle: RouteHandle = { parameters: ["q"] };

/** What is suggested for the words in the address, in its language: the same for everybody, and cached as pages are. Source: CAT-10. */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await loadSuggestions(args));
}

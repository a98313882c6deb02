import { data } from "react-router";

/** Everything that no other route matches. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Page() {
  return null;
}

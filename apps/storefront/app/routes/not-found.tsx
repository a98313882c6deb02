import { data } from "react-router";

/** Whatever no other route takes. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Page() {
  return null;
}

import { Hono } from "hono";
import type { Deps } from "../ports/deps.ts";
import { publicLicenceKey } from "./licence-signature.ts";

/** Read by plugin developers, and by their build; it changes only with the shop's key. */
const KEPT_FOR_S = 3600;

/** `GET /.well-known/licence-key`: the key that licence files are verified with. Public, for every origin. */
export function createLicenceKeyRoutes({ settings }: Pick<Deps, "settings">): Hono {
  const { pem, hex } = publicLicenceKey(settings.licenceKey);
  return new Hono().get("/.well-known/licence-key", (c) => {
    c.header("cache-control", `public, max-age=${KEPT_FOR_S}`);
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    return c.json({ algorithm: "Ed25519", public_key_pem: pem, public_key_hex: hex });
  });
}

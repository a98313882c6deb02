import { isIP } from "node:net";
import { isPublicAddress } from "@shop/api";
import * as z from "zod";
import { define } from "./define-setting.ts";

function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, pathname } = new URL(text);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && text === `${origin}${pathname === "/" ? "" : pathname}` && !text.endsWith("/");
}

/** Where articles and texts of products come from, if not from the files. */
export const contentSettings = {
  SHOP_WORDPRESS_URL: define({
    schema: z.string().refine(isSiteAddress).optional(),
    allowed: "the address of a site without a slash at its end, like https://blog.example or https://example.org/blog",
    fallback: "none: the content's files have the articles",
    purpose:
      "The WordPress that hosts posts, categories, pictures, items and common data. The shop copies them every two minutes and calls nothing else. See docs/guides/wordpress.md.",
  }),
  SHOP_WORDPRESS_NETWORK: define({
    schema: z.enum(["public", "private"]).default("public"),
    allowed: "public, private",
    fallback: "public",
    purpose:
      "`public`: the WordPress has an https address on the internet; private addresses are rejected when they are connected to. `private` allows http, and addresses of this machine and of your own network.",
  }),
} as const;

interface Given {
  readonly SHOP_WORDPRESS_URL?: string | undefined;
  readonly SHOP_WORDPRESS_NETWORK: "public" | "private";
}

/** Why the WordPress's address can't be used, as one line for the operator; null if it can. */
export function wordpressObjection({
  SHOP_WORDPRESS_URL: address,
  SHOP_WORDPRESS_NETWORK: network,
}: Given): string | null {
  if (address === undefined || network === "private") return null;
  const { protocol, hostname } = new URL(address);
  const remedy = "for a WordPress in your own network set SHOP_WORDPRESS_NETWORK=private.";
  if (protocol === "http:") return `SHOP_WORDPRESS_URL is "${address}"; it must be https; ${remedy}`;
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isPrivate = hostname === "localhost" || (isIP(literal) > 0 && !isPublicAddress(literal));
  return isPrivate ? `SHOP_WORDPRESS_URL is "${address}", a private address; ${remedy}` : null;
}

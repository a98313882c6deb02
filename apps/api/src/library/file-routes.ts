import { DEFAULT_LOCALE, fail, isLocale, type Result } from "@shop/kernel";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { createCallLimiter } from "../http/call-limiter.ts";
import { findContext } from "../http/find-context.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import { sendBytes } from "../http/send-bytes.ts";
import { findFirstOwnedLicence, findOwnedLicence } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { failureEntry } from "../ports/failures.ts";
import { FILE_VARIANTS } from "../ports/file-variants.ts";
import { findSession } from "../users/index.ts";
import { type DownloadLink, linkLicenceFile, linkProductFile } from "./link-download.ts";
import { openDownload } from "./open-download.ts";

/** What a person sees whose link can't be followed. Unknown links and those of other users look alike. */
const STATUS_BY_CODE: Readonly<Record<string, 401 | 403 | 404 | 410 | 429>> = {
  "api.loginRequired": 401,
  "product.notOwned": 404,
  "product.fileMissing": 404,
  "product.newsletterNeeded": 403,
  "files.linkInvalid": 403,
  "files.linkExpired": 410,
  "api.tooManyCalls": 429,
};

/** How a page can help when a browser requests one. */
const TOLD_IN_ACCOUNT: ReadonlySet<string> = new Set(["product.newsletterNeeded", "api.loginRequired"]);

const licenceIdSchema = z.uuid();
const variantSchema = z.enum(FILE_VARIANTS);

/**
 * Downloads. `/files/licences/…` and `/files/products/…` require the session and redirect to a fresh signed link. The link itself requires
 * none, and is checked again when it is used [SAFE-13].
 */
export function createFileRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  app.use(async (c, next) => ((await limiter.take(c.req.raw)) ? next() : refuse(c, "api.tooManyCalls")));
  app.get("/licences/:licenceId", async (c) => {
    return redirect(c, await linkForOwner(deps, c, (userId) => linkLicence(deps, userId, c.req.param("licenceId"))));
  });
  app.get("/products/:slug/:variant", async (c) => {
    const { slug, variant } = c.req.param();
    return redirect(c, await linkForOwner(deps, c, (userId) => linkFile(deps, userId, slug, variant)));
  });
  app.get("/signed/:link", async (c) => {
    const opened = await openDownload(deps, c.req.param("link"));
    if (!opened.isOk) return refuse(c, opened.failure.code);
    return (await sendBytes(c.req.raw, opened.value)) ?? refuse(c, "product.fileMissing");
  });
  return app;
}

async function linkForOwner(
  deps: Deps,
  c: Context,
  link: (userId: string) => Promise<Result<DownloadLink>>,
): Promise<Result<DownloadLink>> {
  const { session } = await findContext(deps, findSession, c.req.raw, null, []);
  return session ? link(session.userId) : fail({ code: "api.loginRequired" });
}

async function linkLicence(deps: Deps, userId: string, licenceId: string): Promise<Result<DownloadLink>> {
  if (!z.safeParse(licenceIdSchema, licenceId).success) return fail({ code: "product.notOwned" });
  const licence = await findOwnedLicence(deps.db, userId, licenceId);
  return licence ? linkLicenceFile(deps, licence) : fail({ code: "product.notOwned" });
}

async function linkFile(deps: Deps, userId: string, slug: string, variant: string): Promise<Result<DownloadLink>> {
  const known = z.safeParse(variantSchema, variant);
  const licence = slug.includes("\0") ? null : await findFirstOwnedLicence(deps.db, userId, { slug });
  if (!licence) return fail({ code: "product.notOwned" });
  return known.success ? linkProductFile(deps, licence, known.data) : fail({ code: "product.fileMissing" });
}

function redirect(c: Context, link: Result<DownloadLink>): Response {
  if (!link.isOk) return refuse(c, link.failure.code);
  c.header("cache-control", "no-store");
  return c.redirect(link.value.url, 302);
}

function refuse(c: Context, code: string): Response {
  c.header("cache-control", "no-store");
  // The account page explains what the download needs: the login, or the newsletter.
  if (TOLD_IN_ACCOUNT.has(code) && (c.req.header("accept") ?? "").includes("text/html"))
    return c.redirect(accountPath(c.req.header("referer")), 303);
  c.header("x-content-type-options", "nosniff");
  return c.text(failureEntry({ code }).text, STATUS_BY_CODE[code] ?? 404);
}

/** The account in the language of the page that was left. English has no segment of its own. */
function accountPath(leftPage: string | undefined): string {
  const segment = URL.canParse(leftPage ?? "") ? new URL(leftPage ?? "").pathname.split("/")[1] : undefined;
  return isLocale(segment) && segment !== DEFAULT_LOCALE ? `/${segment}/account` : "/account";
}

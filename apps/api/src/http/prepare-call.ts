import type { OperationName } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { describeNewsletter } from "../newsletter/categories.ts";
import { findNewsletterHolder } from "../newsletter/find-newsletter-holder.ts";
import type { Deps } from "../ports/deps.ts";
import { checkResetLink } from "../sign-in/check-reset-link.ts";
import type { CallContext } from "./call-context.ts";
import { countLinkTry } from "./count-try.ts";

const linkSchema = z.looseObject({ id: z.string(), key: z.string() });

/**
 * What a prepare call answers beside its security token, or why it gets none. A reset link is looked at, so that whoever comes with an old
 * one is told before thinking out a password; looking doesn't use it up. The newsletter's settings come along, the customer's own or
 * those of an unsubscribe link. Failures: those of `checkResetLink` and `findNewsletterHolder`, `auth.tooManyTries`, `newsletter.tooManyTries`, `api.loginRequired`.
 */
export async function prepareCall(
  deps: Deps,
  context: CallContext,
  name: OperationName,
  payload: unknown,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const parsed = linkSchema.safeParse(payload);
  const link = parsed.success ? { id: parsed.data.id, key: parsed.data.key } : null;
  if (name === "changePassword") return preparePassword(deps, context, link);
  return name === "updateNewsletterSettings" ? prepareNewsletter(deps, context, link) : ok({});
}

type Link = { readonly id: string; readonly key: string } | null;

async function preparePassword(deps: Deps, context: CallContext, link: Link): Promise<Result<Record<string, never>>> {
  if (!link) return context.session ? ok({}) : fail({ code: "api.loginRequired" });
  const refused = await countLinkTry(deps, context.address, "auth.tooManyTries");
  if (refused) return fail(refused);
  const checked = await checkResetLink(deps, link);
  return checked.isOk ? ok({}) : checked;
}

async function prepareNewsletter(
  deps: Deps,
  context: CallContext,
  link: Link,
): Promise<Result<Record<string, unknown>>> {
  const userId = context.session?.userId ?? null;
  const refused = link && (await countLinkTry(deps, context.address, "newsletter.tooManyTries"));
  if (refused) return fail(refused);
  const holder = await findNewsletterHolder(deps, { link, userId });
  if (!holder.isOk) return holder;
  const { newsletter_setting, newsletter_pending } = holder.value;
  return ok({ options: describeNewsletter(newsletter_setting, context.locale), newsletter_pending });
}

import { fail, ok, type Result } from "@shop/kernel";
import { type Answering, createAnswering } from "@shop/kernel/testing";
import { newsletterSum, withSum } from "../domain/newsletter-sum.ts";
import type { AccountGateway, AccountProfile, MailedLink, NewsletterOption, ProductReview } from "../store/ports.ts";
import { buildNewsletterOptions, buildProfile } from "./account-builders.ts";
import { createFakeProductGroups, type ProductCall } from "./fake-product-groups.ts";

type OwnGroup = "profile" | "newsletter" | "emailChange" | "deletion";
/** `group.call`. */
export type AccountCall =
  | ProductCall
  | { [Group in OwnGroup]: `${Group}.${keyof AccountGateway[Group] & string}` }[OwnGroup];

export interface FakeAccountGateway
  extends AccountGateway,
    Pick<Answering<AccountCall>, "calls" | "failNext" | "holdNext"> {}

/** The fake's data: the account's password, its PIN, and the links that it has mailed. */
export const ACCOUNT_PASSWORD = "Measured-Room-42";
export const MAILED_PIN = "12345678";
export const UNSUBSCRIBE_LINK: MailedLink = { id: "YWRhQGV4YW1wbGUuY29t", key: "u1" };
export const NEWSLETTER_LINK: MailedLink = { id: "n1", key: "k1" };
export const REVOKE_LINK: MailedLink = { id: "v1", key: "k1" };

export interface FakeAccountOptions {
  readonly profile?: AccountProfile;
  /** The sum of the enabled categories. Default: 1. */
  readonly newsletter?: number;
  /** The names of the newsletter's categories. Default: four, in English. */
  readonly categories?: readonly NewsletterOption[];
  /** Whether a category that is switched on waits for a mailed link. */
  readonly isConfirmedByMail?: boolean;
  /** The newest first. */
  readonly reviews?: readonly ProductReview[];
}

/** A small account service in memory, for ada@example.com. It responds as the real one does. */
export function createFakeAccountGateway(options: FakeAccountOptions = {}): FakeAccountGateway {
  const answering = createAnswering<AccountCall>();
  return {
    calls: answering.calls,
    failNext: answering.failNext,
    holdNext: answering.holdNext,
    ...ownGroups(answering, options),
    ...changeGroups(answering),
    ...createFakeProductGroups(answering, options.reviews),
    newsletter: newsletterGroup(answering, options),
  };
}

function isLink(link: MailedLink, known: MailedLink): boolean {
  return link.id === known.id && link.key === known.key;
}

function ownGroups({ answer }: Answering<AccountCall>, options: FakeAccountOptions): Pick<AccountGateway, "profile"> {
  let { profile = buildProfile() } = options;
  return {
    profile: {
      load: () => answer("profile.load", null, () => ok(profile)),
      save: (given) =>
        answer("profile.save", given, () => {
          profile = given;
          return ok(undefined);
        }),
    },
  };
}

function newsletterGroup(
  { answer }: Answering<AccountCall>,
  { newsletter = 1, isConfirmedByMail = false, categories = buildNewsletterOptions() }: FakeAccountOptions,
): AccountGateway["newsletter"] {
  let sum = newsletter;
  const opened = <Value>(link: MailedLink | undefined, work: () => Result<Value>): Result<Value> =>
    !link || isLink(link, UNSUBSCRIBE_LINK) ? work() : fail({ code: "newsletter.linkInvalid" });
  const options = (of: number) => withSum(categories, of);
  return {
    load: (link) => answer("newsletter.load", link ?? null, () => opened(link, () => ok(options(sum)))),
    save: (given, link) =>
      answer("newsletter.save", link ? { sum: given, link } : given, () =>
        opened(link, () => {
          const kept = options(given).filter((_option, index) => options(sum)[index]?.isEnabled);
          sum = isConfirmedByMail ? newsletterSum(kept) : given;
          return ok(undefined);
        }),
      ),
    confirm: (link) =>
      answer("newsletter.confirm", link, () =>
        isLink(link, NEWSLETTER_LINK) ? ok(sum) : fail({ code: "newsletter.linkInvalid" }),
      ),
  };
}

function changeGroups({ answer }: Answering<AccountCall>): Pick<AccountGateway, "emailChange" | "deletion"> {
  let requests = 0;
  const request = (): Result<string> => {
    requests += 1;
    return ok(`request-${requests}`);
  };
  const confirmed = ({ requestId, pin }: { requestId: string; pin: string }): Result<null> =>
    requestId === `request-${requests}` && pin === MAILED_PIN ? ok(null) : fail({ code: "account.pinWrong" });
  return {
    emailChange: {
      initiate: (given) =>
        answer("emailChange.initiate", given, () =>
          given.password === ACCOUNT_PASSWORD ? request() : fail({ code: "account.passwordWrong" }),
        ),
      confirm: (given) => answer("emailChange.confirm", given, () => confirmed(given)),
      revoke: (link) =>
        answer("emailChange.revoke", link, () =>
          link === null || isLink(link, REVOKE_LINK) ? ok("ada@example.com") : fail({ code: "auth.linkInvalid" }),
        ),
    },
    deletion: {
      initiate: (given) => answer("deletion.initiate", given, request),
      confirm: (given) => answer("deletion.confirm", given, () => confirmed(given)),
    },
  };
}

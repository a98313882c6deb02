import type { Failure, Result } from "@shop/kernel";

/** What a mailed link carries. */
export interface MailedLink {
  readonly id: string;
  readonly key: string;
}

/** The names of the account: the person's, and the one that registrations are made out to. */
export interface AccountProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly registrationName: string;
}

/** A category of the newsletter. The account's setting is the sum of the enabled values; 0 is unsubscribed. */
export interface NewsletterOption {
  readonly title: string;
  readonly description: string;
  readonly value: number;
  readonly isEnabled: boolean;
}

/** One login of the account. Times are ISO 8601; browser and system are null where they can't be told. */
export interface AccountSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
}

/** What one customer thinks of a product. `createdAt` is ISO 8601. */
export interface ProductReview {
  readonly id: string | number;
  readonly productName: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string | null;
  /** First name and initial; null where none is told. */
  readonly name: string | null;
  readonly createdAt: string | null;
}

export interface ProfileGateway {
  load(): Promise<Result<AccountProfile>>;
  save(profile: AccountProfile): Promise<Result<void>>;
}

export interface OldPasswordGateway {
  /** Prepare (security token) and execute. Ends the account's other sessions. */
  change(passwords: { readonly old: string; readonly new1: string; readonly new2: string }): Promise<Result<void>>;
}

export interface NewsletterGateway {
  /** The categories; of the logged-in customer, or of the account that a mailed link names. */
  load(link?: MailedLink): Promise<Result<readonly NewsletterOption[]>>;
  /** Sets the sum of the enabled values; 0 unsubscribes. */
  save(sum: number, link?: MailedLink): Promise<Result<void>>;
  /** Puts settings into force that waited for this mailed link; their sum, null where the service doesn't tell. */
  confirm(link: MailedLink): Promise<Result<number | null>>;
}

export interface EmailChangeGateway {
  /** Has a PIN mailed to the new address; the request's id. */
  initiate(change: {
    readonly currentEmail: string;
    readonly newEmail: string;
    readonly password: string;
  }): Promise<Result<string>>;
  /** When the change takes effect, in milliseconds since 1970; null where the service doesn't tell. */
  confirm(answer: { readonly requestId: string; readonly pin: string }): Promise<Result<number | null>>;
  /** Takes a waiting change back: by the link that the old address was mailed, or (null) the logged-in customer's own. The address that stays, where it is told. */
  revoke(link: MailedLink | null): Promise<Result<string | null>>;
}

export interface DeletionGateway {
  /** Has a PIN mailed; the request's id. */
  initiate(email: string): Promise<Result<string>>;
  /** When the account will be erased, in milliseconds since 1970; null where the service doesn't tell. */
  confirm(answer: {
    readonly email: string;
    readonly pin: string;
    readonly requestId: string;
  }): Promise<Result<number | null>>;
}

export interface SessionsGateway {
  list(): Promise<Result<readonly AccountSession[]>>;
  /** Ends one login, or all but the own; those that are left. */
  end(id: string | "others"): Promise<Result<readonly AccountSession[]>>;
}

export interface RedeemGateway {
  /** Turns a code into licences; the names of what it gave. */
  redeem(code: string): Promise<Result<readonly string[]>>;
}

export interface RatingGateway {
  rate(rating: {
    readonly product: string;
    readonly stars: number;
    readonly comment: string | null;
  }): Promise<Result<void>>;
}

export interface ReviewsGateway {
  /** The newest first; those before the review of this id, where one is given. */
  list(product: string, before: ProductReview["id"] | null, count: number): Promise<Result<readonly ProductReview[]>>;
}

export interface LicenceGateway {
  transfer(transfer: {
    readonly product: string;
    readonly licenceId: string;
    readonly recipientEmail: string;
  }): Promise<Result<void>>;
  release(place: { readonly licenceId: string; readonly activationId: string }): Promise<Result<void>>;
  /** Gives the customer a licence of a product whose price is zero. */
  getFree(product: string): Promise<Result<void>>;
}

/** The account's own service, in small groups. Every answer is a Result; it never rejects. */
export interface AccountGateway {
  readonly profile: ProfileGateway;
  readonly password: OldPasswordGateway;
  readonly newsletter: NewsletterGateway;
  readonly emailChange: EmailChangeGateway;
  readonly deletion: DeletionGateway;
  readonly sessions: SessionsGateway;
  readonly redeem: RedeemGateway;
  readonly rating: RatingGateway;
  readonly reviews: ReviewsGateway;
  readonly licences: LicenceGateway;
}

/** Told of failures that the shopper can do nothing about. Never of what was typed. */
export type AccountLog = (entry: { readonly action: string; readonly failure: Failure }) => void;

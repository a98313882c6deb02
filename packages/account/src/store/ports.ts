import type { Failure, ReadableStore, Result } from "@shop/kernel";

/** The data of a mailed link. */
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

/** A category of the newsletter. The account's setting is the sum of the enabled values; 0 means unsubscribed. */
export interface NewsletterOption {
  readonly title: string;
  readonly description: string;
  readonly value: number;
  readonly isEnabled: boolean;
}

/** What one customer thinks of a product. `createdAt` is ISO 8601. */
export interface ProductReview {
  readonly id: string | number;
  readonly productName: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string | null;
  /** First name and initial; null if it isn't public. */
  readonly name: string | null;
  readonly createdAt: string | null;
}

export interface ProfileGateway {
  load(): Promise<Result<AccountProfile>>;
  save(profile: AccountProfile): Promise<Result<void>>;
}

export interface NewsletterGateway {
  /** The categories; of the logged-in customer, or of the account that a mailed link names. */
  load(link?: MailedLink): Promise<Result<readonly NewsletterOption[]>>;
  /** Sets the sum of the enabled values; 0 unsubscribes. */
  save(sum: number, link?: MailedLink): Promise<Result<void>>;
  /** Applies settings that were waiting for this mailed link. Resolves to their sum, null if the service doesn't send it. */
  confirm(link: MailedLink): Promise<Result<number | null>>;
}

export interface EmailChangeGateway {
  /** Has a PIN mailed to the new address; resolves to the request's id. */
  initiate(change: {
    readonly currentEmail: string;
    readonly newEmail: string;
    readonly password: string;
  }): Promise<Result<string>>;
  /** When the change takes effect, in milliseconds since 1970; null if the service doesn't send it. */
  confirm(answer: { readonly requestId: string; readonly pin: string }): Promise<Result<number | null>>;
  /**
   * Undoes a pending change: by the link mailed to the old address, or (null) the logged-in customer's own. Resolves to the address that
   * stays, if known.
   */
  revoke(link: MailedLink | null): Promise<Result<string | null>>;
}

export interface DeletionGateway {
  /** Has a PIN mailed; resolves to the request's id. */
  initiate(email: string): Promise<Result<string>>;
  /** When the account will be erased, in milliseconds since 1970; null if the service doesn't send it. */
  confirm(answer: {
    readonly email: string;
    readonly pin: string;
    readonly requestId: string;
  }): Promise<Result<number | null>>;
}

export interface RedeemGateway {
  /** Redeems a code for licences; resolves to the names of what it granted. */
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
  /** The newest first; if a review's id is given, those before it. */
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

/** The account's own service, in small groups. Every call resolves to a Result and never rejects. */
export interface AccountGateway {
  readonly profile: ProfileGateway;
  readonly newsletter: NewsletterGateway;
  readonly emailChange: EmailChangeGateway;
  readonly deletion: DeletionGateway;
  readonly redeem: RedeemGateway;
  readonly rating: RatingGateway;
  readonly reviews: ReviewsGateway;
  readonly licences: LicenceGateway;
}

/** Called with failures that the shopper can do nothing about. Never with typed text. */
export type AccountLog = (entry: { readonly action: string; readonly failure: Failure }) => void;

/** What a customer has done, for analytics and a marketing service. Never a code. */
export type AccountEvent =
  | { readonly type: "rated"; readonly product: string; readonly stars: number; readonly comment: string }
  | { readonly type: "redeemed"; readonly products: readonly string[] };

/** Called once the service has accepted it. */
export type AccountTracker = (event: AccountEvent) => void;

/** Who is logged in; null for a visitor. */
export interface LoginState {
  readonly user: { readonly emailAddress: string } | null;
}

/** The host's own store of that. */
export type LoginStore = ReadableStore<LoginState>;

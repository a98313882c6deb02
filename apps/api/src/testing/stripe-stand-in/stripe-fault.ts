/** What Stripe returns where it refuses: the status, and the body's `error`. */
export interface StripeFault {
  readonly status: 400 | 401 | 404 | 409 | 500;
  readonly error: { readonly type: string; readonly code?: string; readonly param?: string; readonly message: string };
}

export function invalid(param: string): StripeFault {
  return {
    status: 400,
    error: { type: "invalid_request_error", code: "parameter_invalid", param, message: `Invalid ${param}.` },
  };
}

export const FAULTS = {
  badKey: { status: 401, error: { type: "invalid_request_error", message: "Invalid API Key provided: sk_****" } },
  missing: {
    status: 404,
    error: { type: "invalid_request_error", code: "resource_missing", message: "No such object." },
  },
  notOpen: {
    status: 400,
    error: {
      type: "invalid_request_error",
      message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
    },
  },
  otherRequest: {
    status: 400,
    error: {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    },
  },
  busyKey: {
    status: 409,
    error: { type: "idempotency_error", code: "idempotency_key_in_use", message: "Another request has this key." },
  },
  down: { status: 500, error: { type: "api_error", message: "Something went wrong on Stripe's end." } },
} as const satisfies Record<string, StripeFault>;

export function isFault(value: object): value is StripeFault {
  return "error" in value;
}

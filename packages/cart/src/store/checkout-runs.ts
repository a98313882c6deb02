/** Knows which run is the last: what comes of an earlier one, which was stopped or overtaken, is not for this shopper any more. */
export interface CheckoutRuns {
  /** Begins a run, and answers what says whether it is still the last. */
  next(): () => boolean;
  stop(): void;
}

export function createCheckoutRuns(): CheckoutRuns {
  let last = 0;
  return {
    next: () => {
      last += 1;
      const own = last;
      return () => own === last;
    },
    stop: () => {
      last += 1;
    },
  };
}

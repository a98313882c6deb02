/** Tracks which run is the last: results of an earlier one, which was stopped or overtaken, are no longer for this shopper. */
export interface CheckoutRuns {
  /** Begins a run, and returns a function that says whether it is still the last. */
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

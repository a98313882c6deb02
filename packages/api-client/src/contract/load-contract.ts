/**
 * Fetches the contract in pieces. To build all schemas takes more than 50 ms on a slow phone. Called at the same time as the import of a
 * module that needs the contract, it makes each piece run in a task of its own.
 */
export const loadContract = (): Promise<unknown> =>
  Promise.all([
    import("./operations/product.ts"),
    import("./operations/checkout.ts"),
    import("./operations/engagement-piece.ts"),
    import("./operations/account-piece.ts"),
  ]);

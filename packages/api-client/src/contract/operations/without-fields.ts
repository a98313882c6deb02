import * as z from "zod/mini";

/** A request without fields. One for all operations: a page that loads the contract would otherwise build it for each of them. */
export const noFields = z.strictObject({});

/** A response from which nothing is read. */
export const anyFields = z.looseObject({});

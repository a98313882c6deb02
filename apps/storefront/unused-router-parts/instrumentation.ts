/**
 * Stands in browsers for React Router's file of the same name: this shop watches no loader and no navigation from outside, so
 * nothing of it is ever called but the one look whether somebody does.
 */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

function neverCalled(): never {
  throw new Error("Left out of this build: unused-router-parts/instrumentation.ts says why.");
}

export const getRouteInstrumentationUpdates = neverCalled;
export const instrumentClientSideRouter = neverCalled;
export const instrumentHandler = neverCalled;
export const instrumentationResultMetaContext = undefined;

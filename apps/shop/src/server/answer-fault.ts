import type { Context } from "hono";

/** The response to an uncaught error: 500 without any detail, which goes to the log. */
export function answerFault(reportError: (error: unknown) => void): (error: Error, context: Context) => Response {
  return (error, c) => {
    reportError(error);
    return c.text("Something went wrong on our side. Please try again in a minute.", 500, {
      "cache-control": "no-store",
    });
  };
}

import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { answerFault } from "./answer-fault.ts";
import { errorHeaders } from "./error-headers.ts";
import { type SecurityHeadersOptions, securityHeaders } from "./security-headers.ts";

/** First path segments that the back end serves; every other path is a page. */
const API_PATHS =
  /^\/(v1|files|media|wp-json|payments|test-provider|consent-records|beta-programme|page-views|session-recordings|dev\/outbox|embed|newsletter|\.well-known\/licence-key)(\/|$)/;
/** The key of the search engines that changed pages are submitted to. */
const SEARCH_ENGINE_KEY = /^\/[0-9a-f]{32}\.txt$/;
/** Those that the process itself serves: the scripts that pages of other sites load, by version. */
const EMBED_SCRIPTS = /^\/embed\/[^/]+\//;

export interface ShopAppParts {
  readonly origin: string;
  readonly health: Hono;
  /** /metrics, where it is served beside the pages. */
  readonly metrics?: Hono;
  readonly api: (request: Request) => Response | Promise<Response>;
  readonly pages: (request: Request) => Response | Promise<Response>;
  readonly embedScripts: (request: Request) => Response | Promise<Response>;
  /** Writes the line of what isn't the back end's, which writes its own. */
  readonly requestLog: MiddlewareHandler;
  readonly headers?: SecurityHeadersOptions;
  readonly reportError: (error: unknown) => void;
}

/** Everything that the process serves, as one app: health, back end and pages, each with the common response headers. */
export function createShopApp(parts: ShopAppParts): Hono {
  const { origin, health, metrics, api, pages, embedScripts, requestLog, headers, reportError } = parts;
  const app = new Hono();
  app.use(securityHeaders(origin, headers));
  app.use(errorHeaders);
  // Public texts only: compressing a response that contains both a secret and a caller's input would be unsafe.
  for (const path of ["/media/*", "/wp-json/wp/*"]) app.use(path, compress());
  // Mails are read in other sites' pages, and show these pictures.
  app.use("/media/*", async (c, next) => {
    await next();
    const isPicture = c.res.headers.get("content-type")?.startsWith("image/");
    if (isPicture) c.header("cross-origin-resource-policy", "cross-origin");
  });
  app.onError(answerFault(reportError));
  app.route("/", health);
  if (metrics) app.route("/", metrics);
  app.use((c, next) => (isOfApi(c.req.path) ? next() : requestLog(c, next)));
  app.all("*", (c) => {
    if (EMBED_SCRIPTS.test(c.req.path)) return embedScripts(c.req.raw);
    return isOfApi(c.req.path) ? api(c.req.raw) : pages(c.req.raw);
  });
  return app;
}

function isOfApi(path: string): boolean {
  return (API_PATHS.test(path) || SEARCH_ENGINE_KEY.test(path)) && !EMBED_SCRIPTS.test(path);
}

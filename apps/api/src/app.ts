import { Hono } from "hono";
import { createEmbedRoutes } from "./cart/embed-routes.ts";
import { createContentRoutes } from "./content/content-routes.ts";
import { createMediaRoutes } from "./content/media-routes.ts";
import { createHandlers } from "./handlers.ts";
import { cors } from "./http/cors.ts";
import { createDirectRoutes } from "./http/direct.ts";
import { failedAnswer } from "./http/envelope.ts";
import { refuseNul } from "./http/refuse-nul.ts";
import { type AppEnv, requestLog } from "./http/request-log.ts";
import { createV1Routes } from "./http/v1.ts";
import { createFileRoutes } from "./library/file-routes.ts";
import { createLicenceKeyRoutes } from "./licences/licence-key-routes.ts";
import { createNewsletterRoutes } from "./newsletter/newsletter-routes.ts";
import { createOutboxRoutes } from "./outbox/outbox-routes.ts";
import { createWebhookRoutes } from "./payments/webhook-routes.ts";
import { createMyDataRoutes } from "./personal-data/my-data-routes.ts";
import { isDatabaseTimeout, isDatabaseUnavailable } from "./platform/database/is-database-unavailable.ts";
import type { Deps } from "./ports/deps.ts";

/** The back end as one Hono app, without a socket: `createApp(deps).fetch(request)`. Wiring alone. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps));
  app.use(refuseNul());
  app.use("/v1/*", cors(deps.settings));
  app.route("/v1", createV1Routes(deps, createHandlers()));
  app.route("/embed", createEmbedRoutes(deps));
  app.route("/files/my-data", createMyDataRoutes(deps));
  app.route("/files", createFileRoutes(deps));
  app.route("/media", createMediaRoutes(deps));
  app.route("/newsletter", createNewsletterRoutes(deps));
  app.route("/wp-json/wp/v2", createContentRoutes(deps));
  app.route("/payments/webhook", createWebhookRoutes(deps));
  if (deps.payments.pages) app.route(deps.payments.pages.path, deps.payments.pages.routes);
  app.route("/", createLicenceKeyRoutes(deps));
  app.route("/", createDirectRoutes(deps));
  app.route("/", createOutboxRoutes(deps));
  app.onError((error, c) => {
    logFailure(deps.log, error, { requestId: c.get("requestId"), operation: c.get("operation") });
    c.header("cache-control", "no-store");
    const { body, status } = failedAnswer({ code: isDatabaseUnavailable(error) ? "api.busy" : "api.internal" });
    return c.json(body, status as 500 | 503);
  });
  return app;
}

function logFailure(
  log: Deps["log"],
  error: unknown,
  call: { requestId: string; operation: string | undefined },
): void {
  if (isDatabaseTimeout(error)) log.warn({ ...call, error: error.message }, "the database was busy");
  else
    log.error(
      { ...call, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      "request failed",
    );
}

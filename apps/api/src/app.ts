import { Hono } from "hono";
import { isDatabaseTimeout, isDatabaseUnavailable } from "./db/is-database-unavailable.ts";
import type { Deps } from "./deps.ts";
import { cors } from "./middleware/cors.ts";
import { refuseNul } from "./middleware/refuse-nul.ts";
import { type AppEnv, requestLog } from "./middleware/request-log.ts";
import { createContentRoutes } from "./routes/content.ts";
import { createDirectRoutes } from "./routes/direct.ts";
import { createEmbedRoutes } from "./routes/embed.ts";
import { failedAnswer } from "./routes/envelope.ts";
import { createFileRoutes } from "./routes/files.ts";
import { createHandlers } from "./routes/handlers/index.ts";
import { createLicenceKeyRoutes } from "./routes/licence-key.ts";
import { createMediaRoutes } from "./routes/media.ts";
import { createMyDataRoutes } from "./routes/my-data.ts";
import { createNewsletterRoutes } from "./routes/newsletter.ts";
import { createOutboxRoutes } from "./routes/outbox.ts";
import { createV1Routes } from "./routes/v1.ts";
import { createWebhookRoutes } from "./routes/webhook.ts";

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

import { Hono } from "hono";
import { createBetaRoutes } from "./beta/index.ts";
import { createEmbedRoutes } from "./cart/index.ts";
import { createTrialRoutes } from "./catalogue/index.ts";
import { createConsentRecordRoutes } from "./consent-records/index.ts";
import { createContentRoutes } from "./content/index.ts";
import { cors } from "./http/cors.ts";
import { createDirectRoutes } from "./http/direct.ts";
import { failedAnswer } from "./http/envelope.ts";
import { refuseNul } from "./http/refuse-nul.ts";
import { type AppEnv, requestLog } from "./http/request-log.ts";
import { createV1Routes } from "./http/v1.ts";
import { createFileRoutes } from "./library/index.ts";
import { createLicenceKeyRoutes } from "./licences/index.ts";
import { createMarketingRoutes } from "./marketing/index.ts";
import { createImageRoutes, createMediaRoutes, createShareCardRoutes, createSoundRoutes } from "./media/index.ts";
import { createNewsletterRoutes } from "./newsletter/index.ts";
import { createOutboxRoutes } from "./outbox/index.ts";
import { createWebhookRoutes } from "./payments/index.ts";
import { createMyDataRoutes } from "./personal-data/index.ts";
import { isDatabaseTimeout, isDatabaseUnavailable } from "./platform/database/is-database-unavailable.ts";
import type { Deps } from "./ports/deps.ts";
import { createSearchEngineKeyRoutes } from "./search-engines/index.ts";
import { createServedCalls } from "./served-calls.ts";
import { createVisitRoutes } from "./visits/index.ts";

/** The back end as one Hono app, without a socket: `createApp(deps).fetch(request)`. Wiring alone. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const served = createServedCalls();
  app.use(requestLog(deps));
  app.use(refuseNul());
  app.use("/v1/*", cors(deps.settings));
  app.route("/v1", createV1Routes(deps, served));
  app.route("/embed", createEmbedRoutes(deps));
  app.route("/files/my-data", createMyDataRoutes(deps));
  app.route("/files/trials", createTrialRoutes(deps));
  app.route("/files", createFileRoutes(deps));
  app.route("/media/sounds", createSoundRoutes(deps));
  app.route("/media/images", createImageRoutes(deps));
  app.route("/media/share", createShareCardRoutes(deps));
  app.route("/media", createMediaRoutes(deps));
  app.route("/consent-records", createConsentRecordRoutes(deps));
  app.route("/", createVisitRoutes(deps));
  app.route("/", createBetaRoutes(deps));
  app.route("/newsletter", createNewsletterRoutes(deps));
  app.route("/wp-json/wp/v2", createContentRoutes(deps));
  app.route("/payments/webhook", createWebhookRoutes(deps));
  if (deps.payments.pages) app.route(deps.payments.pages.path, deps.payments.pages.routes);
  app.route("/", createLicenceKeyRoutes(deps));
  app.route("/", createSearchEngineKeyRoutes(deps));
  app.route("/", createMarketingRoutes(deps));
  app.route("/", createDirectRoutes(deps, served));
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

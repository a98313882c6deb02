export { ALL_NEWSLETTERS } from "./categories.ts";
export { newsletterCounts } from "./counted-calls.ts";
export { newsletterHandlers } from "./newsletter-handlers.ts";
export { createNewsletterRoutes } from "./newsletter-routes.ts";
export { endUnconfirmedNewsletters } from "./newsletter-settings.ts";
export { newsletterPrepared } from "./prepare-settings.ts";
export { setNewsletter } from "./set-newsletter.ts";

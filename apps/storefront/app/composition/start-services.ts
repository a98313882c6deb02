import { connectServices } from "./connect-services.ts";
import { createServices, type ServiceOptions, type Services } from "./create-services.ts";
import { createBrowserEnvironment } from "./environment.ts";
import type { PageServices } from "./page-services.ts";

/** Creates and starts this tab's services. */
export function startServices(page: PageServices, options: ServiceOptions): Services {
  const services = createServices(createBrowserEnvironment(page.environment), options, page);
  connectServices(services);
  return services;
}

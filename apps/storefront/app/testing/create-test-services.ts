import { consentMessages } from "@shop/consent";
import { buildConsent } from "@shop/consent/testing";
import type { ConsentServices } from "../composition/consent/consent-services.ts";
import { createPageServices } from "../composition/create-page-services.ts";
import { createServices } from "../composition/create-services.ts";
import type { PageServices } from "../composition/page-services.ts";
import type { ServiceOptions, Services } from "../composition/services.ts";
import { texts } from "../messages/account/texts-en.ts";
import { createFakeEnvironment, type FakeEnvironment } from "./fake-environment.ts";

export interface TestServices {
  /** What the page is built on; it has the services once it wants them. */
  readonly page: PageServices;
  readonly services: Services;
  readonly environment: FakeEnvironment;
  /** Where the shopper was led, in order. */
  readonly visited: readonly string[];
  /** Lets everything that is under way get its response. */
  settle(): Promise<void>;
}

/** No service that needs consent. */
const NOTHING_TO_ASK: ConsentServices = {
  consent: buildConsent({ services: [] }).store,
  services: [],
  messages: consentMessages.en,
  pageViews: { show: () => {} },
};

/** The storefront's own services, on a fake environment; not connected yet. */
export function createTestServices(
  options: Partial<ServiceOptions> & { readonly environment?: FakeEnvironment } = {},
): TestServices {
  const { environment = createFakeEnvironment(), ...given } = options;
  const visited: string[] = [];
  const page: PageServices = createPageServices(environment, "faIR", {
    start: async () => services,
    startConsent: async () => NOTHING_TO_ASK,
  });
  const services = createServices(
    environment,
    {
      packPrefix: "faIR",
      hasSamples: true,
      supportEmail: "help@shop.example",
      emailCheckPolicy: "open",
      newsletterPolicy: "forced",
      texts,
      localPath: (path) => path,
      navigate: (path) => visited.push(path),
      ...given,
    },
    page,
  );
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await environment.clock.advanceAsync(0);
  };
  return { page, services, environment, visited, settle };
}

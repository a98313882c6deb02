import { randomBytes } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createSystemClock, createSystemRandom } from "@shop/kernel";
import type { StorefrontOptions } from "@shop/storefront/server";
import type { ServerBuild } from "react-router";
import { ROOT } from "../shop-process/start-shop-process.ts";

export async function loadBuild(): Promise<ServerBuild> {
  return import(pathToFileURL(path.join(ROOT, "apps/storefront/build/server/index.js")).href);
}

/** A storefront in the measure's own process, whose loaders call the running shop, each call from another network. */
export function storefrontOptions(origin: string, build: ServerBuild): StorefrontOptions {
  const callApi = (request: Request) => {
    request.headers.set("x-forwarded-for", `10.${Array.from(randomBytes(3)).join(".")}`);
    return fetch(request);
  };
  return {
    build,
    isDevelopment: false,
    origin,
    mode: "demo",
    shop: {
      name: "Farfield Audio",
      tagline: "",
      pages: ["terms-conditions", "privacypolicy", "imprint"],
      packPrefix: "faIR",
      supportEmail: "hello@shop.example",
      emailCheckPolicy: "open",
      newsletterPolicy: "forced",
      hasSamples: true,
      saysTestPayments: false,
      hasInspector: false,
      privacy: { serviceNames: ["own-statistics", "own-recorder"], policyVersion: "1" },
    },
    shareImage: null,
    shareCard: () => "/media/share/card.png",
    mediaAddress: (address) => address,
    clock: createSystemClock(),
    random: createSystemRandom(),
    callApi,
    callApiForVisitor: callApi,
    networkOf: () => "bench",
    reportError: (error) => console.error(error),
  };
}

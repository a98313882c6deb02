import { productPath } from "@shop/catalog";
import { createLiveStatsGateway, createSampleLiveStats } from "@shop/engagement/adapters";
import { type AttentionStore, createLiveSalesStore, type LiveSalesStore } from "@shop/engagement/store";
import { type Locale, type Random, wait } from "@shop/kernel";
import type { PageServices } from "../page-services.ts";

interface LiveSalesWorld {
  readonly page: Pick<PageServices, "clock" | "services" | "environment">;
  readonly attention: AttentionStore;
  readonly random: Random;
  readonly locale: Locale;
  /** Whether the operator allows samples. Source: LAW-05. */
  readonly hasSamples: boolean;
}

/** The notice of what customers do. Its first fetch loads the services; none is made before it is due. */
export function createLiveSales({ page, attention, random, locale, hasSamples }: LiveSalesWorld): LiveSalesStore {
  const { clock, services, environment } = page;
  const language = locale === "en" ? undefined : locale;
  // A visitor who only reads has no catalogue yet.
  const products = async () => {
    const { catalog } = await services.load();
    await catalog.load();
    // Reading the catalogue was a task of its own on a slow processor; showing a product of it is the next one.
    await wait(clock, 0);
    return catalog.getState().products.map((product) => {
      // The drawing for small places; the whole cover can't be read at this size.
      const picture = product.featuredMedia?.card ?? product.featuredMedia;
      return {
        name: product.name,
        path: productPath(product),
        pictureDark: picture?.dark ?? "",
        pictureLight: picture?.light ?? "",
      };
    });
  };
  return createLiveSalesStore({
    clock,
    random,
    attention,
    source: {
      list: async () => createLiveStatsGateway((await services.load()).api, language).list(),
    },
    samples: hasSamples ? createSampleLiveStats(products, random) : null,
    reportFailure: ({ code }) => environment.log({ act: "liveStats", code }),
  });
}

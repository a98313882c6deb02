// Vendure's own server from a folder that it is installed in (`npm install @vendure/core pg`), with as many products as the shop.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadProducts } from "@shop/demo-content";
import { type ServerPlan, serveBench } from "./child-server.ts";

interface VendureApp {
  get(service: object): { start(): Promise<void> };
  getUrl(): Promise<string>;
  close(): Promise<void>;
}

interface Vendure {
  bootstrap(config: object): Promise<VendureApp>;
  readonly DefaultSearchPlugin: { init(options: object): object };
  readonly JobQueueService: object;
  readonly DefaultLogger: new (options: object) => object;
  readonly LogLevel: { readonly Error: number };
}

interface VendureCli {
  populate(start: () => Promise<VendureApp>, initialData: object, productsFile: string): Promise<VendureApp>;
}

process.env.VENDURE_DISABLE_TELEMETRY = "true";
const plan = JSON.parse(process.argv[2] ?? "{}") as ServerPlan;
const load = createRequire(path.join(plan.folder ?? ".", "package.json"));
const { bootstrap, DefaultLogger, DefaultSearchPlugin, JobQueueService, LogLevel } = load("@vendure/core") as Vendure;
const { populate } = load("@vendure/core/cli") as VendureCli;

/** A variant per product, without pictures and options. */
const COLUMNS =
  "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";
const productsFile = path.join(tmpdir(), `vendure-products-${process.pid}.csv`);
const rows = loadProducts(path.resolve("content")).map(
  ({ name, slug }, index) => `"${name}","${slug}","${name}",,,,,${index},${index + 10},standard,100,false,,`,
);
writeFileSync(productsFile, [COLUMNS, ...rows].join("\n"));

const initialData = {
  defaultLanguage: "en",
  defaultZone: "Europe",
  countries: [{ name: "Germany", code: "DE", zone: "Europe" }],
  taxRates: [{ name: "Standard", percentage: 19 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

const start = async () => {
  const app = await bootstrap({
    apiOptions: { port: 0, hostname: "127.0.0.1" },
    authOptions: { tokenMethod: "bearer", superadminCredentials: { identifier: "bench", password: "bench" } },
    dbConnectionOptions: {
      ...{ type: "postgres", url: plan.databaseUrl, synchronize: true, logging: false },
      extra: { max: plan.poolSize },
    },
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [DefaultSearchPlugin.init({})],
    logger: new DefaultLogger({ level: LogLevel.Error }),
  });
  // Its jobs write the index of the search, which is what a storefront lists products by.
  await app.get(JobQueueService).start();
  return app;
};
const app = await populate(start, initialData, productsFile);
serveBench(Number(new URL(await app.getUrl()).port), () => app.close());

import type { Deps } from "../../ports/deps.ts";
import type { TestPaymentProvider } from "../../test-provider/create-test-payment-provider.ts";
import { expiredAccessToken, type FuzzActor, newFuzzActor, refreshFuzzActor } from "./fuzz-actors.ts";

const ACTORS = 40;
const LINKS_KEPT = 30;

/** What calls are made of: who calls, and which names, links and licences there are to be named. */
export interface FuzzWorld {
  readonly actors: readonly FuzzActor[];
  readonly expiredToken: string;
  productNames: readonly string[];
  licenceIds: readonly string[];
  /** Mailed links, newest first: id and key. */
  links: ReadonlyArray<{ readonly id: string; readonly key: string }>;
}

/** Visitors and customers by halves. */
export async function createFuzzWorld(deps: Deps): Promise<FuzzWorld> {
  const actors: FuzzActor[] = [];
  for (let index = 0; index < ACTORS; index += 1) actors.push(await newFuzzActor(deps, index % 2 === 0));
  const products = await deps.db.selectFrom("products").select("name").orderBy("name").execute();
  const productNames = products.map((product) => product.name);
  return { actors, expiredToken: await expiredAccessToken(deps), productNames, licenceIds: [], links: [] };
}

/** What happens in a shop beside its calls: new logins, and changes of links and licences. */
export async function tendFuzzWorld(
  deps: Deps,
  world: FuzzWorld,
  provider: TestPaymentProvider,
  turn: number,
): Promise<void> {
  await provider.runDueWork();
  const actor = world.actors[turn % world.actors.length];
  if (actor) await refreshFuzzActor(deps, actor);
  const licences = await deps.db.selectFrom("licences").select("id").orderBy("id").limit(LINKS_KEPT).execute();
  world.licenceIds = licences.map((licence) => licence.id);
  const mails = await deps.db
    .selectFrom("mails")
    .select("text_body")
    .where("text_body", "like", "%action=%")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(LINKS_KEPT)
    .execute();
  world.links = mails.flatMap((mail) => linkIn(mail.text_body));
}

function linkIn(text: string): Array<{ id: string; key: string }> {
  const [address] = /https?:\S+action=\S+/.exec(text) ?? [];
  if (!address || !URL.canParse(address)) return [];
  const { searchParams } = new URL(address);
  return [{ id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" }];
}

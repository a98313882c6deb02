import { type OperationName, operations } from "@shop/api-client/contract";
import { OPERATION_SAMPLES } from "@shop/api-client/testing";
import { CURRENCIES } from "@shop/pricing";
import type { Chance } from "./chance.ts";
import type { FuzzActor } from "./fuzz-actors.ts";
import type { FuzzWorld } from "./fuzz-world.ts";

const PASSWORDS = ["a password", "Rückkopplung-7-Meter", "12345678", "x".repeat(1_100)] as const;
/** More than anything costs in this shop: what was agreed to is not exceeded. */
const HIGH_TOTAL_MINOR = 100_000_000;
const REVIEWED = { checkout: true, buyNow: true };
const QUANTITIES = [1, 1, 1, 2, 3, 5] as const;

/** A payload that the documentation allows, about things that exist in this shop. */
export function buildPayload(chance: Chance, world: FuzzWorld, actor: FuzzActor, name: OperationName): unknown {
  const samples: readonly unknown[] = OPERATION_SAMPLES[name].requests;
  // An order that wasn't reviewed is refused before anything else is looked at.
  const sample = name in REVIEWED && chance.percent(85) ? samples[0] : chance.pick(samples);
  const password = chance.pick(PASSWORDS);
  const link = world.links.length > 0 ? chance.pick(world.links) : { id: "1", key: "k" };
  const other = chance.pick(world.actors);
  const substitutes: Readonly<Record<string, () => unknown>> = {
    product: () => chance.pick(world.productNames),
    name: () => chance.pick(world.productNames),
    quantity: () => chance.pick(QUANTITIES),
    email: () => chance.pick([actor.email, actor.email, other.email]),
    email_address: () => chance.pick([actor.email, actor.email, other.email]),
    emailAddress: () => actor.email,
    password: () => password,
    password_2: () => password,
    token: () => actor.securityTokens.get(name) ?? "",
    csrf_token: () => actor.securityTokens.get(name) ?? "",
    license_id: () =>
      world.licenceIds.length > 0 ? chance.pick(world.licenceIds) : "00000000-0000-4000-8000-000000000000",
    total: () => (chance.percent(90) ? HIGH_TOTAL_MINOR : 100),
    currency: () => (chance.percent(80) ? "EUR" : chance.pick(CURRENCIES)),
    country: () => chance.pick(["FR", "FR", "FR", "US", "US", "US", "DE", "XX"]),
    order: () => chance.pick(["1", "2", "30", link.id]),
    id: () => link.id,
    key: () => link.key,
  };
  return substitute(sample, substitutes);
}

function substitute(value: unknown, substitutes: Readonly<Record<string, () => unknown>>): unknown {
  if (Array.isArray(value)) return value.map((member) => substitute(member, substitutes));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const other = typeof member === "object" ? undefined : substitutes[key];
      return [key, other ? other() : substitute(member, substitutes)];
    }),
  );
}

/** Operations that need a security token first. */
export function needsSecurityToken(name: OperationName): boolean {
  return operations[name].tokenPurpose !== null;
}

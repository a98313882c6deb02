import type { ActivityType } from "@shop/api-client/contract";
import { EUROPEAN_COUNTRIES } from "./european-countries.ts";
import { LEAST_PEOPLE } from "./limits.ts";

interface PlacedAct {
  readonly type: ActivityType;
  /** Two acts of one customer have the same. */
  readonly person: string;
  /** ISO 3166. Null: not known. */
  readonly country: string | null;
}

/** The code of the whole continent (UN M49). */
export const EUROPE = "150";

/**
 * Where each act may be said to come from, in their order: its country if at least five people did something of its kind there; otherwise
 * Europe, if it is there and at least five people are in the same position; otherwise nowhere. So at least five people
 * share a place. Source: ENGAGE-02.
 */
export function placesOf(acts: readonly PlacedAct[]): ReadonlyArray<string | null> {
  const ofCountry = acts.map(({ country }) => country);
  const inCountries = keepCrowded(acts, ofCountry);
  const ofEurope = acts.map(({ country }, index) =>
    inCountries[index] === null && country !== null && EUROPEAN_COUNTRIES.has(country) ? EUROPE : null,
  );
  const inEurope = keepCrowded(acts, ofEurope);
  return acts.map((_act, index) => inCountries[index] ?? inEurope[index] ?? null);
}

/** The places with enough people of a kind; null in the place of the others. */
function keepCrowded(acts: readonly PlacedAct[], places: ReadonlyArray<string | null>): ReadonlyArray<string | null> {
  const people = new Map<string, Set<string>>();
  acts.forEach(({ type, person }, index) => {
    const crowd = people.get(`${type} ${places[index]}`) ?? new Set();
    people.set(`${type} ${places[index]}`, crowd.add(person));
  });
  return acts.map(({ type }, index) => {
    const place = places[index] ?? null;
    return (people.get(`${type} ${place}`)?.size ?? 0) >= LEAST_PEOPLE ? place : null;
  });
}

import type { AuditionTake } from "../read-audition.ts";
import type { Programme } from "./audition.ts";

/** The programme in which a compared product is heard, and its take there; null: what the programme begins with. */
export interface ComparedSound {
  readonly programme: Programme;
  readonly takeId: string | null;
}

/**
 * How several products are heard one against another. Packs that have a performance in common share one programme, in which each is one take,
 * the one to start with: a change between two keeps the place in the performance, and a blind test hides which is which. Anything else is
 * heard in its own programme, and what can't be heard has none. In the order given. Source: CAT-10.
 */
export function comparedSounds(programmes: ReadonlyArray<Programme | null>): ReadonlyArray<ComparedSound | null> {
  const heard = programmes.filter((programme) => programme !== null);
  const shared = sharedProgramme(heard.filter(({ audition }) => audition.takes.length > 0));
  return programmes.map((programme) => {
    if (!programme) return null;
    const take = shared?.audition.takes.find(({ id }) => id.startsWith(`${programme.href}#`));
    return shared && take ? { programme: shared, takeId: take.id } : { programme, takeId: null };
  });
}

function sharedProgramme(packs: readonly Programme[]): Programme | null {
  const [first, ...others] = packs;
  if (!first || others.length === 0) return null;
  const performances = first.audition.performances.filter(({ id, periodSeconds }) =>
    others.every(({ audition }) =>
      audition.performances.some((other) => other.id === id && other.periodSeconds === periodSeconds),
    ),
  );
  if (performances.length === 0) return null;
  return {
    name: packs.map(({ name }) => name).join(" / "),
    href: first.href,
    audition: {
      ...first.audition,
      performances,
      takes: packs.flatMap((pack, index) => takeOf(pack, index === 0)),
      walk: [],
      isModelled: packs.some(({ audition }) => audition.isModelled),
    },
  };
}

/** The take to start with, under the product's name: it is the product that is compared. */
function takeOf({ name, href, audition }: Programme, isCover: boolean): readonly AuditionTake[] {
  const take = audition.takes.find((one) => one.isCover) ?? audition.takes[0];
  if (!take) return [];
  const source = { baseUrl: audition.baseUrl, takeId: take.id };
  return [{ ...take, id: `${href}#${take.id}`, microphone: `${name}: ${take.microphone}`, isCover, source }];
}

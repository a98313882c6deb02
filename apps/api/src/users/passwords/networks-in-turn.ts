/** The waiting items by network; the network that is served next is the first. */
export type Waiting<Item> = ReadonlyMap<string, readonly Item[]>;

/** Adds an item behind those of its network, and a new network behind all others. */
export function putInLine<Item>(waiting: Waiting<Item>, network: string, item: Item): Waiting<Item> {
  return new Map(waiting).set(network, [...(waiting.get(network) ?? []), item]);
}

/** The next item: the first of the network in front, which then moves behind all others. Null if nothing waits. Source: SAFE-08. */
export function takeInTurn<Item>(
  waiting: Waiting<Item>,
): { readonly network: string; readonly item: Item; readonly waiting: Waiting<Item> } | null {
  const [front] = waiting;
  if (!front) return null;
  const [network, [item, ...others]] = front;
  if (item === undefined) throw new Error(`No item waits for the network ${network}: an empty line is to be removed.`);
  const rest = new Map(waiting);
  rest.delete(network);
  if (others.length > 0) rest.set(network, others);
  return { network, item, waiting: rest };
}

/** Items in total, running ones not counted. */
export function countWaiting(waiting: Waiting<unknown>, network?: string): number {
  if (network !== undefined) return waiting.get(network)?.length ?? 0;
  return Array.from(waiting.values()).reduce((sum, items) => sum + items.length, 0);
}

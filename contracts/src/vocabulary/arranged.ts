/**
 * The items in an order that somebody has made by hand. What the order names and is not there
 * counts for nothing; what it does not name follows, in the order in which it came.
 */
export function arranged<Item, Id>(
  items: readonly Item[],
  order: readonly Id[],
  idOf: (item: Item) => Id,
): Item[] {
  const places = new Map(order.map((id, place) => [id, place] as const))
  const placeOf = (item: Item) => places.get(idOf(item)) ?? order.length
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}

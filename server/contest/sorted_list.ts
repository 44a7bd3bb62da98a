/** @module A list that stays sorted while its items come, go and move. */

export interface SortedList<Item> {
  add(item: Item): void;
  /** Takes an item out; its place must still be what it was when it came in. */
  remove(item: Item): void;
  /** Up to `limit` items that come after this one, which need not be in the list; from the first without one. */
  after(item: Item | undefined, limit: number): Item[];
}

/** `order` is negative when the first item comes before the second, and 0 only for an item and itself. */
export function sortedList<Item>(
  items: readonly Item[],
  order: (a: Item, b: Item) => number,
): SortedList<Item> {
  const sorted = items.toSorted(order);

  /** How many items come before this one. */
  function placeOf(item: Item): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(sorted[middle]!, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function isAt(place: number, item: Item): boolean {
    return place < sorted.length && order(sorted[place]!, item) === 0;
  }

  return {
    add(item) {
      sorted.splice(placeOf(item), 0, item);
    },
    remove(item) {
      const place = placeOf(item);
      if (isAt(place, item)) sorted.splice(place, 1);
    },
    after(item, limit) {
      if (item === undefined) return sorted.slice(0, limit);
      const place = placeOf(item);
      const start = isAt(place, item) ? place + 1 : place;
      return sorted.slice(start, start + limit);
    },
  };
}

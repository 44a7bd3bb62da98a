/** @module A list of chosen items, and one that a person presses. */

/** The items without this one, or with it at the end. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}

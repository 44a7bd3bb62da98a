/** @module A map that forgets what was used longest ago when it is full. */

/** Such a map. */
export interface BoundedMap<Key, Value> {
  /** The value of this key, which counts as used now. */
  get(key: Key): Value | undefined;
  /** Sets the value of this key, which counts as used now. */
  set(key: Key, value: Value): void;
  /** Forgets this key. */
  delete(key: Key): void;
}

/** A map of at most `max` entries. */
export function createBoundedMap<Key, Value>(max: number): BoundedMap<Key, Value> {
  /** The entry that was used longest ago comes first. */
  const entries = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > max) entries.delete(entries.keys().next().value!);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
}

/**
 * @module Memory of what was drawn last: a picture is composed with more and with less room for its things, mostly with
 * the same cats and the same things, and drawing them takes most of the time. Nothing changes what it was given.
 */

/** A way to make that gives again what it gave for the same key, where that was one of the `most` last ones. */
export function rememberingLast<Key, Made>(
  most: number,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const last = new Map<string, Made>();
  return (key) => {
    const name = JSON.stringify(key);
    const made = last.get(name) ?? make(key);
    last.delete(name);
    last.set(name, made);
    const [oldest] = last.keys();
    if (last.size > most) last.delete(oldest!);
    return made;
  };
}

/**
 * @module What one cat alone has at one place of its body: a spot of another colour, mud on its paws, a
 * plaster on its nose.
 */

/** What can be at a place. */
export const OWN_MARK_KINDS = [
  "mud",
  "flour",
  "paint",
  "foam",
  "ink",
  "sauce",
  "crumbs",
  "frost",
  "clay",
  "soot",
  "lipstick",
  "blush",
  "sunburn",
  "freckles",
  "a plaster",
  "a bandage",
  "a plaster cast",
  "stickers",
  "a tattoo",
  "a bald patch",
  "a scar",
  "a beauty spot",
  "a black spot",
  "a white spot",
  "a grey spot",
  "an orange spot",
  "a brown spot",
  "a heart-shaped spot",
  "a white heart-shaped spot",
  "a black heart-shaped spot",
  "a dark ring",
  "dark rings",
  "a bruise",
  "metal",
  "claws",
] as const;

/** One such kind. */
export type OwnMarkKind = (typeof OWN_MARK_KINDS)[number];

/** Where it can be that a bust does not show. */
export const PLACES_BELOW_CHEST = [
  "belly",
  "back",
  "side",
  "rump",
  "tail",
  "tail tip",
  "one paw",
  "paws",
  "one leg",
  "legs",
] as const;

/** Where it can be; left and right are the cat's own. */
export const OWN_MARK_PLACES = [
  "nose",
  "chin",
  "mouth",
  "cheeks",
  "forehead",
  "half the face",
  "left eye",
  "right eye",
  "left ear",
  "right ear",
  "ears",
  "whiskers",
  "chest",
  ...PLACES_BELOW_CHEST,
] as const;

/** One such place. */
export type OwnMarkPlace = (typeof OWN_MARK_PLACES)[number];

/** "mud on paws". */
export type OwnMark = `${OwnMarkKind} on ${OwnMarkPlace}`;

/** All of them, by kind. */
export const OWN_MARKS: readonly OwnMark[] = OWN_MARK_KINDS.flatMap((kind) =>
  OWN_MARK_PLACES.map((place): OwnMark => `${kind} on ${place}`)
);

/** The kind and the place of a mark. */
export function partsOf(mark: OwnMark): { kind: OwnMarkKind; place: OwnMarkPlace } {
  const [kind, place] = mark.split(" on ") as [OwnMarkKind, OwnMarkPlace];
  return { kind, place };
}

/**
 * A cat and its clothes put together, back to front.
 *
 * @module
 */
import type { Cat } from "../cat/cat.ts";
import type { Item } from "../scene.ts";
import type { Outfit } from "./outfit.ts";

/** Everything of a dressed cat, back to front. */
export function layered(cat: Cat, outfit: Outfit): Item[] {
  const dressed = outfit.body.some(({ name }) => name === "suit");
  // A hind leg grows out of the body under the suit: the suit ends on it with a hem.
  const under = dressed ? cat.limbs.filter(({ name }) => name === "near hind leg") : [];
  // Chest fur hangs over the legs, never over a paw on the ground.
  const [paws, limbs] = parted(cat.limbs.filter((limb) => !under.includes(limb)), isForepaw);
  return [
    ...outfit.behind,
    ...cat.back,
    ...cat.torso,
    ...(dressed ? cat.ruff : []),
    ...under,
    ...outfit.body,
    ...trousered(limbs, outfit.legs),
    ...(dressed ? [] : cat.ruff),
    ...paws,
    ...outfit.neck,
    ...cat.ears,
    ...cat.skull,
    ...outfit.face,
    ...cat.features,
    ...outfit.head,
    ...outfit.held,
    ...cat.front,
    ...outfit.around,
  ];
}

function isForepaw({ name }: Item): boolean {
  return /fore ?paw/.test(name);
}

/** Those that are so, and the others, each in their order. */
function parted(items: readonly Item[], isSo: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isSo), items.filter((item) => !isSo(item))];
}

/** Each trouser leg right on its thigh, below the paw. A thigh that melts into the body is all cloth. */
function trousered(limbs: Item[], legs: Item[]): Item[] {
  return limbs.flatMap((limb) => {
    const trousers = legs.filter(({ name }) => name === `${limb.name} trouser`);
    const melts = limb.is === "region" && limb.contour !== undefined;
    return trousers.length > 0 && melts ? trousers : [limb, ...trousers];
  });
}

/** The cat without clothes and things. */
export function bareItems({ back, torso, limbs, ears, skull, features, front }: Cat): Item[] {
  return [...back, ...torso, ...limbs, ...ears, ...skull, ...features, ...front];
}

/** @module A cat and its clothes put together, back to front. */
import { showsBack } from "../cat/body/from_behind.ts";
import type { Cat } from "../cat/cat.ts";
import type { Item, Region } from "../scene.ts";
import { earsUnderHat } from "./headwear/ears_under_hat.ts";
import type { Cover, Outfit, Seam } from "./outfit.ts";
import { cutLine, cutOutline } from "./tailoring/cut.ts";

/** Everything of a dressed cat, back to front. */
export function layered(cat: Cat, outfit: Outfit): Item[] {
  const dressed = outfit.body.length > 0;
  const clad = (parts: readonly Item[]) => withCloth(parts, outfit);
  const isClothed = (part: string) =>
    outfit.covers.some((cover) => cover.part === part) ||
    outfit.limbs.some(({ name }) => name.startsWith(`${part} `));
  // A hind leg that melts into the body grows out from under its clothes, which end on it with a hem.
  const isUnder = (item: Item) =>
    dressed && /^near (?:thigh|hind leg)/.test(item.name) && !isClothed(partOf(item));
  const [under, others] = parted(cat.limbs, isUnder);
  const [hind, fore] = outfit.skirt.length > 0 ? parted(others, isHind) : [[], others];
  // Chest fur hangs over the legs, never over a paw on the ground.
  const [paws, limbs] = parted(clad(fore), isPaw);
  const hides = showsBack(cat.figure);
  return [
    ...outfit.behind,
    ...(hides ? outfit.held : []),
    ...clad(cat.back),
    ...clad(cat.torso),
    ...(dressed ? cat.ruff : []),
    ...under,
    ...outfit.body,
    ...clad(hind),
    ...outfit.skirt,
    ...limbs,
    ...(dressed ? [] : cat.ruff),
    ...paws,
    ...outfit.neck,
    ...earsUnderHat(cat, outfit.head),
    ...cat.skull,
    ...outfit.face,
    ...cat.features,
    ...outfit.head,
    ...(hides ? [] : outfit.held),
    ...clad(cat.front),
    ...outfit.around,
  ];
}

function isHind({ name }: Item): boolean {
  return /thigh|hind leg/.test(name);
}

function isPaw({ name }: Item): boolean {
  return /fore ?paw/.test(name);
}

/** The part of the body that an item belongs to: toes belong to their paw. */
function partOf({ name }: Item): string {
  return name.replace(/ (?:toe|pad) \d+$/, "");
}

/** Those that are so, and the others, each in their order. */
function parted(items: readonly Item[], isSo: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isSo), items.filter((item) => !isSo(item))];
}

/** Each part with what is worn on it; hair that cloth covers is cut away. */
function withCloth(parts: readonly Item[], { limbs, covers }: Outfit): Item[] {
  return parts.flatMap((item, i) => {
    const part = partOf(item);
    const shown = covers.filter((cover) => cover.part === part).reduce<Item[]>(
      (items, cover) => items.flatMap((each) => bareOf(each, cover)),
      [item],
    );
    const next = parts[i + 1];
    if (next && partOf(next) === part) return shown;
    return [...shown, ...limbs.filter(({ name }) => name.startsWith(`${part} `))];
  });
}

/** Under a hem the body goes on by this much, in units. */
const UNDER = 24;

/** What of a part can be seen beside its clothes. */
function bareOf(item: Item, { from }: Cover): Item[] {
  if (item.is !== "region") return from ? [item] : [];
  if (!from) return [];
  const inside: Seam = {
    ...from,
    at: [from.at[0] - from.towards[0] * UNDER, from.at[1] - from.towards[1] * UNDER],
    bulge: 0,
  };
  const outline = cutOutline(item.outline, inside, "beyond");
  if (outline.length < 4) return [];
  const contour = cutLine(item.contour ?? closed(item), from, "beyond");
  return [{ ...item, outline, ...(contour.length > 1 && { contour }) }];
}

function closed({ outline }: Region): Region["outline"] {
  return [...outline, outline[0]!];
}

/** The cat without clothes and things. */
export function bareItems({ back, torso, limbs, ears, skull, features, front }: Cat): Item[] {
  return [...back, ...torso, ...limbs, ...ears, ...skull, ...features, ...front];
}

/** @module The cat of a recipe in its clothes. */
import { attentionOf } from "../cat/head/attention.ts";
import { type Cat, drawCat } from "../cat/cat.ts";
import type { Reach } from "../cat/body/reaching.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { distinctNames } from "../items.ts";
import { SCHEMES } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { dress } from "../wardrobe/dressing.ts";
import { isHolding } from "../wardrobe/holding.ts";
import { layered } from "../wardrobe/layering.ts";
import type { Outfit } from "../wardrobe/outfit.ts";
import type { Room } from "../wardrobe/room.ts";

/**
 * The cat in its clothes, its forepaws where they reach; it may look at what it has, or at the light on this side of
 * the picture.
 */
export function dressedCat(
  spec: CatSpec,
  { mirrored, light = 1, reach, room }: {
    mirrored: boolean;
    light?: -1 | 1;
    reach?: Reach | undefined;
    room?: Room;
  },
): { cat: Cat; outfit: Outfit } {
  const wearing = (cat: Cat) => ({
    cat,
    outfit: dress({
      spec,
      cat,
      random: (name) => randomStream(spec.seed, name),
      accent: SCHEMES[spec.scheme],
      isBusy: reach !== undefined,
      room,
    }),
  });
  const options = { mirrored, holding: isHolding(spec), ...(reach && { reach }) };
  const first = wearing(drawCat(spec, options));
  const { behind, held, around } = first.outfit;
  const things = [...behind, ...held, ...around].filter(({ role }) => role === "prop");
  const regard = attentionOf(spec, first.cat.figure, {
    things,
    light: mirrored === light > 0 ? -1 : 1,
  });
  return regard ? wearing(drawCat(spec, { ...options, regard })) : first;
}

/**
 * The cat with what it wears and holds alone, in units of the cat: the ground is at 0, and every pose has the same
 * size.
 */
export function bareSubject(spec: CatSpec): Item[] {
  const mirrored = spec.facing === "left";
  const { cat, outfit } = dressedCat(spec, { mirrored });
  return distinctNames(moveItems(placing({ mirror: mirrored }), layered(cat, outfit)));
}

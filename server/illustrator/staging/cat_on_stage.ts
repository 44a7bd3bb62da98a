/** @module A cat of the recipe, as it comes on stage. */
import { type Cat, drawCat } from "../cat/cat.ts";
import { boundsOf } from "../geometry/measure.ts";
import { catAlone, type CatSpec, type Held, type Size } from "../spec.ts";
import { isHolding } from "../wardrobe/holding.ts";
import { bareItems } from "../wardrobe/layering.ts";
import type { CatOnStage } from "./actors.ts";

/** Kittens beside grown cats. */
const KITTEN = 0.7;

/** Cats that are said to be small or large: beside others, and beside things alone. */
const BESIDE_CATS: Record<Size, number> = { tiny: 0.72, giant: 1.2 };
const BESIDE_THINGS: Record<Size, number> = { tiny: 0.62, giant: 1.3 };

/** The cat of this place in the recipe, from 0; of its things it has those that cats wear. */
export function catOnStage(
  spec: CatSpec,
  index: number,
  { worn, isAmongGrown, isOneOfSeveral }: {
    worn: Held[];
    isAmongGrown: boolean;
    isOneOfSeveral: boolean;
  },
): CatOnStage {
  const alone: CatSpec = { ...catAlone(spec, index + 1), props: worn };
  const { age, facing, size } = alone;
  const grown = isAmongGrown && age === "kitten" ? KITTEN : 1;
  const mirror = facing === "left";
  const cat = drawCat(alone, { mirrored: mirror, holding: isHolding(alone) });
  return {
    kind: "cat",
    ref: `cat ${index + 1}`,
    spec: alone,
    ...extentOf(cat),
    placing: {
      at: [0, 0],
      scale: size ? (isOneOfSeveral ? BESIDE_CATS : BESIDE_THINGS)[size] : grown,
      turn: 0,
      mirror,
    },
    depth: index / 10,
    isGrounded: true,
    isPlaced: false,
    held: [],
  };
}

/** What a drawing of a cat says of its extent. */
export function extentOf(cat: Cat): Pick<CatOnStage, "cat" | "box" | "rest"> {
  const { rest: { left, right } } = cat.figure;
  return { cat, box: boundsOf(bareItems(cat)), rest: { left, right } };
}

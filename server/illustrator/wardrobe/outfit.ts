/**
 * What a cat wears and holds, sorted by where it lies between the layers of the cat.
 *
 * @module
 */
import type { Random } from "../random.ts";
import type { Colour } from "../colour.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Cat } from "../cat/cat.ts";

/** All in the cat's own units, back to front. */
export interface Outfit {
  /** Behind the whole cat: cloak, wings, pack. */
  behind: Item[];
  /** On the torso, below the forelegs. */
  body: Item[];
  /** On the forelegs, below the head: sleeves, neckwear. */
  neck: Item[];
  /** Behind the skull, before the ears' roots: the far side of a brim. */
  underHead: Item[];
  /** On the face and head. */
  head: Item[];
  /** Before everything: things in a paw. */
  held: Item[];
  /** On the ground or in the air around the cat. */
  around: Item[];
}

/** What a maker of clothes may know. */
export interface Fitting {
  spec: CatSpec;
  cat: Cat;
  random: (name: string) => Random;
  /** The scheme's colour for clothes nobody named a colour for. */
  accent: Colour;
}

export const NOTHING: Outfit = {
  behind: [],
  body: [],
  neck: [],
  underHead: [],
  head: [],
  held: [],
  around: [],
};

/** Several outfits worn together, the later ones on top. */
export function together(outfits: readonly Partial<Outfit>[]): Outfit {
  const all = (layer: keyof Outfit) => outfits.flatMap((outfit) => outfit[layer] ?? []);
  return {
    behind: all("behind"),
    body: all("body"),
    neck: all("neck"),
    underHead: all("underHead"),
    head: all("head"),
    held: all("held"),
    around: all("around"),
  };
}

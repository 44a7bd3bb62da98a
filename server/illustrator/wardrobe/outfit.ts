/** @module What a cat wears and holds, sorted by where it lies between the layers of the cat. */
import type { Cat } from "../cat/cat.ts";
import type { Colour } from "../colour/colour.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Room } from "./room.ts";

/** All in the cat's own units, back to front. */
export interface Outfit {
  /** Behind the whole cat: cloak, wings, pack. */
  behind: Item[];
  /** On the torso, below the forelegs; hides the chest fur when there is any. */
  body: Item[];
  /** On limbs and paws: each right after the part by whose name its own begins. */
  limbs: Item[];
  /** What hangs from the waist: over the thighs, below the forelegs. */
  skirt: Item[];
  /** On the forelegs, below the head: sleeves, neckwear. */
  neck: Item[];
  /** On the coat, below eyes and mouth: a mask. */
  face: Item[];
  /** On face and head. */
  head: Item[];
  /** In a paw: below the paw that holds it. */
  held: Item[];
  /** On the ground or in the air around the cat. */
  around: Item[];
  /** Which parts of the body cloth covers: their hair does not stick out of it. */
  covers: Cover[];
}

/** A line across a limb or a trunk. */
export interface Seam {
  /** Where it crosses the middle of the part. */
  at: Point;
  /** Unit vector away from the neck, or from the shoulder. */
  towards: Point;
  /** How far its middle lies beyond its ends, as a share of its length. */
  bulge: number;
}

/** A part of the body under cloth. */
export interface Cover {
  /** Its name in the figure. */
  part: string;
  /** Where it is bare again; absent: it is covered as a whole. */
  from: Seam | undefined;
}

/** What a maker of clothes may know. */
export interface OutfitContext {
  /** The recipe. */
  spec: CatSpec;
  /** The cat that is dressed. */
  cat: Cat;
  /** A random stream by its name. */
  random: (name: string) => Random;
  /** Its paws have something to do: what a costume brings along stays away. */
  isBusy?: boolean;
  /** For what stands beside it; absent: ample. */
  room?: Room | undefined;
  /** The scheme's colour for clothes without a colour of their own. */
  accent: Colour;
}

/** Several outfits worn together, the later ones on top. */
export function mergeOutfits(outfits: readonly Partial<Outfit>[]): Outfit {
  const all = (layer: Exclude<keyof Outfit, "covers">) =>
    outfits.flatMap((outfit) => outfit[layer] ?? []);
  return {
    behind: all("behind"),
    body: all("body"),
    limbs: all("limbs"),
    skirt: all("skirt"),
    neck: all("neck"),
    face: all("face"),
    head: all("head"),
    held: all("held"),
    around: all("around"),
    covers: outfits.flatMap(({ covers }) => covers ?? []),
  };
}

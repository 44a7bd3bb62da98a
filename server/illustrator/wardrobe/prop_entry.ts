/**
 * @module All that is known of a small thing or friend beside the cat, in one entry: its words, how
 * sentences name it, where it belongs, and how it is drawn. `props/` holds one file for each; `deno task
 * entries` collects them in `props.ts`.
 */
import type { Colour } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import type { Anchors } from "../things/anchors.ts";
import type { Pose } from "../cat/poses.ts";
import type { EntryWords } from "../vocabulary/entry_words.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";

/** Where a prop belongs; `before` the cat, which is busy with it, `behind` it what is larger than a cat. */
export type Spot = "ground" | "before" | "hand" | "air" | "under" | "behind";

/** All that is known of an object or a friend. */
export interface PropEntry extends EntryWords {
  /** What sentences call it; absent: its key. */
  name?: string;
  /** Two or three of it; absent: the regular plural. */
  plural?: string;
  /** Whether it lives. */
  isFriend?: true;
  /** The cat is in it or on it. */
  seat?: "in" | "on";
  /** Poses that go with it, where the seed chooses the pose; absent: any. */
  poses?: readonly Pose[];
  /** Where it bears a cat, is ridden, holds it and is played. */
  anchors?: Anchors;
  /** Where it belongs. */
  spot: Spot;
  /** Half of the width it needs on the ground. */
  half: number;
  /** Its colour when the words name none; `accent` takes the scheme's. */
  colour: Colour | "accent";
  /** Its shapes in a colour, standing on the origin; y grows downwards. */
  draw: (colour: Colour) => Item[];
  /** So many of it lying on each other, as a seat or where there are several; absent: as drawn. */
  pile?: (count: number, colour: Colour) => Item[];
  /** How the cat wears it, where no relation says otherwise; nothing where it would not show. */
  wear?: (fitting: OutfitContext, colour: Colour) => Partial<Outfit> | undefined;
  /** It is worn on two paws or on all four. */
  isPair?: true;
  /** What is behind and before a cat that sits in it, `half` wide and as high as lets the chin look over. */
  enclose?: (
    half: number,
    colour: Colour,
    height: number,
  ) => { back: Item[]; front: Item[] };
}

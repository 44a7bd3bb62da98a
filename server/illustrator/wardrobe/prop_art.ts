/**
 * What a prop is: where it belongs, how wide it is, how it is drawn; and the one kind of piece all are made of.
 *
 * @module
 */
import type { Colour } from "../colour.ts";
import { region } from "../items.ts";
import type { Item, Point, Region } from "../scene.ts";

/** Where a prop belongs; `before` the cat, which is busy with it. */
export type Spot = "ground" | "before" | "hand" | "air" | "under";

/** How one prop is placed and drawn. */
export interface PropArt {
  spot: Spot;
  /** Half of the width it needs on the ground. */
  half: number;
  /** Its colour when nobody names one; `accent` takes the scheme's. */
  colour: Colour | "accent";
  draw: (colour: Colour) => Item[];
}

/** A piece of a prop. */
export function thing(
  name: string,
  texture: Region["texture"],
  outline: Point[],
  colour: Colour,
  more: Partial<Region> = {},
): Region {
  return region({ name, role: "prop", texture, outline, colour, volume: 0.7, ...more });
}

/** @module The one kind of piece that all props are made of. */
import type { Colour } from "../colour/colour.ts";
import { region } from "../items.ts";
import type { Point, Region } from "../scene.ts";

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

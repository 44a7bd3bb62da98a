/** @module What a weather adds to a place. */
import type { Item } from "../../scene.ts";

/** Behind and before the cat. What falls before it and would cover a face is taken away again. */
export interface WeatherItems {
  back: Item[];
  front: Item[];
}

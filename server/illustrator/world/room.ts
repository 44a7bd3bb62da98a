/** @module What rooms share: friendly light, floorboards, skirting, wallpaper. */
import { type Colour, shift } from "../colour/colour.ts";
import { box, ellipse, star } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { LEFT, RIGHT, under } from "./landforms.ts";
import { lightOf } from "./light.ts";
import type { Land, Place } from "./place.ts";
import { times } from "../times.ts";

/** Shelves, frames, floors. */
export const WOOD: Colour = { l: 0.6, c: 0.075, h: 60 };

/** Indoors the light is friendlier than the hour: lamps are on. */
export function roomLight({ spec, lightSide }: Land): Place["light"] {
  const light = lightOf(spec, lightSide);
  return spec.time === "night" || spec.time === "dusk"
    ? { ...light, colour: { l: 0.93, c: 0.09, h: 82 }, key: 0.55 }
    : light;
}

/** A wall in place of a sky. */
export function flatSky(wall: Colour): Place["sky"] {
  return [{ offset: 0, colour: wall }, { offset: 1, colour: shift(wall, { l: -0.05 }) }];
}

/** Floorboards from a height down, in perspective. */
export function planks(colour: Colour, top: number): Item {
  const seams: Mark[] = times(13, (i) => {
    const x = (i - 6) * 96;
    return mark("shade", [[512 + x, top], [514 + x, top], [518 + x * 1.55, 1060], [
      513 + x * 1.55,
      1060,
    ]], shift(colour, { l: -0.07 }));
  });
  const ends: Mark[] = times(12, (i) =>
    mark(
      "shade",
      box((i * 173) % 1020, top + 30 + ((i * 67) % 210), 74 + i * 2, 3),
      shift(colour, { l: -0.06 }),
    ));
  return under([[LEFT, top], [RIGHT, top]], {
    name: "floorboards",
    role: "ground",
    texture: "wood",
    colour,
    colourEnd: shift(colour, { l: -0.08 }),
    marks: [...seams, ...ends],
  });
}

/** The board between wall and floor. */
export function skirting(top: number, colour: Colour): Item {
  return scenery("skirting", "wood", box(LEFT, top - 24, RIGHT - LEFT, 26), colour, { depth: 0.5 });
}

/** One of three patterns on a wall. */
export function wallpaper(
  random: ReturnType<Land["random"]>,
  colour: Colour,
  bottom: number,
): Item[] {
  const kind = random.whole(0, 2), items: Item[] = [];
  if (kind === 0) {
    for (let x = LEFT; x < RIGHT; x += 88) {
      items.push(
        scenery("wallpaper", "paper", box(x, -20, 44, bottom + 20), shift(colour, { l: 0.022 }), {
          depth: 0.9,
        }),
      );
    }
    return items;
  }
  for (let y = 40, row = 0; y < bottom - 40; y += 78, row++) {
    for (let x = row % 2 ? 52 : 0; x < 1040; x += 104) {
      const at: Point = [x, y];
      items.push(
        scenery(
          "wallpaper",
          "paper",
          kind === 1 ? ellipse(at, 8, 8) : star(at, 14, { points: 4, inner: 0.4 }),
          shift(colour, { l: 0.035 }),
          { depth: 0.9 },
        ),
      );
    }
  }
  return items;
}

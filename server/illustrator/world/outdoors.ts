/** @module Open places by what they are made of: what is far, the ground, and what stands on it. */
import type { Colour } from "../colour/colour.ts";
import type { Item, Mark, Texture } from "../scene.ts";
import { dapples, hills, under } from "./landforms.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import type { Land, Place } from "./place.ts";

interface View {
  /** Height of the horizon. */
  horizon: number;
  /** Before the sky and behind the ground, back to front. */
  far: readonly Item[];
  ground: {
    name: string;
    texture: Texture;
    colour: Colour;
    /** Where it begins. */
    top: number;
    /** How uneven its edge is; absent: level. */
    swing?: number;
    marks?: Mark[];
  };
  /** On the ground, behind the cat. */
  items: readonly Item[];
  front?: Item[];
}

/** Where the cat sits. */
const GROUND = 868;

/** An open place, built; the colour of the ground is graded here. */
export function outdoors(land: Land, view: View): Place {
  const { spec, random, grade, lightSide } = land;
  const { ground, horizon } = view;
  const near = random("outdoors.near");
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon,
    ground: GROUND,
    back: [
      ...openSky(land, horizon - 60),
      ...view.far,
      under(hills(near, { height: ground.top, swing: ground.swing ?? 0, waves: 2 }), {
        name: ground.name,
        role: "ground",
        texture: ground.texture,
        colour: grade(ground.colour, 0.15),
        colourEnd: grade(ground.colour),
        marks: ground.marks ?? dapples(near, {
          top: ground.top + 30,
          bottom: 1010,
          colour: grade({ ...ground.colour, l: ground.colour.l - 0.05 }),
          count: 18,
        }),
      }),
      ...view.items,
    ],
    front: view.front ?? [],
  };
}

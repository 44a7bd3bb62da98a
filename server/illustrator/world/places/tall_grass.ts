/** @module In tall grass that hides half of the cat. */
import { shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import { backdrop } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { hills, under } from "../landforms.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "tall grass, high grass, long grass, in tall grass, prairie, grassland, steppe, savanna grass, reeds grass, hiding in the grass",
  nearest:
    "windy steppe, mongolian steppe, steppes, open plains, the plains, great plains, moorland, moor, heath, heathland, pampas",
  phrase: { where: "in", what: "tall grass" },
  ...OUTDOORS,
  restful: true,
  cover: "grass",
  props: { none: 3, butterfly: 1 },
  draw: tallGrass,
};

/** Blades before and behind the cat, as high as its back. */
function tallGrass(land: Land): Place {
  const { grade, random } = land;
  const blades = random("grass.blades"), green = { l: 0.6, c: 0.12, h: 128 };
  const blade = (
    role: "scenery" | "front",
    low: number,
    high: number,
    depth: number,
    x: number,
  ): Item => {
    const lean = blades.between(-50, 50), tip = low - high * blades.between(0.75, 1.05);
    return backdrop({
      name: "tall grass",
      role,
      texture: "plant",
      outline: leaf([x, low], [x + lean, tip], 7 + 5 * (1 - depth), lean * 0.3),
      colour: grade(shift(green, { l: blades.between(-0.09, 0.07) }), depth),
      depth,
    });
  };
  const row = (
    role: "scenery" | "front",
    count: number,
    low: number,
    high: number,
    depth: number,
  ) =>
    times(
      count,
      (i) => blade(role, low, high, depth, (i + blades.between(0, 1)) * 1064 / count - 20),
    );
  return outdoors(land, {
    horizon: 520,
    far: [
      under(hills(random("grass.far"), { height: 500, swing: 46, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.72, c: 0.09, h: 160 }, 0.9),
        depth: 0.9,
      }),
      ...row("scenery", 70, 640, 130, 0.5),
    ],
    ground: {
      name: "meadow ground",
      texture: "plant",
      colour: { l: 0.66, c: 0.12, h: 130 },
      top: 620,
      swing: 10,
    },
    items: [...row("scenery", 60, 760, 190, 0.35), ...row("scenery", 52, 870, 250, 0.15)],
    front: [
      ...row("front", 30, 1060, 130, 0),
      ...[-1, 1].flatMap((side) =>
        times(12, (i) => blade("front", 1060, 300 - i * 10, 0, 512 + side * (512 - i * 20)))
      ),
    ],
  });
}

/** @module On the sill of a large window. */
import { shift } from "../../colour/colour.ts";
import { box, leaf } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { houseplant } from "../furniture.ts";
import { curtains } from "../curtains.ts";
import { windowPane } from "../windows.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, wallpaper } from "../room.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { secondTintOf, tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "window, windows, by the window, in the window, window seat, looking out the window at, window pane, windowpane, bay window, sunny window, sunny windowsill, open window, rainy window, window seats, frosted window, shop window",
  phrase: { where: "by", what: "a window" },
  indoors: true,
  weather: "outside",
  weathers: "usual",
  namedHours: "all",
  season: "turns",
  weight: 3,
  ground: "windowsill",
  restful: true,
  props: { none: 2, flower: 1, cushion: 1 },
  draw: windowsill,
};

/** The hour and the weather outside, curtains, a plant and books. */
function windowsill(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 846, tint = tintOf(spec);
  const wall = grade({ l: 0.88, c: 0.045, h: tint.h + 12 }, 0.1),
    sill = grade({ l: 0.95, c: 0.02, h: 80 });
  return {
    sky: flatSky(wall),
    horizon: 780,
    ground,
    back: [
      ...wallpaper(random("sill.wallpaper"), wall, 900),
      ...windowPane(land, 172, 64, 680, 716, sill),
      ...curtains(
        172,
        64,
        680,
        716,
        grade({ l: 0.62, c: 0.14, h: secondTintOf(spec).h - 28 }, 0.05),
      ),
      scenery("sill", "wood", [[70, 786], [954, 786], [1000, 902], [24, 902]], sill, {
        role: "ground",
        colourEnd: shift(sill, { l: -0.04 }),
        marks: GRAIN.map(([x, y, long]) =>
          mark("shade", leaf([x, y], [x + long, y + 3], 1.8), shift(sill, { l: -0.07 }))
        ),
      }),
      scenery("sill edge", "wood", box(24, 900, 976, 36, 6), shift(sill, { l: -0.09 }), {
        role: "ground",
      }),
      under([[LEFT, 934], [RIGHT, 934]], {
        name: "wall below",
        role: "ground",
        texture: "paper",
        colour: shift(wall, { l: -0.06 }),
      }),
      ...houseplant(
        random("sill.plant"),
        [512 + lightSide * 366, 866],
        250,
        grade({ l: 0.6, c: 0.13, h: 145 }),
        grade({ l: 0.68, c: 0.11, h: 40 }),
        0.1,
      ),
      ...sillBooks([512 - lightSide * 386, 862], grade),
    ],
  };
}

/** Grain of the board: where it begins, and how long it is. */
const GRAIN = [
  [96, 806, 260],
  [430, 798, 190],
  [690, 814, 230],
  [70, 846, 200],
  [330, 838, 330],
  [740, 852, 210],
  [120, 880, 300],
  [520, 874, 360],
] as const;

function sillBooks([x, y]: Point, grade: Land["grade"]): Item[] {
  return [20, 250, 90].map((h, i): Item =>
    scenery(
      "sill book",
      "cloth",
      box(x - 70 + i * 5, y - 26 * (i + 1), 132 - i * 12, 25, 4),
      grade({ l: 0.66, c: 0.12, h }),
      {
        line: 2.4,
        depth: 0.1,
        marks: [
          mark(
            "light",
            box(x - 70, y - 26 * (i + 1) + 6, 200, 4),
            grade({ l: 0.9, c: 0.04, h: 85 }),
          ),
        ],
      },
    )
  );
}

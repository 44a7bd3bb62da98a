/** @module In the desert: mesas, dunes, cacti. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { hills, LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { cactus, grass } from "../plants.ts";
import { bush } from "../bush.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "desert, deserts, sand dunes, dunes, dune, sahara, oasis, desert sands, desert sunset, sahara desert, gobi desert, arabian desert, desert landscape, cactus desert, oases, arid, arizona, nevada desert, monument valley, cacti desert",
  nearest:
    "pyramid, pyramids, wasteland, sand, wild western, texas, mexico, savannah plain, savannah plains, savannah grassland, badlands, tatooine, dune sea, red rocks, cappadocia, petra, morocco, rodeo, ruins in the desert",
  phrase: { where: "in", what: "a desert" },
  ...OUTDOORS,
  season: "none",
  softGround: true,
  props: { none: 1 },
  draw: desert,
};

/** Sand, dunes, mesas, cacti. */
function desert(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 866, far = random("desert.far"), near = random("desert.near");
  const sand: Colour = { l: 0.83, c: 0.09, h: 68 };
  const mesa = (x: number, top: number, width: number, depth: number): Item =>
    scenery(
      "mesa",
      "stone",
      [
        [x - width * 0.62, 660],
        [x - width * 0.46, top + 40],
        [x - width * 0.4, top],
        [x + width * 0.4, top + 8],
        [x + width * 0.48, top + 54],
        [x + width * 0.64, 660],
      ],
      grade({ l: 0.66, c: 0.1, h: 42 }, depth),
      {
        depth,
        marks: [0.28, 0.5, 0.7].map((t) =>
          mark(
            "shade",
            box(x - width, top + (660 - top) * t, width * 2, 13),
            grade({ l: 0.6, c: 0.105, h: 40 }, depth),
          )
        ),
      },
    );
  return {
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 480),
      mesa(512 - lightSide * 330, 430, 230, 0.75),
      mesa(512 - lightSide * 150, 510, 170, 0.85),
      mesa(512 + lightSide * 380, 480, 200, 0.8),
      under(hills(far, { height: 640, swing: 34, waves: 2 }), {
        name: "far dunes",
        texture: "stone",
        colour: grade(shift(sand, { l: 0.02 }), 0.6),
        colourEnd: grade(sand, 0.4),
        depth: 0.6,
      }),
      dune(700, lightSide, grade(sand, 0.3), grade(shift(sand, { l: -0.07 }), 0.3), 0.4),
      ...cactus([512 - lightSide * 380, 800], 300, grade({ l: 0.6, c: 0.11, h: 148 }, 0.1)),
      ...cactus([512 + lightSide * 400, 780], 220, grade({ l: 0.6, c: 0.11, h: 148 }, 0.2)),
      under(hills(near, { height: 786, swing: 20, waves: 2 }), {
        name: "desert sand",
        role: "ground",
        texture: "stone",
        colour: grade(shift(sand, { l: 0.03 })),
        colourEnd: grade(shift(sand, { l: -0.06, c: 0.015 })),
        marks: ripples(near, {
          top: 810,
          bottom: 1010,
          colour: grade(shift(sand, { l: -0.035 })),
          count: 30,
        }),
      }),
      rock(near, [200, 870], 54, grade({ l: 0.68, c: 0.07, h: 45 })),
      rock(near, [850, 890], 40, grade({ l: 0.68, c: 0.07, h: 45 })),
      ...[130, 300, 760, 930].flatMap((x) =>
        grass(near, [x, 880], 34, grade({ l: 0.72, c: 0.1, h: 105 }))
      ),
      bush([940, 850], 90, grade({ l: 0.66, c: 0.09, h: 120 }), 0.1),
    ],
    front: [
      rock(near, [40, 1040], 100, grade({ l: 0.6, c: 0.08, h: 42 })),
      rock(near, [990, 1046], 92, grade({ l: 0.6, c: 0.08, h: 42 })),
      ...grass(near, [150, 1030], 64, grade({ l: 0.68, c: 0.1, h: 105 }), "front"),
    ],
  };
}

function dune(top: number, side: number, lit: Colour, shaded: Colour, depth: number): Item {
  const crest: Point = [512 - side * 160, top - 46];
  const line: Point[] = smooth([
    [LEFT, top + 40, "corner"],
    [200, top + 10],
    crest,
    [800, top + 20],
    [RIGHT, top + 46, "corner"],
    [RIGHT, 1100, "corner"],
    [LEFT, 1100, "corner"],
  ], 12);
  return scenery("dune", "stone", line, lit, {
    depth,
    marks: [
      mark(
        "shade",
        smooth([
          [crest[0], crest[1] - 8, "corner"],
          [crest[0] - side * 60, top + 40],
          [crest[0] - side * 160, top + 110, "corner"],
          [crest[0] - side * 700, top + 110, "corner"],
          [crest[0] - side * 700, top - 60, "corner"],
        ]),
        shaded,
      ),
    ],
  });
}

/** @module Before a castle, on its red carpet. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { LAWN, LEAVES } from "../greenery_tones.ts";
import { BELOW, dapples, hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { bush } from "../bush.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "castle, castles, fortress, castillo, chateau, kingdom, fairy tale castle, castle courtyard, stone castle, royal court, citadel, stronghold, castle tower, castle walls, versailles, neuschwanstein, hogwarts, camelot, castle ruins, castle grounds",
  nearest:
    "medieval hall, medieval, mansion, drawbridge, manor, manor house, stately home, monument, fort, renaissance, baroque, rococo, middle ages, dark ages, medieval town, roman, ancient greece, greek temple, acropolis, parthenon, temple of athena, tower of london, edinburgh, prague, battlefield, battle field, victorian mansion, ballrooms, downton abbey",
  phrase: { where: "in front of", what: "a castle" },
  ...OUTDOORS,
  weight: 1,
  props: { none: 3, lantern: 1 },
  draw: castle,
};

/** A castle on its hill; windows are lit when it gets dark. */
function castle(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 868, far = random("castle.far"), near = random("castle.near");
  const stone = grade({ l: 0.86, c: 0.03, h: 300 }, 0.45),
    roof = grade({ l: 0.58, c: 0.14, h: 10 }, 0.3);
  const lit = spec.time === "day"
    ? grade({ l: 0.46, c: 0.06, h: 280 }, 0.3)
    : { l: 0.9, c: 0.12, h: 85 };
  const x0 = 512 - lightSide * 40;
  return {
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 560),
      under(hills(far, { height: 620, swing: 60, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.75, c: 0.08, h: 190 }, 0.95),
        depth: 0.9,
      }),
      ...[[-300, 330, 78], [300, 350, 84], [-170, 250, 66], [180, 230, 70]].flatMap((
        [dx, top, width],
      ) => tower(x0 + dx!, top!, 700, width!, { stone, roof, lit })),
      scenery("castle wall", "stone", battlement(x0 - 350, x0 + 350, 500, 720), stone, {
        colourEnd: shift(stone, { l: -0.07 }),
        depth: 0.5,
        marks: bricks(random("castle.bricks"), x0, shift(stone, { l: -0.06 })),
      }),
      ...tower(x0 - 20, 214, 700, 126, { stone: shift(stone, { l: 0.02 }), roof, lit }),
      under(hills(far, { height: 700, swing: 26, waves: 3 }), {
        name: "castle hill",
        colour: grade({ l: 0.72, c: 0.12, h: 140 }, 0.4),
        depth: 0.4,
      }),
      ...times(6, (i) =>
        bush(
          [i * 200 + far.between(-40, 40), 745],
          far.between(130, 190),
          grade(shift(LEAVES, { l: 0.04 }), 0.3),
          0.3,
        )),
      under(hills(near, { height: 780, swing: 14, waves: 2 }), {
        name: "castle lawn",
        role: "ground",
        colour: grade({ l: 0.75, c: 0.13, h: 134 }),
        colourEnd: grade(LAWN),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.7, c: 0.14, h: 138 }),
        }),
      }),
      scenery(
        "red carpet",
        "cloth",
        smooth([[300, BELOW], [420, 880], [470, 786], [560, 786], [616, 880], [740, BELOW]]),
        grade({ l: 0.56, c: 0.17, h: 15 }),
        {
          role: "ground",
          colourEnd: grade({ l: 0.48, c: 0.16, h: 15 }),
          marks: [
            mark(
              "detail",
              ribbon([[322, BELOW], [434, 880], [480, 780]], [7, 4]),
              grade({ l: 0.84, c: 0.12, h: 85 }),
            ),
            mark(
              "detail",
              ribbon([[718, BELOW], [602, 880], [550, 780]], [7, 4]),
              grade({ l: 0.84, c: 0.12, h: 85 }),
            ),
          ],
        },
      ),
    ],
    front: [
      ...bushes([[30, 1010, 220], [1000, 1014, 230]], grade(shift(LEAVES, { l: -0.04 }))),
      ...grass(near, [190, 1024], 54, grade(LAWN), "front"),
      ...grass(near, [850, 1024], 54, grade(LAWN), "front"),
    ],
  };
}

function tower(
  x: number,
  top: number,
  bottom: number,
  width: number,
  { stone, roof, lit }: { stone: Colour; roof: Colour; lit: Colour },
): Item[] {
  const w = width / 2;
  return [
    line(
      "flag pole",
      "scenery",
      [[x, top - width * 1.35], [x, top - width * 0.9]],
      shift(stone, { l: -0.3 }),
      [4, 4],
    ),
    scenery(
      "flag",
      "cloth",
      [[x, top - width * 1.35], [x + 40, top - width * 1.24], [x, top - width * 1.12]],
      shift(roof, { h: 80, l: 0.1 }),
      { depth: 0.5 },
    ),
    scenery(
      "tower",
      "stone",
      [[x - w, top], [x + w, top], [x + w, bottom], [x - w, bottom]],
      stone,
      {
        colourEnd: shift(stone, { l: -0.06 }),
        depth: 0.5,
        marks: [
          mark(
            "shade",
            [[x + w * 0.35, top], [x + w, top], [x + w, bottom], [x + w * 0.35, bottom]],
            shift(stone, { l: -0.07 }),
          ),
        ],
      },
    ),
    scenery(
      "tower rim",
      "stone",
      box(x - w * 1.18, top - 4, w * 2.36, 24, 4),
      shift(stone, { l: -0.04 }),
      { depth: 0.5 },
    ),
    scenery(
      "roof",
      "stone",
      smooth([
        [x, top - width, "corner"],
        [x + w * 0.6, top - width * 0.4],
        [x + w * 1.3, top, "corner"],
        [x - w * 1.3, top, "corner"],
        [x - w * 0.6, top - width * 0.4],
      ]),
      roof,
      {
        depth: 0.5,
        marks: [
          mark(
            "shade",
            [[x + 4, top - width], [x + w * 1.3, top + 2], [x + w * 0.3, top + 2]],
            shift(roof, { l: -0.08 }),
          ),
        ],
      },
    ),
    scenery(
      "tower window",
      "light",
      smooth([
        [x - w * 0.28, top + 84],
        [x - w * 0.28, top + 56],
        [x, top + 38],
        [x + w * 0.28, top + 56],
        [x + w * 0.28, top + 84, "corner"],
        [x - w * 0.28, top + 84, "corner"],
      ], 5),
      lit,
      { depth: 0.5 },
    ),
  ];
}

function battlement(left: number, right: number, top: number, bottom: number): Point[] {
  const points: Point[] = [];
  for (let x = left, up = true; x < right; x += 35, up = !up) {
    points.push([x, up ? top : top + 24], [Math.min(right, x + 35), up ? top : top + 24]);
  }
  return [...points, [right, bottom], [left, bottom]];
}

function bricks(random: ReturnType<Land["random"]>, x: number, colour: Colour) {
  return times(
    26,
    () =>
      mark(
        "shade",
        box(x + random.between(-330, 300), random.between(530, 690), 34, 13, 3),
        colour,
      ),
  );
}

function bushes(places: [number, number, number][], colour: Colour): Item[] {
  return places.map(([x, y, width]) => bush([x, y], width, colour, 0, "front"));
}

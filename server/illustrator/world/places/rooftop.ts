/** @module On the ridge of a roof above the town. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, curve, rounded, smooth } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { LAMPLIGHT, skyline, WALLS } from "../skyline.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { chimney } from "../fixtures/chimney.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "rooftop, rooftops, roof, roofs, roof top, on the roof, chimneys, rooftops of paris, tin roof, hot tin roof, tiled roof, tile roof, roof tiles, roof edge, thatched roof, rooftop terrace, roof garden, above the city",
  nearest:
    "tower, fence, wall, towers, terraces, fences, bell tower, clock tower, steeple, ledge, fire escape, top of a building, skyscraper roof",
  phrase: { where: "on", what: "a rooftop" },
  ...OUTDOORS,
  weight: 2,
  props: { none: 3, bird: 1 },
  draw: rooftop,
};

/** A tiled ridge among chimneys, gables and laundry. */
function rooftop(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 850;
  const dark = spec.time !== "day" && spec.time !== "dawn";
  const tile = grade({ l: 0.6, c: 0.11, h: 35 });
  return {
    horizon: 760,
    ground,
    back: [
      ...openSky(land, 470),
      ...skyline(random("roof.far"), {
        base: 860,
        low: 220,
        high: 440,
        width: 86,
        wall: (i) => grade(shift(WALLS[i % 5]!, { l: -0.05 }), 0.9),
        lit: dark ? 0.55 : 0,
        depth: 0.9,
      }),
      ...gables(random("roof.gables"), land),
      ...chimney([512 - lightSide * 360, 800], grade),
      scenery(
        "roof ridge shadow",
        "stone",
        box(LEFT, 806, RIGHT - LEFT, 40),
        shift(tile, { l: -0.1 }),
        { role: "ground" },
      ),
      under([[LEFT, 832], [RIGHT, 832]], {
        name: "roof",
        role: "ground",
        texture: "stone",
        colour: tile,
        colourEnd: shift(tile, { l: -0.12 }),
        marks: tiles(tile),
      }),
      ...times(18, (i): Item =>
        scenery(
          "ridge tile",
          "stone",
          rounded([[i * 62 - 40, 858], [i * 62 - 34, 822], [i * 62 + 18, 822], [
            i * 62 + 24,
            858,
          ]], 15),
          shift(tile, { l: i % 2 ? 0.05 : 0.02 }),
          { role: "ground", volume: 0.5, line: 2 },
        )),
      ...laundry(random("roof.laundry"), land),
      ...aerial([512 + lightSide * 400, 820], grade),
    ],
  };
}

function gables(random: Random, { grade, spec }: Land): Item[] {
  return [60, 260, 760, 960].flatMap((x, i) => {
    const w = random.between(110, 140),
      top = random.between(560, 640),
      wall = grade(random.pick(WALLS), 0.45),
      roof = grade({ l: 0.56, c: 0.1, h: 25 + i * 12 }, 0.45);
    const lit = spec.time !== "day" && spec.time !== "dawn" && random.chance(0.8);
    return [
      scenery(
        "gable",
        "stone",
        [[x - w, top + 90], [x, top], [x + w, top + 90], [x + w, 900], [x - w, 900]],
        wall,
        { depth: 0.5 },
      ),
      scenery(
        "gable roof",
        "stone",
        [
          [x - w - 16, top + 104],
          [x, top - 16],
          [x + w + 16, top + 104],
          [x + w + 4, top + 122],
          [x, top + 18],
          [x - w - 4, top + 122],
        ],
        roof,
        { depth: 0.5 },
      ),
      scenery(
        "gable window",
        "light",
        box(x - 24, top + 82, 48, 58, 6),
        lit ? LAMPLIGHT : shift(wall, { l: -0.16 }),
        {
          depth: 0.5,
          line: 2,
          marks: [
            mark("detail", box(x - 2, top + 82, 4, 58), shift(wall, { l: -0.24 })),
            mark("detail", box(x - 24, top + 108, 48, 4), shift(wall, { l: -0.24 })),
          ],
        },
      ),
    ];
  });
}

function tiles(colour: Colour): Mark[] {
  return times(4, (row) =>
    times(16, (i): Mark => {
      const y = 872 + row * 46, x = LEFT + i * 70 + (row % 2) * 35;
      return mark(
        "shade",
        curve(points("0 0, 8 26, 35 36, 62 26, 70 0, 66 0, 58 21, 35 30, 12 21, 4 0", [x, y])),
        shift(colour, { l: -0.09 }),
      );
    })).flat();
}

function laundry(random: Random, { grade, lightSide }: Land): Item[] {
  const from: Point = [512 + lightSide * 130, 520], to: Point = [512 + lightSide * 530, 470];
  const colours: Colour[] = [{ l: 0.72, c: 0.14, h: 20 }, { l: 0.95, c: 0.02, h: 90 }, {
    l: 0.74,
    c: 0.11,
    h: 235,
  }, { l: 0.85, c: 0.12, h: 90 }];
  const sag = (
    t: number,
  ): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * 34,
  ];
  return [
    line(
      "washing line",
      "scenery",
      [0, 0.25, 0.5, 0.75, 1].map(sag),
      grade({ l: 0.4, c: 0.02, h: 260 }, 0.3),
      [2.6, 2.6],
    ),
    ...[0.16, 0.38, 0.6, 0.82].map((t, i): Item => {
      const [x, y] = sag(t), w = random.between(22, 30), h = random.between(60, 84);
      return scenery(
        "laundry",
        "cloth",
        smooth([
          [x - w, y - 2, "corner"],
          [x + w, y + 2, "corner"],
          [x + w - 4, y + h * 0.6],
          [x + w + 3, y + h, "corner"],
          [x, y + h - 6],
          [x - w - 2, y + h, "corner"],
          [x - w + 4, y + h * 0.5],
        ]),
        grade(colours[i]!, 0.2),
        { depth: 0.3 },
      );
    }),
  ];
}

function aerial([x, y]: Point, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.36, c: 0.02, h: 250 });
  return [
    line("aerial", "scenery", [[x, y], [x, y - 250]], iron, [6, 5]),
    ...[0, 1, 2, 3].map((i) =>
      line(
        "aerial",
        "scenery",
        [[x - 56 + i * 9, y - 240 + i * 30], [x + 56 - i * 9, y - 246 + i * 30]],
        iron,
        [4, 4],
      )
    ),
  ];
}

/** @module At a temple: a red gate, stone lanterns, a tiled roof. */
import { shift } from "../../colour/colour.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, peaks, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "temple, temples, shrine, at a shrine, buddhist temple, zen temple, pagoda, torii, torii gate, monastery garden, kyoto, kyoto temple, ancient temple, chinese temple, japanese temple, japanese shrine",
  phrase: { where: "at", what: "a temple" },
  ...OUTDOORS,
  restful: true,
  props: { none: 2, lantern: 1 },
  draw: temple,
};

/** The gate on a raked court, a pagoda among trees. */
function temple(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("temple.far"), sand = { l: 0.86, c: 0.03, h: 85 };
  return outdoors(land, {
    horizon: 560,
    far: [
      under(peaks(far, { height: 470, swing: 120, count: 4 }), {
        name: "far mountains",
        texture: "stone",
        colour: grade({ l: 0.7, c: 0.06, h: 230 }, 0.9),
        depth: 0.92,
      }),
      ...[30, 200, 420, 640, 830, 1000].map((x, i) =>
        bush([x, 630], 330 - (i % 2) * 80, grade(LEAVES, 0.7), 0.7)
      ),
      ...sceneryThing(land, "Japanese castle", [512 + lightSide * 330, 660], 330, { depth: 0.6 }),
    ],
    ground: {
      name: "raked sand",
      texture: "stone",
      colour: sand,
      top: 656,
      marks: [700, 740, 790, 850, 920, 1000].map((y) =>
        mark(
          "shade",
          ribbon([[LEFT, y], [300, y - 6], [700, y + 6], [RIGHT, y]], [2, 3, 3, 2]),
          grade(shift(sand, { l: -0.08 })),
        )
      ),
    },
    items: [
      ...sceneryThing(land, "shrine gate", [512 - lightSide * 200, 800], 560, {
        depth: 0.4,
        wider: 1.15,
      }),
      ...[512 - lightSide * 430, 512 + lightSide * 400].flatMap((x) =>
        stoneLantern([x, 868], grade)
      ),
      ...tree(
        far,
        [512 + lightSide * 470, 850],
        420,
        grade({ l: 0.66, c: 0.15, h: 40 }, 0.2),
        grade(BARK, 0.2),
        0.2,
      ),
    ],
  });
}

function stoneLantern([x, y]: Point, grade: Land["grade"]): Item[] {
  const stone = grade({ l: 0.66, c: 0.015, h: 120 }, 0.1);
  const piece = (name: string, outline: Point[], colour = stone): Item =>
    scenery(name, "stone", outline, colour, { line: 2.2, depth: 0.12 });
  return [
    piece("lantern pillar", [[x - 26, y], [x - 16, y - 120], [x + 16, y - 120], [x + 26, y]]),
    piece("stone lantern", box(x - 44, y - 190, 88, 74, 6)),
    piece("lantern light", box(x - 24, y - 178, 48, 48, 4), { l: 0.92, c: 0.11, h: 85 }),
    piece("lantern roof", [[x - 76, y - 184], [x, y - 248], [x + 76, y - 184]]),
  ];
}

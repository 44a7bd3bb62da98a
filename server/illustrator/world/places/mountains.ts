/** @module By a lake under high peaks. */
import { clumped } from "../clumps.ts";
import { shift } from "../../colour/colour.ts";
import {
  dapples,
  hills,
  LEFT,
  peaks,
  RIGHT,
  ripples,
  rock,
  shadedSides,
  snowcaps,
  under,
} from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { wildflower } from "../flowers.ts";
import { fir } from "../fir.ts";
import { FIR, GREEN, SNOW } from "../tones.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "mountains, mountain, alps, peak, montana, montanas, mountain range, mountain landscape, mountain view, mountainside, mountain side, snowy mountains, snowy mountain, snow capped mountains, snow capped mountain, snowy peak, snowy peaks, peaks, himalayas, rocky mountains, rockies, dolomites, swiss alps, alpine, alpine landscape, swiss mountains, andes, mountaineering, matterhorn, pyrenees, carpathians, tibet, nepal, mountain pass, mountain trail",
  nearest:
    "sugarloaf mountain, sugarloaf, valley of rocks, mine, vesuvius, rocky, rocky landscape, quarry, switzerland, norway, iceland, ridge, mordor, mount doom, ski resort, ski slope, ski slopes, ski lift",
  phrase: { where: "in", what: "the mountains" },
  ...OUTDOORS,
  weight: 2,
  props: { none: 3, bird: 1 },
  draw: mountains,
};

/** Firs beside the cat, the farthest first: how far aside, at what height, how tall. */
const NEAR_FIRS: readonly (readonly (readonly [aside: number, y: number, height: number])[])[] = [
  [[-350, 826, 230], [-440, 842, 420], [430, 838, 260]],
  [[360, 822, 200], [470, 836, 330], [-460, 850, 480]],
  [[-460, 846, 380]],
];

/** A grassy bank, a lake, firs, peaks with snow. */
function mountains(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 866, far = random("mountains.far"), near = random("mountains.near");
  const layout = random("mountains.layout"), side = layout.chance(0.5) ? 1 : -1;
  const back = peaks(far, {
      height: 560,
      swing: layout.between(200, 330),
      count: layout.whole(2, 5),
    }),
    front = peaks(far, { height: 640, swing: layout.between(180, 340), count: layout.whole(2, 4) });
  const snow = grade(SNOW, 0.4);
  const stone = grade({ l: 0.6, c: 0.05, h: 275 }, 0.6);
  return {
    horizon: 660,
    ground,
    back: [
      ...openSky(land, 420),
      under(back, {
        name: "far range",
        texture: "stone",
        colour: grade({ l: 0.72, c: 0.05, h: 265 }, 0.9),
        marks: snowcaps(back, grade(SNOW, 0.8)),
        depth: 0.9,
      }),
      under(front, {
        name: "range",
        texture: "stone",
        colour: stone,
        marks: [
          ...shadedSides(front, shift(stone, { l: -0.07 }), lightSide),
          ...snowcaps(front, snow),
        ],
        depth: 0.65,
      }),
      ...clumped(far, 12).flatMap(({ x, size, near: closer }) =>
        fir([x, 696 + closer * 14], 120 * size, grade(FIR, 0.7 - closer * 0.2), 0.55)
      ),
      under([[LEFT, 690], [RIGHT, 690]], {
        name: "lake",
        texture: "water",
        colour: grade({ l: 0.72, c: 0.09, h: 225 }, 0.4),
        colourEnd: grade({ l: 0.6, c: 0.1, h: 235 }, 0.2),
        marks: ripples(random("mountains.lake"), {
          top: 690,
          bottom: 820,
          colour: grade({ l: 0.88, c: 0.05, h: 220 }, 0.3),
        }),
        depth: 0.4,
      }),
      under(hills(near, { height: 792, swing: 16, waves: 2 }), {
        name: "bank",
        role: "ground",
        colour: grade({ l: 0.72, c: 0.12, h: 132 }),
        colourEnd: grade(GREEN),
        marks: dapples(near, {
          top: 820,
          bottom: 1010,
          colour: grade({ l: 0.66, c: 0.12, h: 140 }),
        }),
      }),
      ...NEAR_FIRS[layout.whole(0, NEAR_FIRS.length - 1)]!.flatMap(([aside, y, height]) =>
        fir(
          [512 + side * aside + near.between(-20, 20), y],
          height * near.between(0.85, 1.15),
          grade(FIR, 0.15),
          0.15,
        )
      ),
      rock(near, [250, 850], 52, grade({ l: 0.7, c: 0.02, h: 270 })),
      rock(near, [800, 864], 40, grade({ l: 0.7, c: 0.02, h: 270 })),
      ...times(14, () =>
        grass(
          near,
          [near.between(0, 1024), near.between(835, 900)],
          near.between(20, 34),
          grade(GREEN),
        )).flat(),
      ...times(9, () =>
        wildflower(
          near,
          [near.between(0, 1024), near.between(850, 920)],
          near.between(34, 50),
          grade(
            near.pick([{ l: 0.95, c: 0.02, h: 90 }, { l: 0.68, c: 0.14, h: 285 }, {
              l: 0.85,
              c: 0.14,
              h: 88,
            }]),
          ),
          grade(GREEN),
        )).flat(),
    ],
    front: [
      rock(near, [60, 1036], 96, grade({ l: 0.6, c: 0.025, h: 270 })),
      rock(near, [980, 1040], 110, grade({ l: 0.6, c: 0.025, h: 270 })),
      ...[150, 880].flatMap((x) =>
        grass(near, [x, 1024], 66, grade(shift(GREEN, { l: -0.06 })), "front")
      ),
    ],
  };
}

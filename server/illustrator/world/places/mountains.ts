/**
 * By a lake under high peaks.
 *
 * @module
 */
import { shift } from "../../colour.ts";
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
import { lightOf, skyOf } from "../light.ts";
import { openSky } from "../open_sky.ts";
import type { Land, Place } from "../place.ts";
import { grass, wildflower } from "../plants.ts";
import { fir } from "../trees.ts";
import { FIR, GREEN, SNOW } from "../tones.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: [
    says(
      { setting: "mountains" },
      "mountains, mountain, alps, mountaintop, mountain top, mountain peak, peak, summit, cliff, cliffs, montana, montanas, mountain range, mountain landscape, mountain view, mountainside, mountain side, mountain tops, snowy mountains, snowy mountain, snow capped mountains, snow capped mountain, snowy peak, snowy peaks, peaks, himalayas, everest, mount everest, rocky mountains, rockies, dolomites, swiss alps, alpine, alpine landscape, swiss mountains, andes, cliff edge, cliffside, clifftop, cliff top, mountaineering, matterhorn, pyrenees, carpathians, tibet, nepal, mountain pass, mountain trail",
    ),
    nearest(
      { setting: "mountains" },
      "canyon, valley of rocks, ravine, mine, vesuvius, grand canyon, canyons, rocky, rocky landscape, quarry, gorge, switzerland, norway, iceland, ridge, mordor, mount doom, ski resort, ski slope, ski slopes, ski lift",
    ),
  ],
  phrase: { where: "in", what: "the mountains" },
  weather: "falls",
  namedHours: "all",
  season: "turns",
  weight: 2,
  props: { none: 3, bird: 1 },
  draw: mountains,
};

/** A grassy bank, a lake, firs, peaks with snow. */
function mountains(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("mountains.far"), near = random("mountains.near");
  const back = peaks(far, { height: 560, swing: 250, count: 4 }),
    front = peaks(far, { height: 640, swing: 300, count: 3 });
  const snow = grade(SNOW, 0.4);
  const stone = grade({ l: 0.6, c: 0.05, h: 275 }, 0.6);
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
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
      ...Array.from(
        { length: 15 },
        (_, i) =>
          fir(
            [i * 74 + far.between(-20, 20), 700 + far.between(-6, 10)],
            far.between(90, 170),
            grade(FIR, 0.55),
            0.55,
          ),
      ).flat(),
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
      ...[70, 180, 860, 970].flatMap((x, i) =>
        fir(
          [x + near.between(-20, 20), 836 + (i % 2) * 16],
          near.between(210, 330),
          grade(FIR, 0.15),
          0.15,
        )
      ),
      rock(near, [250, 850], 52, grade({ l: 0.7, c: 0.02, h: 270 })),
      rock(near, [800, 864], 40, grade({ l: 0.7, c: 0.02, h: 270 })),
      ...Array.from(
        { length: 14 },
        () =>
          grass(
            near,
            [near.between(0, 1024), near.between(835, 900)],
            near.between(20, 34),
            grade(GREEN),
          ),
      ).flat(),
      ...Array.from(
        { length: 9 },
        () =>
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
          ),
      ).flat(),
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

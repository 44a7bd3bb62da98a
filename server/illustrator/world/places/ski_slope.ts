/** @module On a ski slope: a white slope between firs, gates, cable cars, peaks behind. */
import { shift } from "../../colour/colour.ts";
import { line } from "../../items.ts";
import { LEFT, peaks, RIGHT, shadedSides, snowcaps, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { SNOW } from "../tones.ts";

export const place: PlaceEntry = {
  words:
    "ski slope, ski slopes, a ski slope, the ski slope, on a ski slope, down a ski slope, a ski lift, a ski resort, on the slopes, on the piste, ski piste, ski resort, ski run, ski lift, ski lifts, snowy slope, snowy slopes",
  nearest: "ski jump, bobsleigh run, halfpipe",
  phrase: { where: "on", what: "a ski slope" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  includes: ["snow", "mountains"],
  softGround: true,
  props: { none: 1 },
  draw: skiSlope,
};

/** The slope falls from one side to the other before high peaks. */
function skiSlope(land: Land): Place {
  const { grade, random, lightSide } = land;
  const range = peaks(random("ski_slope.far"), { height: 520, swing: 210, count: 4 });
  const rock = grade({ l: 0.66, c: 0.045, h: 265 }, 0.6);
  const slope = grade(shift(SNOW, { l: -0.03 }), 0.35);
  const up = lightSide > 0 ? [700, 540] : [540, 700];
  return sights(land, {
    horizon: 540,
    far: [
      under(range, {
        name: "far peaks",
        texture: "stone",
        colour: rock,
        depth: 0.6,
        marks: [
          ...shadedSides(range, shift(rock, { l: -0.06 }), lightSide),
          ...snowcaps(range, grade(SNOW, 0.6)),
        ],
      }),
      under([[LEFT, up[0]!], [RIGHT, up[1]!]], {
        name: "slope",
        texture: "cloud",
        colour: slope,
        depth: 0.35,
      }),
      line(
        "lift cable",
        "scenery",
        [[LEFT, up[0]! - 400], [RIGHT, up[1]! - 400]],
        grade({ l: 0.4, c: 0.01, h: 260 }, 0.4),
        [3, 3],
      ),
    ],
    ground: { name: "snow", texture: "cloud", colour: SNOW, top: 770, swing: 16 },
    things: [
      { name: "cable car", beside: -250, y: 400, high: 130, depth: 0.35 },
      { name: "cable car", beside: 270, y: 300, high: 110, depth: 0.4 },
      { name: "fir tree", beside: 300, y: 700, high: 240, depth: 0.3 },
      { name: "fir tree", beside: 430, y: 730, high: 330, depth: 0.22 },
      { name: "fir tree", beside: -430, y: 800, high: 300, depth: 0.2 },
      { name: "small flag", beside: -300, y: 850, high: 150, depth: 0.1 },
      { name: "small flag", beside: 330, y: 856, high: 160, depth: 0.1 },
    ],
  });
}

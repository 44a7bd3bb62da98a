/** @module On a summit: bare rock above a sea of clouds, lower peaks around, a flag. */
import { shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { points } from "../../geometry/coordinates.ts";
import { mark, scenery } from "../../items.ts";
import { LEFT, peaks, RIGHT, shadedSides, snowcaps, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import { furnishings } from "../furnishings.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { SNOW } from "../tones.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "summit, summits, mountain summit, on the summit, top of a mountain, top of the mountain, on top of a mountain, on top of the mountain, on top of mount everest, top of everest, mountain top, mountaintop, mountain peak, on a peak, on the peak, peak of a mountain, peak of the mountain, mount everest, everest, mountain tops, mountain climbing, climbing a mountain, climbing mount everest",
  phrase: { where: "on", what: "a summit" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  includes: ["mountains", "snow"],
  props: { none: 1 },
  draw: summit,
};

/** The cat's rock rises above the clouds. */
function summit(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("summit.far"), stone = grade({ l: 0.56, c: 0.03, h: 265 });
  const range = peaks(far, { height: 640, swing: 190, count: 4 });
  const tone = grade({ l: 0.64, c: 0.05, h: 265 }, 0.5);
  return outdoors(land, {
    horizon: 600,
    far: [
      under(range, {
        name: "lower peaks",
        texture: "stone",
        colour: tone,
        depth: 0.5,
        marks: [
          ...shadedSides(range, shift(tone, { l: -0.06 }), lightSide),
          ...snowcaps(range, grade(SNOW, 0.5)),
        ],
      }),
      ...[0, 1].flatMap((row) =>
        times(9, (i) =>
          scenery(
            "sea of clouds",
            "cloud",
            ellipse([i * 140 - 50 + row * 70, 690 + row * 70], 130, 62 + (i % 3) * 12),
            grade(shift({ l: 0.96, c: 0.012, h: 240 }, { l: -0.03 * row }), 0.3),
            { depth: 0.35 },
          ))
      ),
      under([[LEFT, 740], [RIGHT, 740]], {
        name: "clouds below",
        texture: "cloud",
        colour: grade({ l: 0.93, c: 0.015, h: 240 }, 0.3),
        depth: 0.35,
      }),
    ],
    ground: {
      name: "rock",
      texture: "stone",
      colour: { l: 0.56, c: 0.03, h: 265 },
      top: 1010,
    },
    items: [
      scenery(
        "summit rock",
        "stone",
        points(
          "-560 1060, -470 960, -400 950, -330 880, -270 866, -220 838, 0 832, 210 836, 290 858, 350 900, 420 930, 480 980, 560 1060",
          [512, 0],
        ),
        stone,
        {
          role: "ground",
          line: 2.4,
          marks: [
            mark(
              "light",
              points("-330 880, -270 866, -220 838, 0 832, 210 836, 250 850, 0 862, -200 868", [
                512,
                0,
              ]),
              grade(SNOW),
            ),
            mark(
              "shade",
              points("210 836, 290 858, 350 900, 420 930, 480 980, 560 1060, 300 1060, 250 930", [
                512,
                0,
              ]),
              shift(stone, { l: -0.06 }),
            ),
          ],
        },
      ),
      ...furnishings(land, [
        { name: "boulder", beside: -300, y: 900, high: 90, depth: 0.05 },
        { name: "flag", beside: 300, y: 872, high: 470, depth: 0.05, isOnly: true },
      ]),
    ],
  });
}

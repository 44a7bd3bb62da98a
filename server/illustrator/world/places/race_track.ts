/** @module On a race track: kerbs in red and white, the finish, racing cars, a full stand. */
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "race track, racetrack, race tracks, racing track, racing circuit, grand prix, formula one track, formula 1, speedway, race circuit, motor racing",
  nearest: "nascar, le mans, pit stop",
  phrase: { where: "on", what: "a race track" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 1 },
  draw: raceTrack,
};

/** Asphalt between its kerbs, a car at one side, the flag at the other. */
function raceTrack(land: Land): Place {
  const { grade } = land;
  const asphalt = { l: 0.48, c: 0.01, h: 260 }, white = grade({ l: 0.96, c: 0.01, h: 90 });
  return sights(land, {
    horizon: 600,
    far: [
      scenery(
        "stand",
        "stone",
        box(LEFT, 420, RIGHT - LEFT, 240),
        grade({ l: 0.62, c: 0.03, h: 255 }, 0.5),
        {
          line: 2,
          depth: 0.5,
          marks: times(120, (i) =>
            mark(
              "detail",
              ellipse([(i % 30) * 36, 448 + Math.floor(i / 30) * 46], 11, 12),
              grade({ l: 0.7, c: 0.13, h: (i * 67) % 360 }, 0.4),
            )),
        },
      ),
      scenery(
        "roof of the stand",
        "metal",
        box(LEFT, 380, RIGHT - LEFT, 36),
        grade({ l: 0.9, c: 0.01, h: 240 }, 0.4),
        {
          line: 2,
          depth: 0.5,
        },
      ),
      under([[LEFT, 650], [RIGHT, 650]], {
        name: "verge",
        colour: grade({ l: 0.68, c: 0.14, h: 138 }, 0.3),
        depth: 0.4,
      }),
    ],
    ground: {
      name: "track",
      texture: "stone",
      colour: asphalt,
      top: 720,
      marks: [
        ...times(14, (i) => mark("light", box(i * 80 - 20, 720, 40, 26), white)),
        ...times(
          14,
          (i) => mark("detail", box(i * 80 + 20, 720, 40, 26), grade({ l: 0.57, c: 0.2, h: 27 })),
        ),
        // The finish: squares in two rows.
        ...times(20, (i) => [
          mark("light", box(i * 56 - 20, 930 + (i % 2) * 40, 56, 40), white),
          mark(
            "detail",
            box(i * 56 - 20, 970 - (i % 2) * 40, 56, 40),
            grade({ l: 0.2, c: 0.01, h: 270 }),
          ),
        ]).flat(),
      ],
    },
    things: [
      { name: "racing car", beside: -300, y: 846, high: 180, depth: 0.08 },
      { name: "chequered flag", beside: 370, y: 850, high: 440, depth: 0.05 },
      { name: "tire", beside: 420, y: 890, high: 120, depth: 0.05 },
    ],
  });
}

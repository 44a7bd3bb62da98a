/** @module In a circus: stripes of the tent, a ring with stars, trapeze and balls in the spotlights. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, star } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishings } from "../furnishings.ts";
import { BELOW, LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { flatSky, roomLight } from "../room.ts";

export const place: PlaceEntry = {
  words:
    "circus, at the circus, in a circus, circus ring, in the circus ring, circus arena, big top, inside a circus tent, in a circus tent, in the circus tent, circus act, circus show, circus tent interior, under the big top",
  phrase: { where: "in", what: "a circus" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 2, balloon: 1 },
  draw: circus,
};

/** Where the stripes meet, how many there are, and where the ring begins. */
const CROWN: Point = [512, -160], STRIPES = 14, RING = 690;

const RED: Colour = { l: 0.55, c: 0.19, h: 27 }, CREAM: Colour = { l: 0.93, c: 0.04, h: 88 };
const GOLD: Colour = { l: 0.83, c: 0.14, h: 86 };

function circus(land: Land): Place {
  const { grade } = land;
  return {
    sky: flatSky(grade(CREAM, 0.3)),
    light: roomLight(land),
    horizon: RING,
    ground: 872,
    back: [
      ...canopy(land),
      ...ring(land),
      glow({
        name: "spotlight",
        centre: [512, 560],
        radius: 420,
        colour: { l: 0.97, c: 0.06, h: 92 },
        strength: 0.4,
        depth: 0.4,
      }),
      ...furnishings(land, [
        { name: "trapeze", beside: -330, y: 420, high: 260, depth: 0.15 },
        { name: "spotlight", beside: 400, y: 200, high: 150, depth: 0.2, isLit: true },
        { name: "unicycle", beside: 370, y: 860, high: 260, depth: 0.06 },
        { name: "beach ball", beside: -360, y: 872, high: 150, depth: 0.06 },
      ]),
    ],
    front: [],
  };
}

/** Broad stripes from the crown of the tent down to the ring. */
function canopy({ grade }: Land): Item[] {
  const red = grade(RED, 0.35), wide = (RIGHT - LEFT + 1600) / STRIPES;
  return times(STRIPES, (i) => {
    const x = LEFT - 800 + i * wide;
    return i % 2 === 0
      ? [
        scenery("tent stripe", "cloth", [CROWN, [x, RING + 4], [x + wide, RING + 4]], red, {
          depth: 0.55,
        }),
      ]
      : [];
  }).flat();
}

/** Sawdust within a low wall that shows a star on every panel. */
function ring({ grade }: Land): Item[] {
  const wall = grade({ l: 0.42, c: 0.14, h: 285 }, 0.15), sand = grade({ l: 0.8, c: 0.08, h: 75 });
  return [
    scenery("ring wall", "wood", box(LEFT, RING, RIGHT - LEFT, 92), wall, {
      depth: 0.2,
      line: 2,
      marks: [
        mark("detail", box(LEFT, RING, RIGHT - LEFT, 12), grade(GOLD, 0.1)),
        mark("detail", box(LEFT, RING + 80, RIGHT - LEFT, 12), grade(GOLD, 0.1)),
        ...times(8, (i) => mark("detail", star([50 + i * 132, RING + 46], 25), grade(GOLD, 0.1))),
      ],
    }),
    scenery("sawdust", "stone", box(LEFT, RING + 92, RIGHT - LEFT, BELOW - RING), sand, {
      role: "ground",
      marks: [
        mark("light", ellipse([512, 900], 430, 92), shift(sand, { l: 0.07 }), 20),
        ...times(26, (i) =>
          mark(
            "shade",
            ellipse([(i * 193) % 1024, RING + 110 + (i * 71) % 240], 12, 3),
            shift(sand, { l: -0.06 }),
          )),
      ],
    }),
  ];
}

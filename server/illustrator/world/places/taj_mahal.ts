/** @module At the Taj Mahal: the white tomb with its domes and minarets, a long pool between cypresses. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { hedgeBehind } from "../fixtures/hedge_row.ts";
import { furnishings } from "../furnishings.ts";
import { paving, sights } from "../sights.ts";

export const place: PlaceEntry = {
  words: "taj mahal, at the taj mahal, the taj mahal",
  nearest: "in india, agra, mughal palace",
  phrase: { where: "at", what: "the Taj Mahal" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 2, flower: 1 },
  draw: tajMahal,
};

/** The tomb stands a little aside of the cat; minarets at both sides. */
function tajMahal(land: Land): Place {
  const { grade, lightSide } = land;
  const marble = grade({ l: 0.95, c: 0.02, h: 75 }, 0.12), stone = { l: 0.82, c: 0.05, h: 50 };
  const x = 512 - lightSide * 250;
  return sights(land, {
    horizon: 660,
    far: [
      ...hedgeBehind(land, 740),
      ...[-300, 300].flatMap((dx) => minaret(x + dx, 690, 420, marble)),
      ...tomb(x, 690, marble),
      ...minaret(512 + lightSide * 400, 720, 520, marble),
    ],
    ground: {
      name: "paving",
      texture: "stone",
      colour: stone,
      top: 770,
      marks: paving(grade(stone)),
    },
    things: [],
    items: [
      scenery(
        "long pool",
        "water",
        [[x - 60, 700], [x + 60, 700], [x + 150, 800], [x - 150, 800]],
        grade({ l: 0.7, c: 0.08, h: 215 }, 0.2),
        {
          line: 2,
          depth: 0.2,
        },
      ),
      ...furnishings(land, [
        { name: "fir tree", beside: -400, y: 800, high: 230, depth: 0.12 },
        { name: "fir tree", beside: 300, y: 800, high: 210, depth: 0.12 },
        { name: "elephant", beside: 390, y: 860, high: 230, depth: 0.08 },
      ]),
    ],
  });
}

/** The main dome between four small ones, over arched fronts. */
function tomb(x: number, y: number, marble: Colour): Item[] {
  const shade = shift(marble, { l: -0.22, c: 0.02 });
  const dome = (dx: number, base: number, size: number): Item =>
    scenery(
      "dome",
      "stone",
      smooth(
        knots(
          `${-size * 0.8} 0!, ${-size} ${-size * 0.6}, ${-size * 0.62} ${-size * 1.2}, 0 ${
            -size * 1.75
          }!, ${size * 0.62} ${-size * 1.2}, ${size} ${-size * 0.6}, ${size * 0.8} 0!`,
          [x + dx, base],
        ),
      ),
      marble,
      { line: 2.4, depth: 0.15, volume: 0.5 },
    );
  const arch = (dx: number, bottom: number, wide: number, high: number) =>
    mark(
      "shade",
      smooth(
        knots(
          `${-wide} 0!, ${-wide} ${-high * 0.6}, 0 ${-high}!, ${wide} ${-high * 0.6}, ${wide} 0!`,
          [x + dx, bottom],
        ),
      ),
      shade,
    );
  return [
    dome(0, y - 250, 100),
    ...[-150, 150].map((dx) => dome(dx, y - 230, 42)),
    scenery("tomb", "stone", box(x - 230, y - 240, 460, 250), marble, {
      line: 2.4,
      depth: 0.15,
      marks: [
        arch(0, y, 62, 190),
        ...[-160, 160].flatMap((dx) => [arch(dx, y, 34, 96), arch(dx, y - 118, 34, 90)]),
      ],
    }),
    scenery("terrace", "stone", box(x - 380, y, 760, 44), shift(marble, { l: -0.06 }), {
      line: 2.4,
      depth: 0.15,
    }),
  ];
}

/** A slender tower with a small dome. */
function minaret(x: number, y: number, high: number, marble: Colour): Item[] {
  return [
    scenery("minaret", "stone", box(x - 19, y - high, 38, high), marble, {
      line: 2.4,
      depth: 0.18,
      volume: 0.4,
      marks: [0.3, 0.62].map((t) =>
        mark("shade", box(x - 24, y - high * t, 48, 9), shift(marble, { l: -0.14 }))
      ),
    }),
    scenery("small dome", "stone", ellipse([x, y - high], 25, 30), marble, {
      line: 2.4,
      depth: 0.18,
    }),
  ];
}

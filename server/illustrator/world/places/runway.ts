/** @module On the runway of a fashion show: a white walk, lights along it, the audience in the dark. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { backdrop, glow, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "runway, fashion show, fashion runway, on the catwalk, on a catwalk, the catwalk, down the catwalk, catwalk show, on the runway, fashion week, runway show, catwalks, modelling on the catwalk",
  nearest:
    "fashion model, fashion models, supermodel, catwalk model, beauty contest, red carpet event",
  phrase: { where: "on", what: "a runway" },
  ...CLOSED_ROOM,
  isWide: true,
  includes: ["stage"],
  props: { none: 1 },
  draw: runway,
};

/** The walk comes forward from a lit gate; heads on either side, cameras flash among them. */
function runway(land: Land): Place {
  const { grade, spec } = land;
  const dark: Colour = { l: 0.24, c: 0.04, h: 290 }, white = grade({ l: 0.93, c: 0.01, h: 250 });
  const tint = tintOf(spec);
  return interior(land, {
    wall: { l: 0.28, c: 0.05, h: 290 },
    floor: dark,
    kind: "plain",
    items: [
      scenery("show gate", "light", box(322, 70, 380, 520), { l: 0.94, c: 0.03, h: tint.h }, {
        line: 3,
        depth: 0.5,
      }),
      ...[-1, 1].flatMap((s) => [
        scenery(
          "show panel",
          "cloth",
          box(512 + s * 345 - 150, 70, 300, 520),
          grade({ l: 0.46, c: 0.11, h: tint.h }, 0.2),
          { line: 2, depth: 0.5 },
        ),
        ...sceneryThing(land, "spotlight", [512 + s * 300, 190], 150, {
          depth: 0.2,
          mirror: s < 0,
          isLit: true,
        }),
      ]),
      ...[0, 1, 2].flatMap((row) => [-1, 1].flatMap((s) => audience(s, row, dark))),
      backdrop({
        name: "runway",
        outline: [[330, 600], [694, 600], [930, 1060], [94, 1060]],
        role: "ground",
        texture: "stone",
        colour: white,
        colourEnd: shift(white, { l: -0.04 }),
        depth: 0.1,
      }),
      ...[-1, 1].flatMap((s) =>
        times(7, (i) =>
          glow({
            name: "runway lamp",
            centre: [512 + s * (186 + i * i * 8), 604 + i * i * 12],
            radius: 16 + i * 4,
            colour: { l: 0.97, c: 0.05, h: 95 },
            strength: 0.9,
            depth: 0.1,
          }))
      ),
      ...[[150, 560], [880, 610], [90, 700], [940, 520]].map(([x, y]) =>
        glow({
          name: "camera flash",
          centre: [x!, y!],
          radius: 34,
          colour: { l: 0.99, c: 0.01, h: 100 },
          strength: 0.95,
          points: 4,
          depth: 0.1,
        })
      ),
    ],
  });
}

/** A row of people in the dark, smaller the farther they sit. */
function audience(side: number, row: number, dark: Colour): Item[] {
  const size = 30 + row * 12, y = 560 + row * 74;
  return times(4, (i) => {
    const x = 512 + side * (226 + row * 38 + i * size * 2.3);
    const tone = shift(dark, { l: 0.12 - row * 0.03, h: i * 40 });
    return [
      scenery("visitor", "cloth", ellipse([x, y + size * 2.2], size * 1.25, size * 1.5), tone, {
        line: 2,
        depth: 0.2,
      }),
      scenery(
        "head of a visitor",
        "skin",
        ellipse([x, y], size * 0.8, size),
        shift(tone, { l: 0.07 }),
        { line: 2, depth: 0.2 },
      ),
    ];
  }).flat();
}

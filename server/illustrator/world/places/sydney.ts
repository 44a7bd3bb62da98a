/** @module In Sydney: the white shells of the Opera House on the harbour, the arched bridge. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { furnishings } from "../furnishings.ts";
import { isLampTime, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "sydney, in sydney, sydney opera house, sydney harbour, sydney harbour bridge, at the sydney opera house",
  nearest: "australia, melbourne",
  phrase: { where: "in", what: "Sydney" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "harbour", "bridge"],
  props: { none: 1 },
  draw: sydney,
};

/** The opera at one side, the bridge at the other, a quay before them. */
function sydney(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sea = grade({ l: 0.6, c: 0.1, h: 232 }, 0.3), stone = { l: 0.8, c: 0.02, h: 75 };
  return sights(land, {
    horizon: 570,
    far: [
      ...skyline(random("sydney.towers"), {
        base: 600,
        low: 90,
        high: 240,
        width: 90,
        wall: (i) =>
          grade([{ l: 0.72, c: 0.04, h: 245 }, { l: 0.78, c: 0.03, h: 70 }][i % 2]!, 0.7),
        lit: isLampTime(land) ? 0.5 : 0.05,
        depth: 0.7,
      }),
      under([[LEFT, 596], [RIGHT, 596]], {
        name: "harbour",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.08 }),
        depth: 0.4,
        marks: ripples(random("sydney.sea"), {
          top: 606,
          bottom: 780,
          colour: shift(sea, { l: 0.15 }),
          count: 36,
        }),
      }),
      ...arch(land, 512 - lightSide * 330),
      ...opera(512 + lightSide * 290, 700, lightSide, grade({ l: 0.96, c: 0.015, h: 85 }, 0.1)),
      ...furnishings(land, [{ name: "ferry", beside: -330, y: 770, high: 130, depth: 0.15 }]),
    ],
    ground: {
      name: "quay",
      texture: "stone",
      colour: stone,
      top: 790,
      marks: paving(grade(stone)),
    },
    things: [],
  });
}

/** Shells one behind the other on a terrace. */
function opera(x: number, y: number, s: number, white: Colour): Item[] {
  return [
    ...([[-150, 0.75], [-60, 1], [60, 1.2], [150, 0.8]] as const).map(([dx, size]) =>
      scenery(
        "shell of the opera",
        "stone",
        smooth(
          knots(
            "-70 0!, -66 -90, -20 -190, 60 -250!, 92 -120, 80 0!",
            [0, 0],
          ),
        ).map(([px, py]): Point => [x + s * (dx + px * size), y + py * size]),
        shift(white, { l: dx < 0 ? -0.04 : 0 }),
        {
          line: 2.4,
          depth: 0.12,
          volume: 0.4,
          marks: [
            mark(
              "shade",
              [[20, -4], [60, -246], [84, -110], [78, -4]].map(([px, py]): Point => [
                x + s * (dx + px! * size),
                y + py! * size,
              ]),
              shift(white, { l: -0.12 }),
            ),
          ],
        },
      )
    ),
    scenery(
      "terrace of the opera",
      "stone",
      box(x - 260, y - 6, 520, 50),
      shift(white, { l: -0.2, c: 0.02 }),
      {
        line: 2.4,
        depth: 0.12,
      },
    ),
  ];
}

/** A bow of steel over its roadway. */
function arch({ grade }: Land, x: number): Item[] {
  const steel = grade({ l: 0.42, c: 0.02, h: 250 }, 0.2);
  const bow = (high: number): Point[] =>
    times(21, (i) => [x - 330 + i * 33, 560 - high * Math.sin((i / 20) * Math.PI)]);
  return [
    line("bow of the bridge", "scenery", bow(230), steel, [12, 12]),
    line("bow of the bridge", "scenery", bow(180), steel, [9, 9]),
    ...bow(230).filter((_, i) => i % 2 === 0).map(([px, py]) =>
      line("hanger", "scenery", [[px, py], [px, 560]], steel, [3.4, 3.4])
    ),
    scenery("bridge roadway", "metal", box(x - 400, 552, 800, 20), steel, { line: 2, depth: 0.25 }),
    ...[-345, 315].map((dx) =>
      scenery("pylon", "stone", box(x + dx, 470, 36, 160), grade({ l: 0.8, c: 0.03, h: 75 }, 0.2), {
        line: 2.2,
        depth: 0.22,
      })
    ),
  ];
}

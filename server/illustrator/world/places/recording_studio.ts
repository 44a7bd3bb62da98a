/** @module In a recording studio: foam on the walls, a microphone, a mixing desk, loudspeakers. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "recording studio, recording studios, music studio, sound studio, radio studio, podcast studio, recording booth, sound booth, radio station, podcast",
  nearest: "tv studio, news studio, newsroom",
  phrase: { where: "in", what: "a recording studio" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: recordingStudio,
};

/** The desk at one side, the microphone at the other, a lamp that says that it is on. */
function recordingStudio(land: Land): Place {
  const { grade, lightSide } = land;
  const foam = grade({ l: 0.36, c: 0.05, h: 285 }, 0.1);
  return interior(land, {
    wall: { l: 0.36, c: 0.05, h: 285 },
    floor: { l: 0.5, c: 0.06, h: 50 },
    kind: "planks",
    skirting: { l: 0.28, c: 0.03, h: 285 },
    items: [
      ...times(60, (i) => {
        const x = LEFT + (i % 10) * 110, y = -20 + Math.floor(i / 10) * 110;
        return scenery(
          "foam",
          "cloth",
          box(x, y, 106, 106, 8),
          shift(foam, { l: (i + Math.floor(i / 10)) % 2 ? 0.05 : -0.03 }),
          {
            line: 1.6,
            depth: 0.4,
            marks: [28, 56, 84].map((d) =>
              mark(
                "shade",
                (i + Math.floor(i / 10)) % 2 ? box(x + d, y, 7, 106) : box(x, y + d, 106, 7),
                shift(foam, { l: -0.08 }),
              )
            ),
          },
        );
      }),
      ...mixingDesk(land, 512 - lightSide * 350),
      ...furnishings(land, [
        { name: "loudspeaker", beside: -400, y: 640, high: 190, depth: 0.1 },
        { name: "studio microphone", beside: 345, y: 560, high: 300, depth: 0.05 },
        { name: "music stand", beside: 360, y: 860, high: 330, depth: 0.08 },
        { name: "headphones", beside: -270, y: 650, high: 90, depth: 0.05 },
        { name: "musical notes", beside: -260, y: 330, high: 130, depth: 0.1, isLit: true },
      ]),
    ],
  });
}

/** A sloped desk with rows of sliders and lamps. */
function mixingDesk({ grade }: Land, x: number): Item[] {
  const lamp: readonly Colour[] = [{ l: 0.78, c: 0.19, h: 145 }, { l: 0.84, c: 0.16, h: 90 }, {
    l: 0.65,
    c: 0.2,
    h: 27,
  }];
  return [
    scenery(
      "mixing desk",
      "metal",
      [[x - 150, 640], [x + 150, 640], [x + 190, 780], [x - 190, 780]],
      grade({ l: 0.3, c: 0.02, h: 260 }),
      {
        line: 2.4,
        depth: 0.06,
        marks: times(9, (i) => [
          mark("detail", ellipse([x - 128 + i * 32, 662], 8, 8), lamp[i % 3]!),
          mark("shade", box(x - 152 + i * 36, 690, 6, 74), { l: 0.16, c: 0.01, h: 260 }),
          mark("light", box(x - 160 + i * 36, 700 + (i * 37) % 50, 22, 12, 3), {
            l: 0.93,
            c: 0.01,
            h: 90,
          }),
        ]).flat(),
      },
    ),
    scenery(
      "foot of the desk",
      "wood",
      box(x - 180, 778, 360, 90, 4),
      grade({ l: 0.46, c: 0.07, h: 50 }),
      {
        line: 2.4,
        depth: 0.06,
      },
    ),
  ];
}

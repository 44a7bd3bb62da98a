/** @module In a server room: dark racks to the ceiling, rows of small lamps, blue light. */
import type { Colour } from "../../colour/colour.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { interior } from "../interior.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "server room, server rooms, data centre, data center, datacentre, datacenter, server farm, server racks, mainframe room, supercomputer room",
  phrase: { where: "in", what: "a server room" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: serverRoom,
};

/** Left edges of the racks and how wide they are; between them one looks down the aisle. */
const RACKS = [[-20, 190], [184, 150], [690, 150], [854, 190]] as const;

/** Units in a rack, and the colours of their lamps. */
const UNITS = 12;
const LAMPS: readonly Colour[] = [
  { l: 0.85, c: 0.2, h: 145 },
  { l: 0.8, c: 0.14, h: 220 },
  { l: 0.85, c: 0.2, h: 145 },
  { l: 0.8, c: 0.17, h: 70 },
];

function serverRoom(land: Land): Place {
  const { grade } = land;
  return interior(land, {
    wall: { l: 0.4, c: 0.1, h: 250 },
    floor: { l: 0.5, c: 0.04, h: 240 },
    kind: "tiles",
    items: [
      scenery("ceiling light", "light", [[470, 0], [554, 0], [530, 300], [494, 300]], {
        l: 0.96,
        c: 0.03,
        h: 220,
      }, { depth: 0.5 }),
      ...cables(land),
      ...RACKS.flatMap(([x, wide], at) => rack(grade({ l: 0.22, c: 0.03, h: 255 }), x, wide, at)),
      ...RACKS.map(([x, wide]) =>
        scenery("strip light of a rack", "light", box(x + 8, 26, wide - 16, 10, 5), {
          l: 0.86,
          c: 0.13,
          h: 225,
        }, { depth: 0.1 })
      ),
    ],
  });
}

/** A rack: each unit has a handle, slits, and lamps. */
function rack(dark: Colour, x: number, wide: number, at: number): Item[] {
  const top = 40, high = 760 / UNITS;
  return [
    scenery("server rack", "metal", box(x, top, wide, 772, 6), dark, {
      depth: 0.15,
      line: 2.4,
      marks: times(UNITS, (i) => {
        const y = top + 8 + i * high;
        return [
          mark("detail", box(x + 10, y, wide - 20, high - 9, 4), { ...dark, l: dark.l + 0.1 }),
          ...times(
            3,
            (slit) =>
              mark("shade", box(x + 22, y + 14 + slit * 12, wide * 0.4, 5), { ...dark, l: 0.14 }),
          ),
          ...times(4, (lamp) =>
            mark(
              "light",
              ellipse([x + wide * 0.58 + lamp * wide * 0.1, y + high / 2 - 4], 6.5, 6.5),
              LAMPS[(lamp + i * 3 + at) % LAMPS.length]!,
            )),
        ];
      }).flat(),
    }),
  ];
}

/** A tray under the ceiling with fat cables, one of which hangs down into the aisle. */
function cables({ grade }: Land): Item[] {
  return [
    scenery("cable tray", "metal", box(330, 120, 364, 18, 4), grade({ l: 0.3, c: 0.02, h: 250 }), {
      depth: 0.4,
      line: 2,
    }),
    ...[0, 1, 2].map((i) =>
      scenery(
        "cable",
        "cloth",
        ribbon(
          [[336, 96 + i * 8], [430, 128 + i * 12], [590, 128 - i * 10], [690, 100 + i * 6]],
          [5, 5, 5, 5],
        ),
        grade({ l: 0.6, c: 0.14, h: [220, 145, 60][i]! }),
        { depth: 0.35 },
      )
    ),
  ];
}

/** @module In a courtroom: the bench of the judge under a seal with scales, columns, a lectern. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "courtroom, court room, court, law court, in court, courthouse, court of law, courtrooms",
  nearest: "parliament, senate",
  phrase: { where: "in", what: "a courtroom" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: courtroom,
};

/** The bench of the judge under a seal with scales, columns beside it; a mallet on it. */
function courtroom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.78, c: 0.04, h: 75 },
    floor: { l: 0.5, c: 0.08, h: 45 },
    kind: "planks",
    skirting: { l: 0.35, c: 0.06, h: 45 },
    behind: [...[-400, 400].flatMap((beside) => column(land, 512 + beside)), ...bench(land)],
    things: [
      { name: "scales", beside: 0, y: 290, high: 200, depth: 0.1 },
      { name: "mallet", beside: -250, y: 566, high: 110, depth: 0.1 },
      { name: "open book", beside: 270, y: 566, high: 84, depth: 0.1 },
      { name: "lectern", beside: -390, y: 880, high: 290, depth: 0.12 },
      { name: "pew", beside: 380, y: 886, high: 230, depth: 0.12 },
    ],
  });
}

/** A white column from floor to ceiling. */
function column({ grade }: Land, x: number): Item[] {
  const stone = grade({ l: 0.94, c: 0.015, h: 85 }, 0.3);
  return [
    scenery("column", "stone", box(x - 54, -20, 108, 800), stone, {
      depth: 0.4,
      line: 2,
      marks: [-30, -6, 18].map((dx) =>
        mark("shade", box(x + dx, -20, 9, 800), shift(stone, { l: -0.07 }))
      ),
    }),
    ...[[-20, 70], [742, 40]].map(([y, high]) =>
      scenery("end of a column", "stone", box(x - 76, y!, 152, high!, 6), stone, {
        depth: 0.4,
        line: 2,
      })
    ),
  ];
}

/** Panels of dark wood, a broad top, a red seal on the wall above. */
function bench({ grade }: Land): Item[] {
  const wood = grade({ l: 0.42, c: 0.09, h: 45 }, 0.15);
  return [
    scenery(
      "seal of the court",
      "cloth",
      ellipse([512, 200], 150, 150),
      grade({ l: 0.5, c: 0.15, h: 25 }, 0.2),
      {
        depth: 0.3,
        line: 2.4,
        marks: [
          mark("detail", ellipse([512, 200], 122, 122), grade({ l: 0.9, c: 0.06, h: 88 }, 0.2)),
        ],
      },
    ),
    scenery("judge’s bench", "wood", box(120, 560, 784, 240), wood, {
      depth: 0.2,
      line: 2.6,
      marks: times(
        5,
        (i) => mark("shade", box(146 + i * 150, 610, 120, 160, 4), shift(wood, { l: -0.07 })),
      ),
    }),
    scenery("top of the bench", "wood", box(96, 540, 832, 36, 6), shift(wood, { l: 0.1 }), {
      depth: 0.2,
      line: 2.6,
    }),
  ];
}

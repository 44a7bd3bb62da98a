/** @module In a jazz club: a brick wall in blue light, drums, a double bass, a saxophone in neon. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "jazz club, jazz bar, blues club, jazz cellar, smoky jazz club, jazz concert, jazz band, jazz cafe, jazz lounge, speakeasy, dark club, smoky club, smoke filled club, dimly lit club, smoky bar",
  nearest: "piano bar",
  phrase: { where: "in", what: "a jazz club" },
  ...CLOSED_ROOM,
  isWide: true,
  includes: ["stage", "dance floor"],
  props: { none: 1 },
  draw: jazzClub,
};

/** Drums at one side, the bass at the other, the microphone between, under the sign. */
function jazzClub(land: Land): Place {
  const { grade, lightSide } = land;
  const brick = grade({ l: 0.36, c: 0.07, h: 20 }, 0.1);
  return interior(land, {
    wall: { l: 0.3, c: 0.06, h: 285 },
    floor: { l: 0.4, c: 0.06, h: 40 },
    kind: "planks",
    items: [
      scenery("brick wall", "stone", box(LEFT, -20, RIGHT - LEFT, 800), brick, {
        depth: 0.5,
        marks: times(16, (row) => [
          mark("shade", box(LEFT, row * 50, RIGHT - LEFT, 4), shift(brick, { l: -0.07 })),
          ...times(10, (i) =>
            mark(
              "shade",
              box(i * 112 + (row % 2) * 56 - 20, row * 50, 4, 50),
              shift(brick, { l: -0.06 }),
            )),
        ]).flat(),
      }),
      ...[-260, 260].map((dx) =>
        scenery(
          "beam of light",
          "light",
          [[512 + dx - 16, -20], [512 + dx + 16, -20], [512 + dx * 0.5 + 200, 860], [
            512 + dx * 0.5 - 200,
            860,
          ]],
          { l: 0.8, c: 0.12, h: 265 },
          { opacity: 0.2, depth: 0.3 },
        )
      ),
      scenery(
        "low stage",
        "wood",
        box(LEFT, 790, RIGHT - LEFT, 40),
        grade({ l: 0.3, c: 0.05, h: 40 }),
        {
          line: 2,
          depth: 0.3,
        },
      ),
      scenery("pool of light", "light", ellipse([512, 884], 400, 74), { l: 0.85, c: 0.08, h: 70 }, {
        role: "ground",
        opacity: 0.34,
      }),
      glow({
        name: "neon light",
        centre: [512 - lightSide * 300, 230],
        radius: 220,
        colour: { l: 0.82, c: 0.14, h: 80 },
        strength: 0.5,
        depth: 0.2,
      }),
      ...furnishings(land, [
        { name: "saxophone", beside: -300, y: 350, high: 250, depth: 0.1, isLit: true },
        { name: "musical notes", beside: 290, y: 260, high: 130, depth: 0.1, isLit: true },
        { name: "double bass", beside: 345, y: 850, high: 500, depth: 0.1, isOnly: true },
        { name: "drum kit", beside: -345, y: 850, high: 320, depth: 0.1, isOnly: true },
      ]),
    ],
  });
}

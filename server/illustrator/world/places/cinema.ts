/** @module In a cinema: a bright screen, rows of red seats. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT } from "../landforms.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "cinema, cinemas, movie theater, movie theatre, at the movies, film theatre, picture house, imax, home cinema",
  phrase: { where: "in", what: "a cinema" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: cinema,
};

/** A lit screen between dark curtains, seats in front of it. */
function cinema(land: Land): Place {
  const { grade } = land;
  const velvet = grade({ l: 0.4, c: 0.14, h: 22 }, 0.1),
    seat = grade({ l: 0.46, c: 0.16, h: 25 }, 0.1);
  return interior(land, {
    wall: { l: 0.26, c: 0.04, h: 290 },
    floor: { l: 0.34, c: 0.05, h: 20 },
    kind: "plain",
    items: [
      glow({
        name: "screen light",
        centre: [512, 340],
        radius: 520,
        colour: { l: 0.95, c: 0.04, h: 230 },
        strength: 0.4,
        depth: 0.7,
      }),
      scenery("film screen", "light", box(120, 90, 784, 400, 10), { l: 0.95, c: 0.02, h: 220 }, {
        line: 6,
        depth: 0.7,
        marks: [
          mark("detail", smooth([[120, 490], [300, 250], [520, 430], [740, 230], [904, 490]]), {
            l: 0.8,
            c: 0.06,
            h: 230,
          }),
          mark("light", ellipse([240, 170], 40, 40), { l: 0.93, c: 0.1, h: 90 }),
        ],
      }),
      ...([-1, 1] as const).map((s): Item =>
        scenery("cinema curtain", "cloth", box(s < 0 ? LEFT : 936, -20, 112, 800), velvet, {
          line: 2,
          depth: 0.5,
          marks: [16, 48, 80].map((x) =>
            mark("shade", box((s < 0 ? LEFT : 936) + x, -20, 12, 800), shift(velvet, { l: -0.06 }))
          ),
        })
      ),
      ...[0, 1].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((i): Item =>
          scenery(
            "cinema seat",
            "cloth",
            box(i * 160 - 60 + row * 70, 560 + row * 130, 140, 250, 36),
            shift(seat, { l: 0.02 + row * 0.08 }),
            { line: 2.4, volume: 0.4, depth: 0.25 - row * 0.15 },
          )
        )
      ),
      ...furnishings(land, [
        { name: "popcorn", beside: -390, y: 700, high: 130, depth: 0.05, isLit: true },
        { name: "cup with straw", beside: 400, y: 700, high: 120, depth: 0.05, isLit: true },
      ]),
    ],
  });
}

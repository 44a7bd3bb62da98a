/** @module An open book. */
import { knots } from "../../geometry/coordinates.ts";
import type { Colour } from "../../colour/colour.ts";
import { heart, leaf, rounded, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { bookPile } from "../book_pile.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "book, books, novel, novels, storybook, open book",
  nearest:
    "spellbook, spell book, tome, tomes, grimoire, newspaper, newspapers, magazine, diary, notebook, journal, textbook, cookbook, comic, comics, manuscript, encyclopedia",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping", "portrait"],
  anchors: { opens: true },
  spot: "before",
  half: 70,
  colour: "accent",
  draw: book,
  pile: bookPile,
};

const PAPER: Colour = { l: 0.96, c: 0.02, h: 90 };

/** An open book. */
function book(colour: Colour): Item[] {
  return [
    thing("book cover", "cloth", rounded([[-72, -22], [72, -22], [78, 2], [-78, 2]], 6), colour),
    thing(
      "left page",
      "paper",
      smooth(knots("0 -22!, -36 -38, -70 -28!, -74 -8!, -36 -16, 0 -2!")),
      PAPER,
      {
        volume: 0.3,
        marks: [0, 1, 2].map((i) =>
          mark("detail", leaf([-62, -24 + i * 6], [-14, -24 + i * 6], 1.6, -6), {
            l: 0.7,
            c: 0.02,
            h: 70,
          })
        ),
      },
    ),
    thing(
      "right page",
      "paper",
      smooth(knots("0 -22!, 36 -38, 70 -28!, 74 -8!, 36 -16, 0 -2!")),
      PAPER,
      {
        volume: 0.3,
        marks: [
          mark("detail", heart([38, -20], 8), THINGS.red),
          ...[0, 1].map((i) =>
            mark("detail", leaf([54, -24 + i * 7], [66, -22 + i * 7], 1.4), {
              l: 0.7,
              c: 0.02,
              h: 70,
            })
          ),
        ],
      },
    ),
  ];
}

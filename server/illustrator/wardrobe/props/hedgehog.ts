/** @module A hedgehog, nose to the left. */
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { times } from "../../times.ts";

export const prop: PropEntry = {
  words: "hedgehog, hedgehogs",
  nearest: "porcupine, snail",
  isFriend: true,
  spot: "ground",
  half: 66,
  colour: THINGS.brown,
  draw: hedgehog,
};

function hedgehog(colour: Colour): Item[] {
  const face: Colour = { l: 0.86, c: 0.05, h: 70 };
  const spines: Point[] = times(33, (i) => {
    const angle = Math.PI * (1.04 + (i / 32) * 0.98), reach = i % 2 ? 62 : 48;
    return [14 + Math.cos(angle) * reach * 1.1, -14 + Math.sin(angle) * reach];
  });
  return [
    ...[-26, 30].map((x) =>
      thing("hedgehog foot", "skin", ellipse([x, -4], 12, 7), face, { line: 2.6 })
    ),
    thing(
      "hedgehog face",
      "fur",
      smooth([[-20, -52], [-44, -36], [-72, -18, "corner"], [-44, -6], [0, -4], [10, -36]]),
      face,
      { hair: 6 },
    ),
    thing(
      "hedgehog spines",
      "fur",
      [...spines, [66, -6], [-10, -6], [-18, -30], [-34, -40]],
      colour,
      {
        hair: 14,
        marks: [0, 1, 2, 3, 4, 5].map((i) =>
          mark(
            "light",
            leaf([i * 13 - 18, -20 - (i % 2) * 16], [i * 13 - 8, -34 - (i % 2) * 16], 2.2),
            mix(colour, WHITE, 0.5),
          )
        ),
      },
    ),
    thing("hedgehog nose", "skin", ellipse([-72, -18], 7, 6), INK, { line: 0 }),
    thing("hedgehog eye", "skin", ellipse([-42, -30], 5, 6), INK, { line: 0 }),
  ];
}

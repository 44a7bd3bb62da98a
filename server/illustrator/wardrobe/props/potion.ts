/** @module A bubbling flask. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { box, ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { glow, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "potion, potions, magic potion, elixir",
  nearest:
    "flask, beaker, vial, test tube, cauldron, brew, potion bottle, perfume, honey pot, jar, experiment",
  spot: "ground",
  half: 44,
  colour: "accent",
  draw: potion,
};

function potion(colour: Colour): Item[] {
  const glass: Colour = { l: 0.93, c: 0.03, h: 220 };
  const flask: Point[] = smooth(
    knots("-13 -92!, 13 -92!, 13 -66, 40 -36, 34 -4, 0 2, -34 -4, -40 -36, -13 -66"),
  );
  return [
    glow({
      name: "potion light",
      role: "prop",
      centre: [0, -36],
      radius: 78,
      colour,
      strength: 0.35,
    }),
    thing("flask", "glass", flask, glass, {
      volume: 0.3,
      marks: [
        mark(
          "detail",
          smooth([[-50, -44], [-20, -50], [12, -40], [50, -48], [50, 10], [-50, 10]]),
          colour,
        ),
        ...([[-14, -22, 6], [10, -30, 4], [16, -12, 5]] as const).map(([x, y, r]) =>
          mark("light", ellipse([x, y], r, r), mix(colour, WHITE, 0.6))
        ),
        mark("light", leaf([-28, -20], [-16, -54], 4, -4), WHITE, 1),
      ],
    }),
    thing("cork", "wood", box(-12, -108, 24, 20, 4), { l: 0.68, c: 0.07, h: 65 }),
    ...([[4, -122, 5], [-8, -138, 4], [10, -152, 3]] as const).map(([x, y, r]) =>
      thing("bubble", "glass", ellipse([x, y], r, r), mix(colour, WHITE, 0.4), { line: 2 })
    ),
  ];
}

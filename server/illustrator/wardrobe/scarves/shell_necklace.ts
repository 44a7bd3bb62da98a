/** @module Shells on a string. */
import { curve } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { times } from "../../times.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cockle, PEARL } from "../shells.ts";

/** Five shells, the largest in front, pearls between them. */
const shellNecklace: ScarfOf = (colour, role = "accessory") => {
  const at = (t: number): [number, number] => [t * 72, 36 - t * t * 44];
  return [
    line("necklace string", role, curve(times(7, (i) => at((i - 3) / 3))), {
      l: 0.55,
      c: 0.06,
      h: 60,
    }, [3.5, 3.5]),
    ...[-0.78, -0.26, 0.26, 0.78].map((t) => PEARL(at(t), 7.5, role)),
    ...[-1, -0.52, 0.52, 1, 0].map((t) => {
      const [x, y] = at(t);
      return cockle([x, y + 8], t === 0 ? 28 : 20, Math.PI + t * 0.5, colour, role);
    }),
  ];
};

export const variant: ScarfEntry = {
  words:
    "shell necklace, seashell necklace, puka shell necklace, necklace of shells, necklace of seashells, shell necklaces, necklace made of shells, cowrie necklace, mermaid necklace, string of shells, sea shell necklace, shells around its neck, shells around her neck",
  synonyms: "seashell puka cowrie shells seashells sea mermaid made string around neck",
  colour: { l: 0.88, c: 0.07, h: 50 },
  draw: shellNecklace,
};

/** @module A small, low ear whose tip is folded down to the brow: a cap, where a bear would have a ball. */
import { knots, points } from "../../geometry/coordinates.ts";
import { region } from "../../items.ts";
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { type CoatTones, isPointed } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { EarMarks } from "./ear.ts";

/** Its shell and the flap before it. */
export function foldedEar(side: string, spec: CatSpec, tones: CoatTones, marks: EarMarks): Item[] {
  const base = isPointed(spec.coat.pattern) ? tones.dark : tones.base;
  const shell = smooth(points("-46 -6, -36 -34, -4 -52, 30 -48, 52 -20, 46 22, -20 26"));
  const flap = smooth(knots("-40 -30!, -8 -54, 32 -50, 56 -18!, 40 -6, 18 18!, -8 2, -28 -16"));
  const ear = {
    role: "coat" as const,
    texture: spec.coat.length === "hairless" ? "skin" as const : "fur" as const,
    flow: { along: [0.2, 1] as const },
    hair: 12,
  };
  return [
    region({
      name: `${side} ear`,
      ...ear,
      outline: shell,
      colour: base,
      marks: marks(`${side} ear`, shell),
      volume: 0.4,
    }),
    region({
      name: `${side} ear fold`,
      ...ear,
      outline: flap,
      colour: shift(base, { l: base.l > 0.4 ? -0.08 : 0.08 }),
      marks: marks(`${side} ear`, flap),
      volume: 0.5,
    }),
  ];
}

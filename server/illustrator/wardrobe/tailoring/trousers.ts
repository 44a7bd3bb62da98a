/** @module Trousers: the lower trunk and the hind legs. */
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds, type Box } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { region } from "../../items.ts";
import type { Item, Mark } from "../../scene.ts";
import type { Outfit, OutfitContext } from "../outfit.ts";
import { trunkOf, waistOf } from "./bodice.ts";
import { cutOutline } from "./cut.ts";
import { sleeveOn } from "./sleeve.ts";

/** Trousers from a waist, a share of the trunk from the neck, down a share of the hind legs. */
export function trousersOn(
  { cat: { figure } }: OutfitContext,
  { name, colour, legs, waist, trim, allOver }: {
    name: string;
    colour: Colour;
    legs: number;
    waist: number;
    trim?: Colour;
    allOver?: (box: Box) => Mark[];
  },
): Partial<Outfit> {
  const trunk = trunkOf(figure);
  if (!trunk || figure.bust) return {};
  const outline = cutOutline(offsetOutline(trunk.outline, 6), waistOf(trunk, waist), "beyond");
  const parts = [...figure.back, ...figure.limbs, ...figure.front].filter(({ kind, name }) =>
    kind === "thigh" || kind === "leg" && /hind leg$/.test(name)
  );
  const limbs = parts.flatMap((part): Item[] =>
    sleeveOn(part, {
      name: "trouser",
      colour,
      texture: "cloth",
      length: part.kind === "thigh" ? 1 : legs,
      ease: 6,
      cuff: { colour: trim ?? shift(colour, { l: -0.06 }), width: 10 },
      marks: allOver?.(bounds(part.outline)) ?? [],
    })
  );
  return {
    body: outline.length < 4 ? [] : [
      region({
        name,
        role: "costume",
        texture: "cloth",
        outline,
        colour,
        marks: allOver?.(bounds(outline)) ?? [],
        volume: 0.7,
      }),
    ],
    limbs,
    covers: parts.filter(({ kind }) => kind === "thigh").map(({ name: part }) => ({
      part,
      from: undefined,
    })),
  };
}

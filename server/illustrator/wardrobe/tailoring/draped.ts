/** @module Cloth laid around the shoulders that hangs by its weight: shawls and ponchos. */
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "../outfit.ts";
import { trunkOf, waistOf } from "./bodice.ts";
import { cutOutline } from "./cut.ts";
import { neckband } from "./fronts.ts";
import type { Print } from "./repeats.ts";
import { hanging } from "./skirt.ts";
import { times } from "../../times.ts";

/** Cloth from the neck over a share of the trunk. */
export function draped(
  fitting: OutfitContext,
  { name, colour, reach, print, fringe }: {
    name: string;
    colour: Colour;
    reach: number;
    print?: Print;
    fringe?: Colour;
  },
): Partial<Outfit> {
  const { figure } = fitting.cat;
  const trunk = trunkOf(figure);
  if (!trunk) return {};
  const body = cutOutline(offsetOutline(trunk.outline, 12), waistOf(trunk, reach), "before");
  if (body.length < 4) return {};
  const { left, right, bottom } = bounds(body);
  const hem = Math.min(figure.rest.lift > 0 || figure.bust ? Infinity : -24, bottom + 14);
  const corners: [Point, Point] = [[left - 16, hem], [right + 16, hem]];
  return mergeOutfits([
    {
      neck: [
        ...hanging(body, corners, waistOf(trunk, 0.1).at, {
          name,
          colour,
          texture: "cloth",
          marks: print?.({ left: left - 40, right: right + 40, top: -340, bottom: hem + 20 }) ?? [],
        }),
        ...(fringe ? fringeAlong(corners, fringe) : []),
      ],
    },
    onNeck(fitting, [neckband(shift(colour, { l: -0.06 }), `${name} edge`, 22)]),
  ]);
}

function fringeAlong([from, to]: readonly [Point, Point], colour: Colour): Item[] {
  const count = Math.max(4, Math.round((to[0] - from[0]) / 15));
  return times(count - 1, (i) => {
    const x = from[0] + (to[0] - from[0]) * (i + 1) / count;
    return line(
      "fringe",
      "costume",
      [[x, from[1] + 2], [x + (i % 2 ? 2 : -2), from[1] + 19]],
      colour,
      [4.5, 3],
    );
  });
}

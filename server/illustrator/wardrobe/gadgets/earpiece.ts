/** @module An earpiece, as guards wear it: a bud at the ear, a coiled wire down to the collar. */
import { shift } from "../../colour/colour.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { times } from "../../times.ts";
import type { Point } from "../../scene.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

/** Where the bud sits, on the head's coordinates, and where the wire ends. */
const AT: Point = [104, -26], FOOT: Point = [96, 92];

export const variant: GadgetEntry = {
  words:
    "earpiece, ear piece, earpieces, security earpiece, ear bud radio, radio earpiece, secret service earpiece, headset wire, coiled earpiece",
  synonyms: "ear piece security radio secret service coiled",
  colour: { l: 0.9, c: 0.015, h: 250 },
  spot: "ears",
  half: 0,
  draw: (colour) => {
    const wire = curve(
      times(19, (i): Point => {
        const t = i / 18;
        return [
          AT[0] + (FOOT[0] - AT[0]) * t + (i % 2 ? 9 : -9) + 14 * Math.sin(Math.PI * t),
          AT[1] + 12 + (FOOT[1] - AT[1]) * t,
        ];
      }),
    );
    return [
      line("earpiece edge", "accessory", wire, shift(colour, { l: -0.5 }), [9, 9]),
      line("earpiece wire", "accessory", wire, colour, [5, 5]),
      region({
        name: "earpiece",
        role: "accessory",
        texture: "metal",
        outline: ellipse(AT, 15, 18),
        colour,
        line: 4,
        volume: 0.7,
      }),
    ];
  },
};

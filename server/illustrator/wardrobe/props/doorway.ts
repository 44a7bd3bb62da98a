/** @module A doorway, its door open: one stands in it. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words:
    "Türrahmen, offene Tür, embrasure de la porte, porte ouverte, puerta abierta, porta aperta, porta aberta, open deur",
  anchors: { isOpening: true, high: 600, isAtWall: true },
  spot: "ground",
  half: 70,
  colour: { l: 0.5, c: 0.08, h: 52 },
  draw: doorway,
};

/** The frame with what lies behind it, and the door that swings out to the left. */
function doorway(colour: Colour): Item[] {
  const frame = shift(colour, { l: 0.16, c: -0.03 }), beyond = { l: 0.9, c: 0.05, h: 92 };
  return [
    thing("door frame", "wood", box(-72, -224, 144, 224), frame, { volume: 0.25 }),
    thing("opening", "paper", box(-58, -210, 116, 210), beyond, {
      line: 3,
      volume: 0,
      marks: [
        mark("shade", box(-58, -34, 116, 34), { l: 0.76, c: 0.06, h: 76 }),
        mark("light", box(-58, -210, 116, 60), { l: 0.95, c: 0.03, h: 95 }),
      ],
    }),
    thing("open door", "wood", [[-58, -210], [-112, -228], [-112, 16], [-58, 0]], colour, {
      volume: 0.25,
      marks: [
        mark(
          "shade",
          [[-67, -186], [-102, -196], [-102, -116], [-67, -112]],
          shift(colour, { l: -0.07 }),
        ),
        mark(
          "shade",
          [[-67, -90], [-102, -92], [-102, -8], [-67, -16]],
          shift(colour, { l: -0.07 }),
        ),
        mark("detail", ellipse([-105, -103], 4, 5), { l: 0.86, c: 0.12, h: 88 }),
      ],
    }),
  ];
}

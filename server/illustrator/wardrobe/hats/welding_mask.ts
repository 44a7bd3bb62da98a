/** @module The mask of a welder, pushed up so that the face is seen. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { leaf, ribbon, rounded, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

const weldingMask: HatOf = (colour, role = "accessory") => [
  cloth(
    "welder strap",
    smooth(knots("-98 -62!, 0 -88, 98 -62!, 100 -42!, 0 -66, -100 -42!")),
    shift(colour, { l: 0.12 }),
    { role },
  ),
  cloth(
    "welding mask",
    smooth(
      knots(
        "-104 -78!, -112 -130, -92 -190, 0 -206, 92 -190, 112 -130, 104 -78!, 60 -94, 0 -100, -60 -94",
      ),
    ),
    colour,
    {
      role,
      texture: "metal",
      volume: 0.8,
      marks: [
        mark("light", leaf([-84, -180], [-96, -110], 6, -6), shift(colour, { l: 0.2 }), 3),
        mark(
          "shade",
          ribbon([[-108, -98], [0, -118], [108, -98]], [4, 4, 4]),
          shift(colour, { l: -0.1 }),
        ),
      ],
    },
  ),
  region({
    name: "welder window",
    role,
    texture: "glass",
    outline: rounded([[-58, -172], [58, -172], [54, -134], [-54, -134]], 8),
    colour: { l: 0.4, c: 0.1, h: 155 },
    line: 4,
    volume: 0.5,
    marks: [mark("light", leaf([-44, -164], [-10, -142], 5), { l: 0.78, c: 0.08, h: 150 }, 2)],
  }),
];

export const variant: HatEntry = {
  words:
    "welding mask, welding helmet, welder mask, welder's mask, welder helmet, welding hood, welder's helmet, welding shield",
  synonyms: "welder welding helmet hood shield",
  colour: { l: 0.36, c: 0.02, h: 260 },
  draw: weldingMask,
};

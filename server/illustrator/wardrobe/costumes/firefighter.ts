/** @module A cat dressed as a firefighter. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { leaf, ribbon, rounded, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "firefighter, firefighters, fireman, firewoman, fire fighter, fire man, fire fighters, firemen, fire chief, fire brigade, fire department, fire officer, fire woman",
  garment:
    "firefighter helmet, fire helmet, firefighter costume, fireman helmet, firefighter uniform, firefighter outfit, fire fighter helmet, fireman's helmet, firefighter hat, fireman hat, fireman uniform, fireman outfit, fireman costume, fire jacket, firefighter jacket, firefighter's helmet, firefighter gear, turnout gear",
  name: "firefighter's helmet",
  includes: ["crash helmet"],
  home: { "fire station": 3, city: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.19, h: 27 };
    return mergeOutfits([
      suit(fitting.cat, {
        colour: { l: 0.4, c: 0.03, h: 80 },
        trim: { l: 0.92, c: 0.12, h: 105 },
        trousers: true,
      }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.42, c: 0.03, h: 80 } }, reflectors()) },
      ownHat(fitting, fireHelmet(colour)),
    ]);
  },
};

/** A firefighter's helmet with its broad neck brim and shield. */
function fireHelmet(colour: Colour): Item[] {
  return [
    cloth(
      "helmet brim",
      smooth(points("-130 -66, -80 -88, 0 -94, 80 -88, 130 -66, 104 -40, 0 -50, -104 -40")),
      shift(colour, { l: -0.07 }),
      { role, texture: "metal" },
    ),
    region({
      name: "fire helmet",
      role,
      texture: "metal",
      outline: smooth(
        points("-84 -66, -80 -112, -48 -148, 0 -158, 48 -148, 80 -112, 84 -66, 0 -56"),
      ),
      colour,
      volume: 0.8,
      marks: [
        mark("shade", ribbon([[0, -160], [0, -60]], [6, 5]), shift(colour, { l: 0.08 })),
        ...[-42, 42].map((x) =>
          mark("shade", leaf([x * 0.6, -152], [x * 1.2, -70], 3), shift(colour, { l: -0.09 }))
        ),
      ],
    }),
    region({
      name: "helmet shield",
      role,
      texture: "metal",
      outline: smooth(knots("-26 -128!, 0 -136, 26 -128!, 24 -92, 0 -72!, -24 -92")),
      colour: GOLD,
      marks: [
        mark(
          "detail",
          smooth([[0, -122, "corner"], [12, -104], [0, -86], [-12, -104]], 3),
          THINGS.red,
        ),
      ],
    }),
  ];
}

/** Bands that shine in the dark, on a chest plate. */
function reflectors(): Item[] {
  return [24, 54].map((y) =>
    cloth("reflector", rounded([[-70, y], [70, y], [68, y + 12], [-68, y + 12]], 3), {
      l: 0.92,
      c: 0.12,
      h: 105,
    }, { role, line: 2 })
  );
}

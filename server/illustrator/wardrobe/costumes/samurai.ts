/** @module A cat dressed as a samurai. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { Item, Mark } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "samurai, ronin, shogun, samurai warrior, samurais, japanese warrior, miyamoto musashi, ghost of tsushima, bushi, feudal samurai, samurai lord, daimyo",
  garment:
    "samurai armour, samurai armor, samurai helmet, samurai costume, kabuto, samurai outfit, samurai outfit and sword, samurai kimono, samurai gear, samurai clothes, kabuto helmet, oni mask, samurai robes, japanese armour, japanese armor",
  name: "samurai's helmet",
  home: { "cherry blossoms": 4, mountains: 1 },
  props: { none: 1, sword: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.44, c: 0.15, h: 22 };
    return mergeOutfits([
      suit(fitting.cat, { colour: { l: 0.34, c: 0.04, h: 270 }, trim: colour, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour, texture: "metal", marks: lamellae(colour) }) },
      ownHat(fitting, kabuto(colour)),
    ]);
  },
};

/** Rows of lacquered plates, on a chest plate. */
function lamellae(colour: Colour): Mark[] {
  return [4, 26, 48, 70].flatMap((y) => [
    mark("detail", ribbon([[-84, y], [0, y + 8], [84, y]], [3, 3]), GOLD),
    ...[-45, -15, 15, 45].map((x) =>
      mark("shade", ribbon([[x, y + 2], [x, y + 22]], [1.6, 1.6]), shift(colour, { l: -0.12 }))
    ),
  ]);
}

/** A samurai's helmet: a bowl with a crest of gold and a guard for the neck. */
function kabuto(colour: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "neck guard",
        smooth([[s * 70, -80], [s * 112, -70], [s * 142, -20, "corner"], [s * 116, 16], [
          s * 92,
          -6,
        ], [s * 82, -50]]),
        shift(colour, { l: -0.06 }),
        {
          role,
          texture: "metal",
          marks: [0, 1].map((i) =>
            mark(
              "detail",
              ribbon([[s * 78, -50 + i * 22], [s * 140, -32 + i * 22]], [2.4, 2.4]),
              GOLD,
            )
          ),
        },
      )
    ),
    region({
      name: "kabuto",
      role,
      texture: "metal",
      outline: smooth(
        points("-92 -56, -88 -108, -52 -142, 0 -152, 52 -142, 88 -108, 92 -56, 0 -66"),
      ),
      colour,
      volume: 0.8,
      marks: [-44, 0, 44].map((x) =>
        mark("shade", leaf([x * 0.5, -150], [x * 1.4, -66], 2.4), shift(colour, { l: 0.1 }))
      ),
    }),
    region({
      name: "kabuto crest",
      role,
      texture: "metal",
      outline: smooth(
        knots(
          "0 -76, -26 -104, -56 -148, -64 -202!, -30 -150, 0 -122, 30 -150, 64 -202!, 56 -148, 26 -104",
        ),
      ),
      colour: GOLD,
      volume: 0.5,
    }),
    cloth(
      "kabuto peak",
      smooth(knots("-94 -74!, 0 -92, 94 -74!, 100 -46!, 0 -60, -100 -46!")),
      shift(colour, { l: 0.06 }),
      { role, texture: "metal" },
    ),
  ];
}

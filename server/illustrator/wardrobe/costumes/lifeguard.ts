/** @module A lifeguard: a red vest with a white cross, a white cap with a red peak. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import type { HeadPiece } from "../headwear/headpieces.ts";
import { cloth } from "../cloth/cloth.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "lifeguard, lifeguards, life guard, baywatch lifeguard, pool attendant, beach lifeguard",
  garment:
    "lifeguard shirt, lifeguard uniform, lifeguard outfit, lifeguard costume, lifeguard vest, lifeguard hat, lifeguard top",
  name: "lifeguard’s vest",
  synonyms: "lifeguard life guard baywatch beach pool attendant shirt uniform outfit top hat",
  home: { beach: 3, "swimming pool": 2 },
  wear(fitting, named) {
    const colour = named ?? THINGS.red;
    return composed(fitting, colour, {
      cut: { name: "lifeguard vest", sleeves: false, length: 0.7, trim: WHITE, band: 7 },
      colour,
      head: cap,
      more: cross(),
    });
  },
};

/** A white cross on the chest. */
function cross(): Item[] {
  const arm = (name: string, outline: ReturnType<typeof box>) =>
    region({ name, role: "costume", texture: "cloth", outline, colour: WHITE, line: 0 });
  return [
    arm("cross upright", box(20, 34, 14, 44)),
    arm("cross beam", box(5, 49, 44, 14)),
  ];
}

const cap: HeadPiece = (colour) => [
  cloth(
    "lifeguard cap",
    smooth(knots("-98 -60!, -100 -112, -56 -150, 0 -158, 56 -150, 100 -112, 98 -60!, 0 -78")),
    WHITE,
    { role: "costume", volume: 0.6 },
  ),
  cloth(
    "lifeguard peak",
    smooth(knots("-92 -66!, 0 -84, 92 -66!, 104 -40, 0 -32, -104 -40")),
    colour,
    {
      role: "costume",
    },
  ),
];

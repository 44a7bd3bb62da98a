/** @module A cat dressed as an angel. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { glow, line, region } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { behindShoulders } from "../fabled_details.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { ruffle } from "../neckwear.ts";
import { jewel } from "../ornaments.ts";
import { mergeOutfits, type OutfitContext } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "angel, angels, angelic, cherub, guardian angel, fallen angel, archangel, seraph, cherubs, cherubim, christmas angel, cat angel",
  garment:
    "angel wings, halo, angel costume, angel outfit, feathered wings, white wings, angels wings, wings of an angel, feather wings, halos, halo and wings, wings and a halo, wings and halo, angel halo, haloed, dove wings, bird wings",
  nearestPerson: "saint, saints, saint francis, patron saint, madonna, swan princess",
  name: "angel's halo and wings",
  home: { clouds: 4, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      { behind: featherWings(fitting, colour) },
      onNeck(fitting, [ruffle(mix(colour, WHITE, 0.4), "costume"), jewel([0, 24], GOLD)]),
      ownHat(fitting, halo(GOLD)),
    ]);
  },
};

/** White wings of three rows of feathers. */
function featherWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item[] =>
    ([[1, 0], [0.78, 26], [0.54, 46]] as const).map(([share, drop], i) =>
      region({
        name: "feather wing",
        role: "costume",
        texture: "fur",
        hair: 12,
        outline: smooth([
          [s * 18, -16 + drop],
          [s * 74 * share, -104 * share + drop],
          [s * 150 * share, -138 * share + drop],
          [s * 208 * share, -112 * share + drop, "corner"],
          [s * 186 * share, -70 * share + drop],
          [s * 200 * share, -40 * share + drop, "corner"],
          [s * 160 * share, -16 * share + drop],
          [s * 164 * share, 16 * share + drop, "corner"],
          [s * 112 * share, 26 * share + drop],
          [s * 96 * share, 52 * share + drop, "corner"],
          [s * 46 * share, 40 * share + drop],
        ]),
        // Shaded like snow: white feathers before a white cat or cloud would be lost.
        colour: mix(colour, { l: 0.8, c: 0.06, h: 262 }, 0.5 - i * 0.17),
        volume: 0.4,
      })
    );
  return behindShoulders(shoulders, view, [...wing(-1), ...wing(1)]);
}

/** A floating ring of light. */
function halo(colour: Colour): Item[] {
  const ring = ellipse([0, -176], 74, 20);
  return [
    glow({
      name: "halo light",
      role,
      centre: [0, -176],
      radius: 120,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.5,
    }),
    line("halo rim", role, [...ring, ring[0]!], shift(colour, { l: -0.3, c: -0.02 }), [17, 17]),
    line("halo", role, [...ring, ring[0]!], mix(colour, WHITE, 0.25), [11, 11]),
  ];
}

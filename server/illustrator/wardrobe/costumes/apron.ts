/** @module An apron. */
import { isUpright } from "../../cat/body/reaching.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "../outfit.ts";
import { pocket } from "../tailoring/fronts.ts";
import { beltOn } from "../tailoring/tailored.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  garment:
    "apron, aprons, kitchen apron, pinafore, barista apron, cooking apron, work apron, butcher's apron, baker's apron, barber's apron, hairdresser's apron, hairdresser apron, barber apron, bib apron, cobbler apron, shop apron, gardener's apron",
  person: "barista, baristas",
  nearestPerson:
    "baker, bakers, cheesemonger, shopkeeper, grocer, dinner lady, ice cream seller, ice cream vendor, street food vendor, market trader, candy maker, chocolatier, potter, busboy, bus boy, wait staff, shop assistant, shop assistants, shop girl, shop boy, greengrocer, greengrocers, lunch lady, cafeteria lady, soup kitchen volunteer, stall holder, market seller, vegetable seller, cheesemaker, cheese maker, candle maker, soap maker, sausage maker, pasta maker, noodle maker, kitchen helper",
  name: "apron",
  hasFront: true,
  bareheaded: true,
  layer: "over",
  home: { kitchen: 3, cafe: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.93, c: 0.025, h: 85 };
    const edge = shift(colour, { l: colour.l > 0.7 ? -0.2 : 0.2, c: colour.l > 0.7 ? 0.07 : 0 });
    const { figure } = fitting.cat;
    const hangs = hangingApron(fitting, colour, edge);
    return figure.view !== "side" || figure.bust || isUpright(figure)
      ? hangs
      // Seen from the side it is tied around the trunk.
      : mergeOutfits([
        beltOn(fitting, { colour: edge, at: 0.4, width: 0.06, name: "apron tie" }),
        hangs,
      ]);
  },
};

/** How far below the chin it hangs at most and at least, and how far above the ground, in units. */
const LONGEST = 190, SHORTEST = 112, CLEAR = 34;

/** Of a cat that sits or stands upright it hangs from the neck over chest and belly. */
function hangingApron(fitting: OutfitContext, colour: Colour, edge: Colour): Partial<Outfit> {
  const { neck } = fitting.cat.figure;
  // It hangs to the paws, never on the ground.
  const low = Math.min(LONGEST, Math.max(SHORTEST, -neck.at[1] / neck.scale - CLEAR));
  const waist = low * 0.5;
  const tie = (side: -1 | 1) =>
    cloth("apron tie", ribbon([[side * 44, 26], [side * 66, -22]], [6, 5]), edge, {
      role: "costume",
      line: 2.6,
    });
  return onNeck(fitting, [
    tie(-1),
    tie(1),
    cloth(
      "apron",
      smooth(mirrored([
        [0, 18],
        [46, 16, "corner"],
        [50, waist - 22],
        [74, waist, "corner"],
        [82, low - 26],
        [72, low],
        [0, low + 4],
      ])),
      colour,
      {
        role: "costume",
        volume: 0.4,
        marks: [
          mark(
            "detail",
            ribbon([[-90, waist + 4], [0, waist + 10], [90, waist + 4]], [6, 6, 6]),
            edge,
          ),
          mark("detail", ribbon([[-50, 22], [0, 25], [50, 22]], [4, 4, 4]), edge),
          mark("detail", ribbon([[-84, low - 8], [0, low - 1], [84, low - 8]], [4, 4, 4]), edge),
          ...[-40, -12, 18, 44].map((x) =>
            mark(
              "shade",
              leaf([x, waist + 16], [x * 1.3, low - 16], 4),
              shift(colour, { l: -0.06 }),
              2,
            )
          ),
          ...pocket([0, waist + 46], edge, 50),
        ],
      },
    ),
  ]);
}

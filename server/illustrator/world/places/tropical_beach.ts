/** @module On a tropical beach: palms at both sides, a green mountain over clear water, a surfboard. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { dapples, LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { palm } from "../palm.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { furnishings } from "../furnishings.ts";
import { sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "tropical beach, hawaii, hawaiian beach, hawaiian island, waikiki, honolulu, maui, maldives, caribbean, bahamas, fiji, bora bora, tahiti, polynesia, tropics, tropical paradise, palm beach, beach with palm trees, beach with palms, copacabana, jamaica, barbados, cancun",
  nearest: "thailand, phuket, seychelles, mauritius, polynesian island, cuba",
  phrase: { where: "on", what: "a tropical beach" },
  ...OUTDOORS,
  isWide: true,
  includes: ["beach", "island", "open sea"],
  season: "none",
  softGround: true,
  props: { none: 2, flower: 1 },
  draw: tropicalBeach,
};

/** A palm leans in from either side; sea and mountain between them. */
function tropicalBeach(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sea = grade({ l: 0.76, c: 0.11, h: 208 }, 0.25), sand = { l: 0.91, c: 0.06, h: 85 };
  const far = random("tropical.far");
  const side = (s: number, y: number, high: number, lean: number) =>
    palm(
      [512 + lightSide * s, y],
      high,
      lightSide * lean,
      grade(LEAVES, 0.15),
      grade(BARK, 0.15),
      0.15,
    );
  return sights(land, {
    horizon: 560,
    far: [
      scenery(
        "green mountain",
        "plant",
        smooth([
          [512 - lightSide * 380, 566, "corner"],
          [512 - lightSide * 230, 440],
          [512 - lightSide * 120, 330, "corner"],
          [512 - lightSide * 30, 345, "corner"],
          [512 + lightSide * 90, 450],
          [512 + lightSide * 300, 566, "corner"],
        ]),
        grade({ l: 0.6, c: 0.1, h: 155 }, 0.6),
        { depth: 0.65 },
      ),
      under([[LEFT, 562], [RIGHT, 562]], {
        name: "sea",
        texture: "water",
        colour: shift(sea, { l: -0.1 }),
        colourEnd: shift(sea, { l: 0.08 }),
        depth: 0.4,
        marks: ripples(far, { top: 570, bottom: 770, colour: shift(sea, { l: 0.16 }), count: 44 }),
      }),
    ],
    ground: {
      name: "sand",
      texture: "stone",
      colour: sand,
      top: 786,
      swing: 14,
      marks: dapples(far, {
        top: 820,
        bottom: 1010,
        colour: grade(shift(sand, { l: -0.05 })),
        count: 20,
      }),
    },
    things: [],
    items: [
      ...side(-330, 850, 640, -60),
      ...side(390, 836, 560, -40),
      ...side(440, 850, 400, 70),
      ...sightsInSand(land),
    ],
  });
}

/** What lies and stands in the sand. */
function sightsInSand(land: Land) {
  return furnishings(land, [
    { name: "surfboard", beside: -410, y: 868, high: 340, depth: 0.1, isOnly: true },
    { name: "hibiscus", beside: 380, y: 880, high: 90, depth: 0.1 },
    { name: "coconut drink", beside: 300, y: 890, high: 80, depth: 0.1 },
  ]);
}

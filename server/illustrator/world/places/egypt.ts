/** @module In Egypt: the pyramids, palms, a camel in the sand. */
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { palm } from "../palm.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { hills, under } from "../landforms.ts";
import { sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "egypt, in egypt, ancient egypt, giza, at the pyramids, by the pyramids, pyramids of giza, egyptian desert, egyptian pyramids, great pyramid, land of the pharaohs",
  nearest:
    "cairo, luxor, the nile, valley of the kings, sphinx of giza, egyptian temple, egyptian pyramid, nile, cairo desert, sphinx statue",
  phrase: { where: "in", what: "Egypt" },
  ...OUTDOORS,
  isWide: true,
  includes: ["desert"],
  season: "none",
  softGround: true,
  props: { none: 1 },
  draw: egypt,
};

/** Pyramids behind, a camel at one side, a palm at the other. */
function egypt(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sand = { l: 0.84, c: 0.09, h: 80 };
  return sights(land, {
    horizon: 640,
    far: [
      under(hills(random("egypt.far"), { height: 690, swing: 20, waves: 2 }), {
        name: "far dunes",
        texture: "stone",
        colour: grade({ l: 0.8, c: 0.09, h: 72 }, 0.6),
        depth: 0.6,
      }),
    ],
    ground: { name: "sand", texture: "stone", colour: sand, top: 780, swing: 12 },
    things: [
      { name: "pyramids", beside: 90, y: 790, high: 560, depth: 0.4, wider: 1.3 },
      { name: "camel", beside: -375, y: 838, high: 350, depth: 0.1, isOnly: true },
    ],
    items: palm(
      [512 + lightSide * 420, 816],
      520,
      lightSide * 10,
      grade(LEAVES, 0.2),
      grade(BARK, 0.2),
    ),
  });
}

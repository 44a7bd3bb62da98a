/** @module On the open sea: waves to the horizon, foam, gulls. */
import { shift } from "../../colour/colour.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { hills, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "open sea, ocean, sea, at sea, high seas, ocean waves, big waves, wave, waves, the waves, sea waves, big wave, giant wave, huge wave, stormy sea, rough sea, seven seas, pacific, atlantic, lost at sea, raft, on a raft",
  phrase: { where: "on", what: "the open sea" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  props: { none: 1 },
  draw: openSea,
};

/** Waves one behind another; the cat is on a raft. */
function openSea(land: Land): Place {
  const { grade, random, lightSide } = land;
  const swell = random("sea.swell"),
    tone = { l: 0.48, c: 0.12, h: 242 },
    wood = grade({ l: 0.62, c: 0.08, h: 60 });
  const crest = (
    y: number,
    swing: number,
    depth: number,
    role: "scenery" | "ground" | "front",
  ): Item => {
    const colour = grade(shift(tone, { l: depth * 0.1 }), depth),
      top = hills(swell, { height: y, swing, waves: 6 });
    return under(top, {
      name: "sea wave",
      role,
      texture: "water",
      colour,
      colourEnd: shift(colour, { l: -0.05 }),
      depth,
      marks: [
        mark(
          "light",
          ribbon(top.filter((_, i) => i % 3 === 0), [4, 10, 4]),
          shift(colour, { l: 0.4, c: -0.08 }),
        ),
      ],
    });
  };
  const view = outdoors(land, {
    horizon: 540,
    far: [
      crest(560, 4, 0.85, "scenery"),
      ...sceneryThing(land, "sailing boat", [512 + lightSide * 300, 590], 120, { depth: 0.75 }),
      crest(600, 12, 0.65, "scenery"),
      crest(664, 18, 0.45, "scenery"),
    ],
    ground: { name: "sea", texture: "water", colour: tone, top: 740, swing: 22 },
    items: [
      crest(790, 20, 0.1, "scenery"),
      ...times(9, (i): Item =>
        scenery(
          "raft",
          "wood",
          box(150 + i * 80, 846, 78, 92, 30),
          shift(wood, { l: (i % 2) * 0.04 }),
          { role: "ground", line: 2.4, volume: 0.5 },
        )),
    ],
  });
  return { ...view, front: [crest(968, 16, 0, "front")] };
}

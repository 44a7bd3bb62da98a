/** @module At a campsite: a tent, a fire, firs under the sky. */
import { shift } from "../../colour/colour.ts";
import { glow } from "../../items.ts";
import { LAWN } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { peaks, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { FIR } from "../tones.ts";
import { fir } from "../fir.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "campsite, camping, campground, camp, by the campfire, around the campfire, tent camp, in a tent, in the tent, glamping, scout camp, camping trip, bonfire night camp, wilderness camp",
  phrase: { where: "at", what: "a campsite" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  cover: "grass",
  props: { none: 1 },
  draw: campsite,
};

/** A tent and a fire in a clearing. */
function campsite(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("camp.far");
  return outdoors(land, {
    horizon: 560,
    far: [
      under(peaks(far, { height: 500, swing: 150, count: 4 }), {
        name: "far peaks",
        texture: "stone",
        colour: grade({ l: 0.66, c: 0.05, h: 250 }, 0.9),
        depth: 0.92,
      }),
      ...times(
        10,
        (i) =>
          fir([i * 114 + far.between(-30, 30), 640], far.between(200, 320), grade(FIR, 0.6), 0.6),
      ).flat(),
    ],
    ground: {
      name: "clearing",
      texture: "plant",
      colour: { l: 0.66, c: 0.1, h: 125 },
      top: 630,
      swing: 10,
    },
    items: [
      ...sceneryThing(land, "tent", [512 - lightSide * 340, 820], 420, { depth: 0.15 }),
      glow({
        name: "firelight",
        centre: [512 + lightSide * 360, 790],
        radius: 240,
        colour: { l: 0.88, c: 0.13, h: 65 },
        strength: 0.55,
        depth: 0.2,
      }),
      ...sceneryThing(land, "log of wood", [512 + lightSide * 440, 880], 90, {
        depth: 0.2,
        wider: 1.3,
      }),
      ...sceneryThing(land, "fire", [512 + lightSide * 375, 866], 210, { isLit: true }),
    ],
    front: [60, 960].flatMap((x) =>
      grass(far, [x, 1030], 76, grade(shift(LAWN, { l: -0.08 })), "front")
    ),
  });
}

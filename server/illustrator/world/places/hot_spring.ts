/** @module In a hot spring: steaming water among rocks. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { FIR } from "../tones.ts";
import { fir } from "../fir.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "hot spring, hot springs, onsen, thermal bath, hot tub, jacuzzi, spa, thermal spring, geyser, in an onsen, mineral bath",
  phrase: { where: "by", what: "a hot spring" },
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: hotSpring,
};

/** Steam over a rocky pool, firs behind a bamboo fence. */
function hotSpring(land: Land): Place {
  const { grade, random } = land;
  const rocks = random("spring.rocks"), water = grade({ l: 0.76, c: 0.07, h: 195 }, 0.2);
  const bamboo = grade({ l: 0.74, c: 0.09, h: 95 }, 0.4);
  return outdoors(land, {
    horizon: 540,
    far: [
      ...times(8, (i) =>
        fir(
          [i * 150 + rocks.between(-40, 40), 560],
          rocks.between(220, 330),
          grade(FIR, 0.7),
          0.7,
        )).flat(),
      ...times(27, (i): Item =>
        scenery(
          "bamboo fence",
          "wood",
          box(i * 40 - 20, 476, 36, 150, 12),
          shift(bamboo, { l: (i % 2) * 0.04 }),
          { line: 1.4, depth: 0.5 },
        )),
      under([[LEFT, 620], [RIGHT, 620]], {
        name: "spring water",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: 0.06 }),
        depth: 0.35,
        marks: ripples(rocks, {
          top: 640,
          bottom: 800,
          colour: shift(water, { l: 0.12 }),
          count: 36,
        }),
      }),
      ...times(9, (i) =>
        rock(
          rocks,
          [i * 130 - 10, 640],
          rocks.between(50, 84),
          grade({ l: 0.62, c: 0.015, h: 250 }, 0.4),
          0.4,
        )),
      ...[200, 420, 640, 850].map((x, i): Item =>
        scenery("steam", "cloud", ellipse([x, 560 - (i % 2) * 90], 120, 60), {
          l: 0.97,
          c: 0.01,
          h: 200,
        }, { opacity: 0.45, depth: 0.3 })
      ),
    ],
    ground: {
      name: "spring edge",
      texture: "stone",
      colour: { l: 0.6, c: 0.015, h: 240 },
      top: 800,
      swing: 16,
    },
    items: [60, 190, 840, 970].map((x, i) =>
      rock(rocks, [x, 850 + (i % 2) * 24], 92, grade({ l: 0.58, c: 0.015, h: 245 }, 0.1))
    ),
  });
}

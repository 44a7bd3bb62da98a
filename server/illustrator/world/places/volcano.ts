/** @module Before a volcano: lava runs down its side, smoke rises. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { rock } from "../landforms.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "volcano, volcanoes, volcanic, volcanic island, lava, lava field, lava flow, magma, erupting volcano, eruption, volcano lair, hell, inferno, underworld, fire and brimstone",
  phrase: { where: "before", what: "a volcano" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  props: { none: 1 },
  draw: volcano,
};

/** A cone with streams of lava above dark rock. */
function volcano(land: Land): Place {
  const { grade, random, lightSide } = land;
  const rocks = random("volcano.rocks"), dark = grade({ l: 0.36, c: 0.04, h: 30 }, 0.4);
  const lava: Colour = { l: 0.76, c: 0.19, h: 48 }, x = 512 - lightSide * 120;
  const stream = (points: [number, number][], wide: number) =>
    mark(
      "light",
      ribbon(points.map(([dx, y]) => [x + dx, y]), points.map((_, i) => wide * (0.6 + i * 0.3))),
      lava,
      2,
    );
  return outdoors(land, {
    horizon: 600,
    far: [
      glow({
        name: "lava light",
        centre: [x, 210],
        radius: 300,
        colour: { l: 0.8, c: 0.17, h: 45 },
        strength: 0.7,
        depth: 0.8,
      }),
      ...[0, 1, 2, 3].map((i): Item =>
        scenery(
          "volcano smoke",
          "cloud",
          ellipse([x + lightSide * (30 + i * 70), 150 - i * 44], 90 + i * 26, 58 + i * 14),
          grade({ l: 0.5 + i * 0.05, c: 0.02, h: 30 }, 0.7),
          { opacity: 0.86, depth: 0.8 },
        )
      ),
      scenery(
        "volcano",
        "stone",
        [
          [x - 560, 720],
          [x - 300, 500],
          [x - 150, 300],
          [x - 84, 214],
          [x - 30, 236],
          [x + 24, 226],
          [x + 84, 210],
          [x + 160, 310],
          [x + 320, 510],
          [x + 580, 720],
        ],
        dark,
        {
          colourEnd: shift(dark, { l: -0.06 }),
          line: 2,
          depth: 0.7,
          marks: [
            stream([[-30, 222], [-50, 320], [-110, 430], [-130, 560], [-220, 720]], 13),
            stream([[30, 222], [50, 330], [40, 440], [100, 560], [90, 720]], 15),
            stream([[70, 214], [120, 300], [210, 430], [290, 580], [420, 720]], 9),
          ],
        },
      ),
    ],
    ground: {
      name: "lava rock",
      texture: "stone",
      colour: { l: 0.38, c: 0.03, h: 35 },
      top: 690,
      swing: 14,
      marks: times(9, (i) =>
        mark(
          "light",
          ribbon([[i * 128 + rocks.between(-40, 40), 730 + (i % 3) * 100], [
            i * 128 + 50,
            760 + (i % 3) * 100,
          ], [i * 128 + 130, 750 + (i % 3) * 104]], [2, 7, 2]),
          lava,
          2,
        )),
    },
    items: [130, 260, 780, 930].map((at, i) =>
      rock(rocks, [at, 830 + (i % 2) * 30], 76 + i * 8, grade({ l: 0.34, c: 0.03, h: 30 }, 0.1))
    ),
  });
}

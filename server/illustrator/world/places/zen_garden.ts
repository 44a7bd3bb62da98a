/** @module In a zen garden: raked sand around rocks, bamboo, a stone lantern. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { line, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { stoneLantern } from "../fixtures/stone_lantern.ts";
import { rock } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { furnishings } from "../furnishings.ts";
import { isLampTime, sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "zen garden, zen gardens, japanese garden, japanese gardens, rock garden, raked sand garden, kyoto garden, japanese zen garden",
  phrase: { where: "in", what: "a zen garden" },
  ...OUTDOORS,
  isWide: true,
  includes: ["garden", "temple"],
  restful: true,
  props: { none: 1 },
  draw: zenGarden,
};

/** Rings in the sand around two groups of rocks, a fence of bamboo behind. */
function zenGarden(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sand: Colour = { l: 0.9, c: 0.025, h: 90 }, stones = random("zen.rocks");
  const furrow = grade(shift(sand, { l: -0.12 }));
  const left = 512 - lightSide * 330, right = 512 + lightSide * 360;
  return sights(land, {
    horizon: 600,
    far: bambooFence(land),
    ground: { name: "raked sand", texture: "stone", colour: sand, top: 730, marks: [] },
    things: [],
    items: [
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        ring(left, 812, 150 + i * 34, 36 + i * 11, furrow),
        ring(right, 900, 110 + i * 34, 28 + i * 11, furrow),
      ]),
      rock(stones, [left, 826], 92, grade({ l: 0.5, c: 0.02, h: 250 }, 0.1), 0.1),
      rock(
        stones,
        [left - lightSide * 100, 830],
        52,
        grade({ l: 0.58, c: 0.02, h: 230 }, 0.1),
        0.1,
      ),
      rock(stones, [right, 906], 56, grade({ l: 0.54, c: 0.02, h: 240 }, 0.05), 0.05),
      ...stoneLantern([512 + lightSide * 370, 800], isLampTime(land), grade),
      ...furnishings(land, [
        { name: "bonsai", beside: -420, y: 770, high: 240, depth: 0.15 },
        { name: "rake", beside: 250, y: 790, high: 300, depth: 0.1 },
      ]),
    ],
  });
}

function ring(x: number, y: number, rx: number, ry: number, colour: Colour): Item {
  const around = ellipse([x, y], rx, ry);
  return line("furrow", "scenery", [...around, around[0]!], colour, [5, 5]);
}

/** Upright canes with two cross-bars. */
function bambooFence({ grade }: Land): Item[] {
  const cane = grade({ l: 0.7, c: 0.1, h: 105 }, 0.3);
  return [
    ...times(
      27,
      (i) =>
        scenery(
          "bamboo cane",
          "wood",
          box(i * 40 - 20, 420 + (i % 3) * 12, 34, 330, 8),
          shift(cane, { l: (i % 3) * 0.03 }),
          {
            line: 1.8,
            volume: 0.5,
            depth: 0.35,
          },
        ),
    ),
    ...[500, 650].map((y) =>
      scenery("cross-bar", "wood", box(-24, y, 1072, 18, 6), shift(cane, { l: -0.14 }), {
        line: 2,
        depth: 0.33,
      })
    ),
  ];
}

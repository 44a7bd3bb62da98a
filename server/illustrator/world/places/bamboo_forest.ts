/** @module In a bamboo forest: green stalks, shafts of light. */
import { shift } from "../../colour/colour.ts";
import { box, leaf } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { LAWN } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { grass } from "../plants.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "bamboo forest, bamboo, bamboos, bamboo grove, bamboo thicket, bamboo jungle, in bamboo, among bamboo, arashiyama",
  phrase: { where: "in", what: "a bamboo forest" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  hidesStars: true,
  cover: "ferns",
  props: { none: 2, butterfly: 1 },
  draw: bambooForest,
};

/** Stalks with their rings, the far ones pale, leaves above. */
function bambooForest(land: Land): Place {
  const { grade, random } = land;
  const stalks = random("bamboo.stalks");
  const stalk = (x: number, wide: number, depth: number): Item => {
    const colour = grade({ l: 0.66 + stalks.between(-0.06, 0.04), c: 0.13, h: 132 }, depth),
      lean = stalks.between(-26, 26);
    return scenery(
      "bamboo",
      "plant",
      [[x - wide / 2, 880 - depth * 200], [x - wide / 2 + lean, -20], [
        x + wide / 2 + lean,
        -20,
      ], [x + wide / 2, 880 - depth * 200]],
      colour,
      {
        line: depth < 0.4 ? 1.6 : 0,
        volume: 0.5,
        depth,
        marks: times(9, (i) =>
          mark(
            "shade",
            box(
              x - wide - Math.abs(lean),
              40 + i * 98 + stalks.between(-14, 14),
              wide * 2 + Math.abs(lean) * 2,
              5,
            ),
            shift(colour, { l: -0.12 }),
          )),
      },
    );
  };
  const leaves = (count: number, depth: number): Item[] =>
    times(count, () => {
      const x = stalks.between(0, 1024), y = stalks.between(0, 330), lean = stalks.between(-70, 70);
      return scenery(
        "bamboo leaf",
        "plant",
        leaf([x, y], [x + lean, y + stalks.between(40, 90)], 8),
        grade({ l: 0.62, c: 0.13, h: 136 }, depth),
        { depth },
      );
    });
  return outdoors(land, {
    horizon: 560,
    far: [
      scenery(
        "bamboo haze",
        "plant",
        box(LEFT, -20, RIGHT - LEFT, 760),
        grade({ l: 0.84, c: 0.08, h: 128 }, 0.8),
        { depth: 0.9 },
      ),
      ...times(22, (i) => stalk(i * 49 + stalks.between(-16, 16), 20, 0.8)),
      ...leaves(40, 0.7),
      ...times(13, (i) => stalk(i * 84 + stalks.between(-24, 24), 32, 0.5)),
    ],
    ground: {
      name: "bamboo ground",
      texture: "plant",
      colour: { l: 0.62, c: 0.09, h: 110 },
      top: 720,
      swing: 10,
    },
    items: [
      ...[40, 150, 250, 780, 890, 990].map((x) => stalk(x, 46, 0.15)),
      ...leaves(34, 0.2),
      ...[110, 300, 720, 900].flatMap((x) => grass(stalks, [x, 860], 36, grade(LAWN))),
    ],
  });
}

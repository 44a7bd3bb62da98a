/** @module In a vineyard: rows of vines with grapes below a village. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "vineyard, vineyards, winery, among the vines, grape vines, grapevines, tuscany, tuscan hills, wine hills",
  phrase: { where: "in", what: "a vineyard" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: vineyard,
};

/** Vines on their posts, row behind row, a house among cypresses. */
function vineyard(land: Land): Place {
  const { grade, lightSide } = land;
  return cropField(land, {
    name: "vine rows",
    soil: { l: 0.62, c: 0.08, h: 75 },
    step: 210,
    high: 200,
    far: [
      ...sceneryThing(land, "old house", [512 + lightSide * 250, 590], 120, { depth: 0.7 }),
      ...[-1, 0, 1].map((i): Item =>
        scenery(
          "cypress",
          "plant",
          leaf([512 + lightSide * 380 + i * 46, 600], [512 + lightSide * 380 + i * 46, 440], 20),
          grade({ l: 0.44, c: 0.08, h: 150 }, 0.7),
          { depth: 0.7 },
        )
      ),
    ],
    plant: ([x, y], high, depth) => {
      const green = grade({ l: 0.58, c: 0.13, h: 132 }, depth),
        grape = grade({ l: 0.46, c: 0.17, h: 308 }, depth * 0.5);
      return [
        scenery(
          "vine post",
          "wood",
          box(x - high * 0.03, y - high, high * 0.06, high),
          grade({ l: 0.5, c: 0.06, h: 55 }, depth),
          { depth },
        ),
        scenery(
          "vine",
          "plant",
          smooth([
            [x - high * 0.42, y - high * 0.5],
            [x - high * 0.3, y - high * 0.86],
            [x, y - high * 0.98],
            [x + high * 0.32, y - high * 0.84],
            [x + high * 0.42, y - high * 0.5],
            [x, y - high * 0.36],
          ]),
          green,
          {
            depth,
            marks: [-0.22, 0.1].flatMap((dx) => [
              mark(
                "light",
                leaf(
                  [x + dx * high, y - high * 0.8],
                  [x + dx * high + high * 0.1, y - high * 0.66],
                  high * 0.05,
                ),
                shift(green, { l: 0.08 }),
              ),
              ...[0, 1, 2, 3, 4, 5, 7].map((i) =>
                mark(
                  "detail",
                  ellipse(
                    [
                      x + dx * high + ((i % 3) - 1) * high * 0.085 * (i < 3 ? 1 : 0.6),
                      y - high * (0.44 + Math.floor(i / 3) * 0.1),
                    ],
                    high * 0.054,
                    high * 0.056,
                  ),
                  grape,
                )
              ),
            ]),
          },
        ),
      ];
    },
  });
}

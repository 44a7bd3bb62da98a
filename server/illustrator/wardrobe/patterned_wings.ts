/** @module The wings of a butterfly, with dark edges and spots. */
import { type Colour, shift } from "../colour/colour.ts";
import { ellipse, leaf, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import { behindShoulders } from "./fabled_details.ts";
import type { OutfitContext } from "./outfit.ts";

const EDGE = { l: 0.28, c: 0.02, h: 60 };

const UPPER: readonly Point[] = [[16, -10], [70, -110], [166, -164], [226, -132], [214, -50], [
  130,
  12,
]];
const LOWER: readonly Point[] = [[16, 0], [112, 8], [180, 54], [166, 116], [92, 110], [30, 48]];

/** Two pairs of wings behind the shoulders. */
export function patternedWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  return behindShoulders(
    shoulders,
    view,
    [-1, 1].flatMap((
      s,
    ) => [wing(s, LOWER, shift(colour, { l: 0.06, h: 12 })), wing(s, UPPER, colour)]),
  );
}

function wing(side: number, outline: readonly Point[], colour: Colour): Item {
  const own = outline.map(([x, y]): Point => [x * side, y]);
  const [x, y] = own.reduce(
    ([sumX, sumY], [eachX, eachY]) => [sumX + eachX / own.length, sumY + eachY / own.length],
    [0, 0],
  );
  const inner = own.map((
    [eachX, eachY],
  ): Point => [x + (eachX - x) * 0.78, y + (eachY - y) * 0.78]);
  return cloth("butterfly wing", smooth(own), EDGE, {
    role: "costume",
    volume: 0.3,
    marks: [
      mark("detail", smooth(inner), colour),
      ...[2, 3, 4].map((to) => mark("detail", leaf(own[0]!, own[to]!, 3), EDGE)),
      ...[2, 3, 4].map((to) =>
        mark(
          "detail",
          ellipse([x + (own[to]![0] - x) * 0.88, y + (own[to]![1] - y) * 0.88], 8, 8),
          { l: 0.97, c: 0.02, h: 90 },
        )
      ),
      mark(
        "detail",
        ellipse([x + (own[3]![0] - x) * 0.3, y], 15, 15),
        shift(colour, { l: 0.16, c: -0.03 }),
      ),
    ],
  });
}

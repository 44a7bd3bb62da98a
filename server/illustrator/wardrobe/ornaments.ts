/** @module What finishes a costume: furs, jewels, buttons and wings. */
import { knots } from "../geometry/coordinates.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../colour/palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { anchor } from "./headwear/caps.ts";
import { bow, cloth } from "./cloth/cloth.ts";
import type { OutfitContext } from "./outfit.ts";
import { times } from "../times.ts";

/** A king's white collar with black tails and a jewel. */
export function ermine(): Item[] {
  const spots: Point[] = [[-58, 4], [-34, 20], [-6, 26], [24, 22], [52, 8], [-74, -8], [74, -8]];
  return [
    cloth(
      "ermine",
      smooth([[-98, -24], [0, 0], [98, -24], [106, 14], [60, 38], [0, 46], [-60, 38], [-106, 14]]),
      WHITE,
      {
        role: "costume",
        texture: "fur",
        hair: 10,
        marks: spots.map(([x, y]) => mark("detail", leaf([x, y - 7], [x, y + 8], 4), INK)),
      },
    ),
    jewel([0, 34], THINGS.red),
  ];
}

/** A cut stone. */
export function jewel([x, y]: Point, colour: Colour): Item {
  return region({
    name: "jewel",
    role: "costume",
    texture: "glass",
    outline: smooth(knots("0 -16!, 14 0, 0 18!, -14 0", [x, y]), 3),
    colour,
    volume: 0.9,
    marks: [mark("light", ellipse([x - 4, y - 5], 4, 5), WHITE)],
  });
}

/** A ragged ring of fur. */
export function furCollar(colour: Colour): Item[] {
  const edge: Point[] = times(44, (i) => {
    const angle = (i / 44) * 2 * Math.PI;
    const reach = i % 2 ? 1.08 : 0.96;
    return [Math.cos(angle) * 98 * reach, 6 + Math.sin(angle) * 32 * reach];
  });
  return [cloth("fur collar", smooth(edge), colour, { role: "costume", texture: "fur", hair: 14 })];
}

/** A gold ring in the left ear. */
export function earring(): Item {
  return line("earring", "costume", ellipse([-92, -34], 9, 11), GOLD, [4, 4]);
}

/** Two rows of buttons. */
export function doubleBreastButtons(colour: Colour): Item[] {
  return [-15, 15].flatMap((x) =>
    [26, 50].map((y) =>
      region({
        name: "button",
        role: "costume",
        texture: "cloth",
        outline: ellipse([x, y], 5, 5),
        colour,
        line: 0,
      })
    )
  );
}

/** The chest panel of a space suit. */
export function panel(colour: Colour): Item[] {
  return [
    region({
      name: "panel",
      role: "costume",
      texture: "metal",
      outline: smooth(knots("-34 20!, 34 20!, 34 58!, -34 58!")),
      colour: { l: 0.74, c: 0.02, h: 250 },
      line: 3,
    }),
    ...[-20, 0, 20].map((x, i) =>
      region({
        name: "lamp",
        role: "costume",
        texture: "glass",
        outline: ellipse([x, 34], 6, 6),
        colour: [THINGS.red, THINGS.yellow, colour][i]!,
        line: 2,
      })
    ),
    line("panel slot", "costume", [[-22, 49], [22, 49]], INK, [4, 4]),
  ];
}

/** A square collar with piping, a bow and an anchor. */
export function sailorCollar(trim: Colour): Item[] {
  return [
    cloth(
      "sailor collar",
      smooth(knots("-92 -22!, 0 0, 92 -22!, 96 30!, 34 30, 0 66!, -34 30, -96 30!")),
      trim,
      {
        role: "costume",
        volume: 0.4,
        marks: [
          mark(
            "detail",
            ribbon([[-88, 20], [-34, 20], [0, 54], [34, 20], [88, 20]], [2.6, 2.6]),
            WHITE,
          ),
        ],
      },
    ),
    ...bow([0, 58], 20, THINGS.red, "costume"),
    ...anchor([-62, 4], 10, WHITE),
  ];
}

/** Four glassy wings behind the shoulders. */
export function fairyWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item[] => [
    region({
      name: "upper wing",
      role: "costume",
      texture: "glass",
      outline: smooth([[s * 16, -10], [s * 70, -104], [s * 160, -150], [s * 212, -118], [
        s * 200,
        -50,
      ], [s * 120, 4]]),
      colour: shift(colour, { l: 0.1, c: -0.03 }),
      opacity: 0.82,
      volume: 0.4,
      marks: veins(s, colour),
    }),
    region({
      name: "lower wing",
      role: "costume",
      texture: "glass",
      outline: smooth([[s * 16, 0], [s * 110, 10], [s * 168, 56], [s * 148, 104], [s * 84, 92], [
        s * 30,
        44,
      ]]),
      colour: shift(colour, { l: 0.06, h: 25 }),
      opacity: 0.82,
      volume: 0.4,
    }),
  ];
  const turn = view === "side" ? -0.35 : 0;
  return moveItems(placing({ at: shoulders.at, turn, scale: shoulders.scale }), [
    ...wing(-1),
    ...wing(1),
  ]);
}

function veins(s: number, colour: Colour): Mark[] {
  return [[190, -110], [196, -70], [140, -128]].map(([x, y]) =>
    mark("shade", leaf([s * 24, -14], [s * x!, y!], 2.4), shift(colour, { l: -0.06 }))
  );
}

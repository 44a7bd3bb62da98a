/**
 * Things around the neck. Origin right under the chin; the neck is about 62 wide to each side.
 *
 * @module
 */
import type { Figure } from "../cat/figure.ts";
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth, star } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Point, Role } from "../scene.ts";
import type { ScarfVariant } from "../spec.ts";
import { bow, cloth } from "./hats.ts";

/** Neckwear in a colour; costumes pass their own role. */
export type ScarfOf = (colour: Colour, role?: Role) => Item[];

/** A long knitted scarf: wound around the neck, both ends striped and fringed. */
export const scarf: ScarfOf = (colour, role = "accessory") => {
  const pale = shift(colour, { l: colour.l > 0.75 ? -0.14 : 0.16, c: -0.04 });
  return [
    ...scarfEnd([[4, 14], [-8, 60], [-26, 98]], colour, pale, role),
    ...scarfEnd([[40, 16], [46, 70], [40, 128]], colour, pale, role),
    cloth(
      "scarf",
      smooth([[-80, -26], [0, -10], [80, -26], [90, 4], [70, 28], [0, 42], [-70, 28], [-90, 4]]),
      colour,
      {
        role,
        volume: 0.8,
        marks: [
          ...[-62, -28, 8, 44].map((x) =>
            mark("detail", ribbon([[x, -34], [x + 16, 50]], [8, 8]), pale)
          ),
          mark(
            "shade",
            leaf([-92, 2], [86, 4], 3.4, -26),
            shift(colour, { l: -0.12 }),
            2,
          ),
        ],
      },
    ),
    cloth(
      "scarf knot",
      smooth([[18, 0], [46, -6], [64, 14], [58, 36], [34, 42], [18, 26]]),
      shift(colour, { l: 0.03 }),
      {
        role,
        marks: [mark("shade", leaf([24, 8], [54, 34], 3, 6), shift(colour, { l: -0.09 }))],
      },
    ),
  ];
};

/** A hanging end with its stripes, ribs and fringe, along its middle from the knot down. */
function scarfEnd(
  middle: readonly [Point, Point, Point],
  colour: Colour,
  pale: Colour,
  role: Role,
): Item[] {
  const half = 21;
  const axis = curve(middle);
  const [x, y] = axis.at(-1)!, [bx, by] = axis.at(-4)!;
  const length = Math.hypot(x - bx, y - by);
  const down: Point = [(x - bx) / length, (y - by) / length], across: Point = [down[1], -down[0]];
  const at = (side: number, along: number): Point => [
    x + across[0] * side + down[0] * along,
    y + across[1] * side + down[1] * along,
  ];
  return [
    ...[-0.84, -0.5, -0.16, 0.16, 0.5, 0.84].map((share) =>
      line("fringe", role, [at(share * half, -4), at(share * half * 1.14, 20)], colour, [5.4, 4])
    ),
    cloth("scarf end", strip(axis, half), colour, {
      role,
      marks: [
        ...[14, 40].map((up) =>
          mark("detail", ribbon([at(-half - 4, -up), at(half + 4, -up)], [6, 6]), pale)
        ),
        ...[-0.33, 0.33].map((share) =>
          mark(
            "shade",
            ribbon(
              axis.map(([px, py]): Point => [
                px + across[0] * half * share,
                py + across[1] * half * share,
              ]),
              [1, 1],
            ),
            shift(colour, { l: -0.09 }),
          )
        ),
      ],
    }),
  ];
}

/** A band of even width with straight ends. */
function strip(axis: readonly Point[], half: number): Point[] {
  const side = (s: number) =>
    axis.map(([x, y], i): Point => {
      const [bx, by] = axis[Math.max(0, i - 1)]!,
        [ax, ay] = axis[Math.min(axis.length - 1, i + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      return [x + ((ay - by) / length) * half * s, y - ((ax - bx) / length) * half * s];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A dotted kerchief. */
export const bandana: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "bandana",
    smooth([[-80, -20, "corner"], [0, -2], [80, -20, "corner"], [60, 30], [6, 84, "corner"], [
      -8,
      84,
      "corner",
    ], [-60, 30]]),
    colour,
    {
      role,
      marks: ([[-34, 22], [0, 20], [34, 22], [-16, 44], [18, 44], [0, 64]] as const).map(([x, y]) =>
        mark("detail", ellipse([x, y], 5.5, 5.5), WHITE)
      ),
    },
  ),
  cloth(
    "bandana fold",
    smooth([[-84, -24, "corner"], [0, -6], [84, -24, "corner"], [82, -4, "corner"], [0, 14], [
      -82,
      -4,
      "corner",
    ]]),
    shift(colour, { l: -0.06 }),
    { role },
  ),
];

const bowTie: ScarfOf = (
  colour,
  role = "accessory",
) => [collarBand(shift(colour, { l: -0.16 }), role), ...bow([0, 22], 32, colour, role)];

/** A large ribbon bow with two tails. */
const ribbonBow: ScarfOf = (colour, role = "accessory") => [
  collarBand(shift(colour, { l: -0.05 }), role),
  ...[-1, 1].map((s) =>
    cloth(
      "ribbon tail",
      smooth([[s * 2, 24], [s * 20, 22], [s * 44, 78, "corner"], [s * 27, 74], [
        s * 16,
        90,
        "corner",
      ]]),
      shift(colour, { l: -0.06 }),
      { role },
    )
  ),
  ...bow([0, 24], 42, colour, role),
];

/** A necktie on a white collar. */
const necktie: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "tie",
    smooth([[-11, 30], [11, 30], [24, 106], [0, 132, "corner"], [-24, 106]]),
    colour,
    {
      role,
      volume: 0.5,
      marks: [54, 78, 102].map((y) =>
        mark("detail", ribbon([[-30, y + 12], [30, y - 12]], [5, 5]), shift(colour, { l: 0.16 }))
      ),
    },
  ),
  ...[-1, 1].map((s) =>
    cloth(
      "shirt collar",
      smooth([[s * 76, -24, "corner"], [0, 4, "corner"], [s * 34, 40, "corner"], [
        s * 80,
        0,
        "corner",
      ]]),
      WHITE,
      { role, volume: 0.3 },
    )
  ),
  cloth(
    "tie knot",
    smooth([[-17, 8, "corner"], [17, 8, "corner"], [11, 36, "corner"], [-11, 36, "corner"]]),
    shift(colour, { l: -0.05 }),
    { role },
  ),
];

/** A collar with a bell. */
const bellCollar: ScarfOf = (colour, role = "accessory") => [
  collarBand(colour, role),
  region({
    name: "bell",
    role,
    texture: "metal",
    outline: ellipse([0, 30], 19, 19),
    colour: GOLD,
    volume: 0.9,
    marks: [
      mark("shade", ribbon([[-20, 32], [20, 32]], [2, 2]), shift(GOLD, { l: -0.3 })),
      mark("detail", ellipse([0, 40], 4.5, 4.5), shift(GOLD, { l: -0.4 })),
    ],
  }),
];

const necklace: ScarfOf = (colour, role = "accessory") =>
  Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return region({
      name: "pearl",
      role,
      texture: "glass",
      outline: ellipse([t * 66, 34 - t * t * 36], 11, 11),
      colour,
      line: 3,
      volume: 0.9,
    });
  });

const pendant: ScarfOf = (colour, role = "accessory") => [
  line("chain", role, curve([[-66, -10], [-30, 26], [0, 36], [30, 26], [66, -10]]), GOLD, [
    4.5,
    4.5,
  ]),
  region({
    name: "pendant",
    role,
    texture: "metal",
    outline: star([0, 48], 22),
    colour: shift(colour, { l: 0.05 }),
    volume: 0.6,
  }),
];

/** Every kind of neckwear. */
export const SCARVES: Record<ScarfVariant, ScarfOf> = {
  scarf,
  bandana,
  "bow tie": bowTie,
  bow: ribbonBow,
  tie: necktie,
  "collar with a bell": bellCollar,
  necklace,
  pendant,
};

/** Neckwear on the cat; ends too long for a low cat lie on the ground. */
export function aroundNeck({ neck, bust }: Figure, items: readonly Item[]): Item[] {
  const worn = moveItems(placing(neck), items);
  if (bust) return worn;
  const settled = (points: Point[]) =>
    points.map(([x, y]): Point => [x, y > GROUND ? GROUND + (y - GROUND) * 0.12 : y]);
  return worn.map((item) => {
    if (item.is === "line") return { ...item, points: settled(item.points) };
    if (item.is !== "region") return item;
    return {
      ...item,
      outline: settled(item.outline),
      marks: item.marks.map((mark) => ({ ...mark, outline: settled(mark.outline) })),
    };
  });
}

/** Where cloth meets the ground under a cat, in its own units. */
const GROUND = -4;

function collarBand(colour: Colour, role: Role): Item {
  return cloth(
    "collar",
    smooth([[-72, -22, "corner"], [0, -2], [72, -22, "corner"], [74, -2, "corner"], [0, 20], [
      -74,
      -2,
      "corner",
    ]]),
    colour,
    { role },
  );
}

/** A ruff of folded cloth, for royalty and sailors alike: scallops around the throat. */
export function ruffle(colour: Colour, role: Role): Item {
  const edge: Point[] = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const reach = 1 + 0.09 * Math.cos(i * Math.PI / 2.5);
    return [Math.cos(angle) * 92 * reach, 4 + Math.sin(angle) * 34 * reach];
  });
  return cloth("ruffle", smooth(edge), colour, {
    role,
    marks: [-60, -30, 0, 30, 60].map((x) =>
      mark("shade", leaf([x * 0.5, -6], [x, 36], 2.4), shift(colour, { l: -0.12 }))
    ),
  });
}

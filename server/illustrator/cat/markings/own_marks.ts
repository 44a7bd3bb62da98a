/**
 * @module What one cat alone has at one place, as shapes on its fur: a spot in a colour of its own, mud, a
 * plaster. Where the place is, the part of the body says.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { type CoatTones, WHITE } from "../../colour/palette.ts";
import { ellipse, heart, ribbon, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { OwnMark, OwnMarkKind } from "../../own_mark_choices.ts";
import type { Mark, Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** Where a mark lies, how far it reaches to each side, and how it is turned. */
export interface MarkPlace {
  at: Point;
  size: readonly [wide: number, high: number];
  turn?: number;
}

/** Colours of what is smeared on fur. */
const SMEARS: Partial<Record<OwnMarkKind, Colour>> = {
  mud: { l: 0.37, c: 0.06, h: 55 },
  flour: { l: 0.97, c: 0.012, h: 90 },
  foam: { l: 0.98, c: 0.015, h: 225 },
  ink: { l: 0.24, c: 0.09, h: 275 },
  sauce: { l: 0.5, c: 0.17, h: 30 },
  frost: { l: 0.95, c: 0.03, h: 230 },
  clay: { l: 0.62, c: 0.085, h: 45 },
  soot: { l: 0.22, c: 0.015, h: 60 },
  lipstick: { l: 0.5, c: 0.2, h: 20 },
};

const SPOTS: Partial<Record<OwnMarkKind, Colour>> = {
  "a black spot": { l: 0.25, c: 0.012, h: 60 },
  "a white spot": { l: 0.97, c: 0.01, h: 85 },
  "a grey spot": { l: 0.56, c: 0.015, h: 250 },
  "an orange spot": { l: 0.7, c: 0.14, h: 58 },
  "a brown spot": { l: 0.44, c: 0.07, h: 50 },
};

const PAINTS: readonly Colour[] = [
  { l: 0.62, c: 0.19, h: 27 },
  { l: 0.6, c: 0.16, h: 250 },
  { l: 0.86, c: 0.16, h: 95 },
];

const PLASTER: Colour = { l: 0.87, c: 0.065, h: 62 };
const BANDAGE: Colour = { l: 0.95, c: 0.012, h: 90 };
/** Skin where the fur is gone. */
const SKIN: Colour = { l: 0.8, c: 0.055, h: 38 };
const INK: Colour = { l: 0.3, c: 0.06, h: 262 };

/** The colour of fur in a spot of this kind; undefined where it is none. */
export function spotColour(kind: OwnMarkKind): Colour | undefined {
  return SPOTS[kind];
}

/** The shapes of a mark at a place, all of them named by it. */
export function ownMarkAt(
  name: OwnMark,
  kind: OwnMarkKind,
  place: MarkPlace,
  tones: CoatTones,
): Mark[] {
  return shapesOf(kind, place, tones).map((each) => ({ ...each, name }));
}

function shapesOf(kind: OwnMarkKind, place: MarkPlace, tones: CoatTones): Mark[] {
  const { at, size: [wide, high], turn = 0 } = place;
  const around = onto(place);
  const spot = SPOTS[kind];
  if (spot) return [mark("patch", blob(place, 0), spot)];
  switch (kind) {
    case "paint":
      return PAINTS.map((colour, i) =>
        mark(
          "patch",
          blob({ at: around(PAINTED[i]!), size: [wide * 0.56, high * 0.56], turn: turn + i }, i),
          colour,
        )
      );
    case "crumbs":
      return CRUMBS.map((to, i) =>
        mark(
          "detail",
          blob({ at: around(to), size: [4.6 + (i % 3) * 1.6, 3.8 + (i % 2) * 1.4], turn: i }, i),
          { l: 0.66 + (i % 3) * 0.05, c: 0.1, h: 70 },
        )
      );
    case "freckles":
      return CRUMBS.map((to, i) =>
        mark("detail", ellipse(around(to), 3.1 + (i % 2), 2.9 + (i % 2)), contrast(tones))
      );
    case "a beauty spot":
      return [mark("detail", ellipse(at, 5.2, 5.2), contrast(tones))];
    case "blush":
    case "sunburn":
      return [{
        ...mark("light", ellipse(at, wide, high, turn), { l: 0.66, c: 0.17, h: 20 }, 6),
        opacity: kind === "sunburn" ? 0.9 : 0.76,
      }];
    case "a plaster":
      return plaster(place);
    case "a bandage":
    case "a plaster cast":
      return wrapped(place, kind === "a bandage" ? 4 : 2);
    case "stickers":
      return stickers(place);
    case "a tattoo":
      return tattoo(place);
    case "a bald patch":
      return [
        mark("patch", blob(place, 2), SKIN),
        mark(
          "shade",
          ellipse(around([0.2, 0.3]), wide * 0.5, high * 0.36, turn),
          shift(SKIN, { l: -0.05 }),
          4,
        ),
      ];
    case "a scar":
      return scar(place, tones);
    case "a heart-shaped spot":
      return [mark("patch", heart(at, Math.min(wide, high) * 1.15, turn), contrast(tones))];
    case "a face mask": {
      const mask: Colour = { l: 0.82, c: 0.07, h: 225 }, fold = shift(mask, { l: -0.1 });
      return [
        mark("detail", blob({ at, size: [wide * 1.12, high * 1.12], turn }, 4), fold),
        mark("detail", blob(place, 4), mask),
        ...[-0.4, 0, 0.4].map((y) =>
          mark(
            "detail",
            ribbon([around([-0.84, y]), around([0, y + 0.1]), around([0.84, y])], [1.5, 1.8, 1.5]),
            fold,
          )
        ),
      ];
    }
    case "a dark ring":
      return [mark("patch", blob(place, 0), contrast(tones))];
    case "soot":
    case "mud":
    case "flour":
    case "foam":
    case "ink":
    case "sauce":
    case "frost":
    case "clay":
    case "lipstick":
      return smear(kind, place);
    default:
      return [];
  }
}

/** Dark on a light coat, light on a dark one. */
function contrast({ base }: CoatTones): Colour {
  return base.l > 0.5
    ? mix(base, { l: 0.3, c: 0.05, h: 45 }, 0.86)
    : mix(base, { l: 0.86, c: 0.05, h: 60 }, 0.8);
}

/** From shares of its size to the place of a mark. */
function onto({ at: [x, y], size: [wide, high], turn = 0 }: MarkPlace): (share: Point) => Point {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  return ([sx, sy]) => [
    x + sx * wide * cos - sy * high * sin,
    y + sx * wide * sin + sy * high * cos,
  ];
}

/** How far an uneven edge reaches in eight directions; each kind begins at another one. */
const EDGE = [1, 0.86, 1.04, 0.9, 0.98, 1.06, 0.84, 1.02] as const;

function blob(place: MarkPlace, from: number): Point[] {
  const around = onto(place);
  return smooth(EDGE.map((_, i) => {
    const angle = (i / EDGE.length) * 2 * Math.PI, reach = EDGE[(i + from) % EDGE.length]!;
    return around([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }));
}

const PAINTED: readonly Point[] = [[-0.42, -0.2], [0.4, 0.12], [-0.05, 0.5]];

const CRUMBS: readonly Point[] = [
  [-0.8, -0.1],
  [-0.42, 0.42],
  [-0.3, -0.45],
  [0.02, 0.1],
  [0.3, -0.38],
  [0.46, 0.46],
  [0.84, 0.04],
  [-0.06, 0.78],
  [0.66, -0.62],
];

/** A smear and what dropped beside it; foam has bubbles, frost has needles. */
function smear(kind: OwnMarkKind, place: MarkPlace): Mark[] {
  const colour = SMEARS[kind]!, around = onto(place), { size: [wide, high], turn = 0 } = place;
  const drop = Math.min(wide, high) * 0.24;
  const drops: Point[] = [[1.16, 0.5], [-1.14, -0.42], [0.5, 1.2]];
  if (kind === "foam") {
    return [[-0.62, 0.1], [0, 0.34], [0.6, 0.02], [0.12, -0.4], [-0.3, -0.3]].flatMap((
      [x, y],
      i,
    ) => [
      mark(
        "detail",
        ellipse(around([x!, y!]), wide * 0.46, high * 0.56),
        shift(colour, { l: -0.03 * (i % 2) }),
      ),
      mark(
        "shade",
        ellipse(around([x! + 0.1, y! + 0.16]), wide * 0.16, high * 0.16),
        shift(colour, { l: -0.07, c: 0.02 }),
      ),
    ]);
  }
  return [
    mark("detail", blob(place, kind.length), colour),
    mark(
      "shade",
      ellipse(around([0.24, 0.22]), wide * 0.44, high * 0.4, turn),
      shift(colour, { l: -0.05 }),
    ),
    ...drops.map((to, i) =>
      mark("detail", ellipse(around(to), drop * (1 - i * 0.2), drop * (0.9 - i * 0.2)), colour)
    ),
  ];
}

/** A strip with a pad, and holes beside it. */
function plaster(place: MarkPlace): Mark[] {
  const half = Math.max(15, Math.min(28, place.size[0] * 1.05)), turn = (place.turn ?? 0) - 0.32;
  const around = onto({ at: place.at, size: [half, half], turn });
  const [left, right] = [around([-1, 0]), around([1, 0])];
  return [
    mark(
      "detail",
      ribbon([left, right], [half * 0.5, half * 0.5]),
      shift(PLASTER, { l: -0.5, c: 0.02 }),
    ),
    mark(
      "detail",
      ribbon([around([-0.93, 0]), around([0.93, 0])], [half * 0.39, half * 0.39]),
      PLASTER,
    ),
    mark(
      "detail",
      ribbon([around([-0.34, 0]), around([0.34, 0])], [half * 0.3, half * 0.3]),
      shift(PLASTER, { l: 0.09, c: -0.03 }),
    ),
    ...[-0.74, -0.56, 0.56, 0.74].map((x, i) =>
      mark(
        "shade",
        ellipse(around([x, i % 2 ? 0.16 : -0.16]), 1.6, 1.6),
        shift(PLASTER, { l: -0.2 }),
      )
    ),
  ];
}

/** Cloth around a part, from edge to edge, with its turns. */
function wrapped(place: MarkPlace, turns: number): Mark[] {
  const around = onto(place), edge = shift(BANDAGE, { l: -0.2, c: 0.02 });
  const across = (share: number, low: number) =>
    ribbon([around([-1.2, share]), around([0, share + low]), around([1.2, share])], [
      1.4,
      1.4,
      1.4,
    ]);
  return [
    mark(
      "detail",
      ribbon([around([-1.25, 0]), around([0, 0.08]), around([1.25, 0])], [
        place.size[1],
        place.size[1],
        place.size[1],
      ]),
      BANDAGE,
    ),
    ...times(
      turns + 1,
      (i) => mark("shade", across(-1 + (2 * i) / turns, i % 2 ? 0.26 : 0.06), edge),
    ),
  ];
}

function stickers(place: MarkPlace): Mark[] {
  const around = onto(place), size = Math.max(8, Math.min(14, Math.min(...place.size) * 0.5));
  const rim = (outline: Point[]) => mark("detail", outline, WHITE);
  return [
    rim(ellipse(around([-0.6, -0.3]), size * 1.2, size * 1.2)),
    mark("detail", star(around([-0.6, -0.3]), size), { l: 0.84, c: 0.17, h: 90 }),
    rim(ellipse(around([0.55, 0.1]), size * 1.2, size * 1.2)),
    mark("detail", heart(around([0.55, 0.1]), size * 0.9), { l: 0.6, c: 0.2, h: 15 }),
    rim(ellipse(around([-0.1, 0.8]), size, size)),
    mark("detail", ellipse(around([-0.1, 0.8]), size * 0.76, size * 0.76), {
      l: 0.68,
      c: 0.15,
      h: 150,
    }),
  ];
}

/** A flower with leaves, in the ink of tattoos, on skin that was shaved for it. */
function tattoo(place: MarkPlace): Mark[] {
  const around = onto(place), small = Math.min(...place.size) * 0.32;
  return [
    mark("patch", blob(place, 1), SKIN),
    mark(
      "detail",
      ribbon([around([-0.5, 0.72]), around([-0.1, 0.2]), around([0.04, -0.1])], [2.2, 2.2, 2.2]),
      INK,
    ),
    ...times(5, (k) => {
      const angle = (k / 5) * 2 * Math.PI;
      return mark(
        "detail",
        ellipse(
          around([0.06 + Math.cos(angle) * 0.3, -0.2 + Math.sin(angle) * 0.3]),
          small * 0.6,
          small * 0.6,
        ),
        k % 2 ? INK : shift(INK, { l: 0.14, c: 0.05 }),
      );
    }),
    mark("detail", ellipse(around([0.06, -0.2]), small * 0.44, small * 0.44), {
      l: 0.6,
      c: 0.17,
      h: 20,
    }),
    mark("detail", ellipse(around([-0.5, 0.3]), small * 0.7, small * 0.34, 0.6), INK),
  ];
}

function scar(place: MarkPlace, tones: CoatTones): Mark[] {
  const around = onto(place), colour = mix(contrast(tones), { l: 0.6, c: 0.12, h: 18 }, 0.6);
  return [
    mark(
      "detail",
      ribbon([around([-0.7, -0.7]), around([0, 0]), around([0.7, 0.7])], [2.6, 3.2, 2.6]),
      colour,
    ),
    ...[-0.45, 0, 0.45].map((share) =>
      mark(
        "detail",
        ribbon([around([share - 0.26, share + 0.26]), around([share + 0.26, share - 0.26])], [
          1.8,
          1.8,
        ]),
        colour,
      )
    ),
  ];
}

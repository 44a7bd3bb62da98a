/**
 * @module What makes one head unlike another: round, flat, wedge and long heads, those of kittens and of
 * old, stout and slim cats. A form changes the outline of the style, so that a round head is round in each
 * style's own way.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { PointMap } from "../../geometry/mapping.ts";
import { randomStream } from "../../random.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import type { HeadShape } from "../../style_figure.ts";
import { STYLE_ENTRIES } from "../../styles.ts";

/** Factors of an ordinary head; lengths in units of the head, turns in radians. */
export interface HeadForm {
  /** Width at crown, eyes, cheeks and jaw. */
  width: readonly [crown: number, eyes: number, cheeks: number, jaw: number];
  /** How much lower the chin lies, and how much higher the crown. */
  chin: number;
  crown: number;
  /** Ears: their size, how much farther out and lower they stand, how much farther they lean out. */
  ear: { wide: number; high: number; out: number; low: number; turn: number };
  /** Eyes: their size, how much farther apart and lower they lie, how much their outer corners rise. */
  eye: { wide: number; high: number; apart: number; low: number; slant: number };
  /** Nose, mouth and chin together: their size, and how much lower they lie. */
  muzzle: { wide: number; high: number; low: number };
  /** Seen from the side: how much farther forward brow, nose and chin lie, and how much deeper the line goes in between
   * brow and nose. */
  side: { brow: number; nose: number; chin: number; stop: number };
}

/** Kinds of heads that a breed, an age or a build brings. */
const FORMS = {
  round: {
    width: [1.12, 1.08, 1.07, 1.22],
    chin: -2,
    crown: 7,
    ear: { wide: 1, high: 0.83, out: 4, low: 2, turn: 0.1 },
    eye: { wide: 1.05, high: 1.08, apart: 4, low: 0, slant: -0.03 },
    muzzle: { wide: 1.1, high: 0.96, low: -4 },
    side: { brow: 6, nose: -6, chin: -2, stop: 4 },
  },
  flat: {
    width: [1.08, 1.08, 1.06, 1.18],
    chin: -15,
    crown: 3,
    ear: { wide: 0.88, high: 0.7, out: 9, low: 8, turn: 0.2 },
    eye: { wide: 1.08, high: 1.1, apart: 8, low: 4, slant: -0.07 },
    muzzle: { wide: 1.2, high: 0.84, low: -25 },
    side: { brow: 6, nose: -20, chin: -16, stop: 7 },
  },
  wedge: {
    width: [0.96, 0.96, 0.86, 0.66],
    chin: 9,
    crown: 0,
    ear: { wide: 1, high: 1, out: 9, low: 9, turn: 0.22 },
    eye: { wide: 1.02, high: 0.96, apart: -1, low: -3, slant: 0.1 },
    muzzle: { wide: 0.86, high: 1.02, low: 6 },
    side: { brow: -14, nose: 11, chin: 1, stop: -8 },
  },
  long: {
    width: [0.94, 0.94, 0.9, 1.13],
    chin: 18,
    crown: 0,
    ear: { wide: 1.04, high: 1.04, out: -4, low: -1, turn: -0.06 },
    eye: { wide: 0.96, high: 0.95, apart: -3, low: -6, slant: 0.09 },
    muzzle: { wide: 1.26, high: 1.14, low: 8 },
    side: { brow: -6, nose: 8, chin: 9, stop: -4 },
  },
  kitten: {
    width: [1.12, 1.08, 0.98, 0.88],
    chin: -9,
    crown: 12,
    ear: { wide: 0.96, high: 0.8, out: 8, low: 6, turn: 0.18 },
    eye: { wide: 1.16, high: 1.2, apart: 4, low: 10, slant: -0.02 },
    muzzle: { wide: 0.72, high: 0.72, low: 7 },
    side: { brow: 6, nose: -14, chin: -10, stop: 5 },
  },
  senior: {
    width: [0.98, 0.97, 0.92, 0.94],
    chin: 3,
    crown: 0,
    ear: { wide: 0.97, high: 0.9, out: 8, low: 8, turn: 0.4 },
    eye: { wide: 0.92, high: 0.8, apart: 0, low: 2, slant: -0.16 },
    muzzle: { wide: 1.05, high: 1.04, low: 1 },
    side: { brow: -4, nose: 3, chin: 4, stop: 1 },
  },
  stout: {
    width: [0.98, 1.03, 1.16, 1.4],
    chin: 4,
    crown: 0,
    ear: { wide: 0.97, high: 0.93, out: 2, low: 2, turn: 0.05 },
    eye: { wide: 0.98, high: 0.97, apart: 0, low: -1, slant: 0 },
    muzzle: { wide: 1.03, high: 1, low: -1 },
    side: { brow: 0, nose: -3, chin: 2, stop: 1 },
  },
  slim: {
    width: [0.97, 0.94, 0.83, 0.7],
    chin: 6,
    crown: 0,
    ear: { wide: 1.06, high: 1.14, out: 0, low: 2, turn: 0.06 },
    eye: { wide: 0.98, high: 1, apart: -2, low: 0, slant: 0.03 },
    muzzle: { wide: 0.95, high: 1, low: 1 },
    side: { brow: -3, nose: 5, chin: 0, stop: -1 },
  },
  tom: {
    width: [0.98, 1, 1.07, 1.16],
    chin: 2,
    crown: -1,
    ear: { wide: 0.96, high: 0.9, out: 2, low: 2, turn: 0.06 },
    eye: { wide: 0.96, high: 0.92, apart: 0, low: -1, slant: 0.04 },
    muzzle: { wide: 1.1, high: 1.04, low: 1 },
    side: { brow: 2, nose: 3, chin: 6, stop: 1 },
  },
} as const satisfies Record<string, HeadForm>;

type Kind = keyof typeof FORMS;

/** Heads that words ask for. */
const OF_FEATURES: Partial<Record<Feature, Kind>> = {
  "round face": "round",
  "flat face": "flat",
  "wedge face": "wedge",
  "long muzzle": "long",
};

/** Of cats of no breed two in three have a head that leans to one of these; the rest are ordinary. */
const LEANINGS: readonly Kind[] = ["round", "wedge", "long"];
const LEANING_SHARE = 0.66, LEAST_LEANING = 0.4, MOST_LEANING = 0.75;

/** How much of a narrow jaw the outline of a style takes on: those that are narrow there by themselves would be spikes. */
const NARROWED: Partial<Record<HeadShape, number>> = { slender: 0.55, natural: 0.8, chin: 0.8 };

/** No head is wider or narrower than this, whatever comes together. */
const LEAST_WIDTH = 0.5, MOST_WIDTH = 1.5;

/** Of several kinds that a breed brings, such as a flat and a round face, each counts this much. */
const OF_SEVERAL = 0.8;

/** The form of the recipe's head. */
export function headFormOf(spec: CatSpec): HeadForm {
  const kinds = kindsOf(spec);
  const width = [0, 1, 2, 3].map((at) =>
    Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, product(kinds, ({ width }) => width[at]!)))
  ) as [number, number, number, number];
  const narrowed = NARROWED[STYLE_ENTRIES[spec.style].figure.shape] ?? 1;
  if (width[3] < 1) width[3] = 1 - (1 - width[3]) * narrowed;
  return {
    width,
    chin: sum(kinds, ({ chin }) => chin),
    crown: sum(kinds, ({ crown }) => crown),
    ear: {
      wide: Math.max(0.74, product(kinds, ({ ear }) => ear.wide)),
      high: Math.max(0.56, product(kinds, ({ ear }) => ear.high)),
      out: sum(kinds, ({ ear }) => ear.out),
      low: sum(kinds, ({ ear }) => ear.low),
      turn: sum(kinds, ({ ear }) => ear.turn),
    },
    eye: {
      wide: product(kinds, ({ eye }) => eye.wide),
      high: product(kinds, ({ eye }) => eye.high),
      apart: sum(kinds, ({ eye }) => eye.apart),
      low: sum(kinds, ({ eye }) => eye.low),
      slant: sum(kinds, ({ eye }) => eye.slant),
    },
    muzzle: {
      wide: product(kinds, ({ muzzle }) => muzzle.wide),
      high: product(kinds, ({ muzzle }) => muzzle.high),
      low: sum(kinds, ({ muzzle }) => muzzle.low),
    },
    side: {
      brow: sum(kinds, ({ side }) => side.brow),
      nose: sum(kinds, ({ side }) => side.nose),
      chin: sum(kinds, ({ side }) => side.chin),
      stop: sum(kinds, ({ side }) => side.stop),
    },
  };
}

/** Which kinds of head come together, and how much of each: 1 is all of it. */
function kindsOf({ seed, features = [], age, build, degrees }: CatSpec): [Kind, number][] {
  const asked = features.flatMap((feature): [Kind, number][] => {
    const kind = OF_FEATURES[feature];
    return kind ? [[kind, 1]] : [];
  });
  const random = randomStream(seed, "cat.head");
  const leans = random.chance(LEANING_SHARE), kind = random.pick(LEANINGS);
  const much = random.between(LEAST_LEANING, MOST_LEANING);
  const degree = degrees?.build ?? 1;
  return [
    ...(asked.length > 1
      ? asked.map(([kind]) => [kind, OF_SEVERAL] as [Kind, number])
      : asked.length > 0
      ? asked
      : leans
      ? [[kind, much] as [Kind, number]]
      : []),
    ...(age === "kitten" ? [["kitten", 1] as [Kind, number]] : []),
    ...(age === "senior" ? [["senior", 1] as [Kind, number]] : []),
    ...(build === "chubby" ? [["stout", degree] as [Kind, number]] : []),
    ...(build === "slim" ? [["slim", degree] as [Kind, number]] : []),
    ...(build === "muscular" ? [["tom", degree] as [Kind, number]] : []),
  ];
}

function sum(kinds: readonly [Kind, number][], of: (form: HeadForm) => number): number {
  return kinds.reduce((all, [kind, much]) => all + much * of(FORMS[kind]), 0);
}

function product(kinds: readonly [Kind, number][], of: (form: HeadForm) => number): number {
  return kinds.reduce((all, [kind, much]) => all * (1 + much * (of(FORMS[kind]) - 1)), 1);
}

/** Heights at which the widths of a form hold. */
const HEIGHTS = [-78, -8, 42, 84] as const;

/** From the outline of an ordinary head to that of a form; markings of skull and cheeks move with it. */
export function onSkull({ width, chin, crown }: HeadForm): PointMap {
  return ([x, y]) => [
    x * widthAt(width, y),
    y + chin * smoothstep(20, 96, y) - crown * smoothstep(20, 90, -y),
  ];
}

function widthAt(width: HeadForm["width"], y: number): number {
  const below = HEIGHTS.findIndex((height) => height >= y);
  if (below === 0) return width[0];
  if (below < 0) return width[3];
  const from = HEIGHTS[below - 1]!, to = HEIGHTS[below]!;
  const share = smoothstep(from, to, y);
  return width[below - 1]! * (1 - share) + width[below]! * share;
}

/** Middle of the muzzle, and how far around it everything moves with it, in units of the head. */
const MUZZLE_Y = 60, NEAR = 52, FAR = 104;

/** From nose, mouth and chin of an ordinary head to those of a form. */
export function onMuzzle({ muzzle: { wide, high, low } }: HeadForm): PointMap {
  return ([x, y]) => {
    const share = 1 - smoothstep(NEAR, FAR, Math.hypot(x, y - MUZZLE_Y));
    return [
      x * (1 + (wide - 1) * share),
      y + ((y - MUZZLE_Y) * (high - 1) + low) * share,
    ];
  };
}

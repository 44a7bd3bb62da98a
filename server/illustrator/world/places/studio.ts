/**
 * A photographer's studio in the colours of the scheme: one of three backdrops, a rug, confetti.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { curve, ellipse, heart, star } from "../../geometry/shapes.ts";
import { backdrop, glow, line } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { lightOf } from "../light.ts";
import type { Land, Place } from "../place.ts";
import { says } from "../../vocabulary/term.ts";
import { hasPlainGround } from "../plain_ground.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words: [
    says(
      { setting: "studio" },
      "studio, plain background, simple background, blank background, no background, white background, empty background, studio background, minimal background, clean background, solid background, isolated, transparent background, minimalist, minimal, minimalistic, plain backdrop, white backdrop, plain pink background, plain colour background, plain colored background, solid color background, solid colour background, flat background, flat colour background, coloured background, no bg, transparent bg, transparent, without background, without a background, no scenery, nothing in the background, nothing else, no setting, neutral background, neutral backdrop, blurred background, blurry background, bokeh background, bokeh, out of focus background, studio backdrop, studio lighting, studio light, studio photo, studio shot, on white, isolated on white, cutout, cut out, white void, negative space, empty space, minimalistic background, simple backdrop, grey background, gray background, dark background, black background, beige background, cream background, background plain",
    ),
    says(
      { setting: "studio" },
      "just the cat, only the cat, just a cat, only a cat, just my cat, only my cat, cat only, nothing but the cat, nothing but a cat, nothing around it, nothing around him, nothing around her, nothing behind it",
      { weak: true },
    ),
  ],
  phrase: { where: "against", what: "a plain background" },
  indoors: true,
  weather: "none",
  hours: ["day", "dawn", "sunset", "dusk", "night"],
  namedHours: "none",
  season: "none",
  weight: 2,
  restful: true,
  props: { none: 6, butterfly: 1, cushion: 1 },
  draw: studio,
};

/** A tint of the scheme: lightness, chroma, and how far along the scheme's neighbouring hues. */
type Tone = (l: number, c: number, along?: number) => Colour;

const CENTRE: Point = [512, 480];
const GROUND = 872;

/** A studio; night makes it deep blue and starry. */
function studio({ spec, random, lightSide }: Land): Place {
  const tone = toneOf(spec);
  const night = spec.time === "night" || spec.time === "dusk";
  // Who asks for a plain ground gets one.
  const isPlain = hasPlainGround(spec);
  const backdrops = [sunburst, arches, garlands];
  return {
    sky: [{ offset: 0, colour: tone(0.83, 0.1, -20) }, {
      offset: 1,
      colour: tone(0.92, 0.065, 20),
    }],
    light: lightOf({ ...spec, time: night ? "night" : "day" }, lightSide),
    horizon: 786,
    ground: GROUND,
    back: [
      ...(isPlain ? [] : random("studio.backdrop").pick(backdrops)(tone)),
      ...(isPlain ? [] : confetti(random("studio.confetti"), tone, night)),
      backdrop({
        name: "floor",
        role: "ground",
        texture: "cloth",
        outline: floor(),
        colour: tone(0.79, 0.1, 8),
        colourEnd: tone(0.7, 0.11, -6),
      }),
      ...(isPlain ? [] : [[410, 78, 0.95, 0.035, 40], [362, 62, 0.86, 0.08, 30], [
        300,
        46,
        0.9,
        0.06,
        34,
      ]] as const)
        .map(([rx, ry, l, c, along]) =>
          backdrop({
            name: "rug",
            role: "ground",
            texture: "cloth",
            outline: ellipse([512, GROUND + 8], rx, ry),
            colour: tone(l, c, along),
            depth: 0.1,
          })
        ),
      glow({
        name: "studio light",
        role: "scenery",
        centre: [512, 430],
        radius: 430,
        colour: night ? tone(0.98, 0.06, 10) : { l: 0.99, c: 0.02, h: 95 },
        strength: night ? 0.22 : 0.4,
        depth: 0.5,
      }),
    ],
    front: [],
  };
}

/** Day is pastel, sunset warmer, night the same hues deep and a little blue. */
function toneOf(spec: CatSpec): Tone {
  const { scheme, time } = spec, { h } = tintOf(spec);
  const reach = scheme === "gradient" ? 3 : 0.5;
  return (l, c, along = 0) => {
    const pastel: Colour = { l, c, h: (h + along * reach + 360) % 360 };
    switch (time) {
      case "day":
        return pastel;
      case "dawn":
        return mix(shift(pastel, { l: -0.01, c: 0.01 }), { l: 0.9, c: 0.07, h: 30 }, 0.24);
      case "dusk":
        return mix(
          { l: 0.68 * l - 0.06, c: c + 0.03, h: pastel.h },
          { l: 0.46, c: 0.11, h: 310 },
          0.3,
        );
      case "sunset":
        return mix(shift(pastel, { l: -0.06, c: 0.02 }), { l: 0.79, c: 0.13, h: 45 }, 0.32);
      case "night":
        return mix(
          { l: 0.5 * l - 0.12 + 4.5 * Math.max(0, l - 0.9), c: c + 0.03, h: pastel.h },
          { l: 0.29, c: 0.1, h: 285 },
          0.35,
        );
    }
  };
}

function disc(radius: number, colour: Colour): Item {
  return backdrop({
    name: "disc",
    role: "scenery",
    texture: "paper",
    outline: ellipse(CENTRE, radius, radius),
    colour,
    depth: 0.7,
  });
}

function sunburst(tone: Tone): Item[] {
  const rays = Array.from({ length: 14 }, (_, i) => {
    const from = (i / 14) * 2 * Math.PI, to = from + Math.PI / 14;
    const at = (angle: number): Point => [
      CENTRE[0] + Math.cos(angle) * 900,
      CENTRE[1] + Math.sin(angle) * 900,
    ];
    return backdrop({
      name: "ray",
      role: "sky",
      texture: "paper",
      outline: [CENTRE, at(from), at(to)],
      colour: tone(0.91, 0.075),
      opacity: 0.6,
      depth: 1,
    });
  });
  return [...rays, disc(376, tone(0.93, 0.06, 24)), disc(322, tone(0.965, 0.035, 30))];
}

/** Nested arches like a paper rainbow. */
function arches(tone: Tone): Item[] {
  const widths = [470, 412, 354, 296];
  return [
    ...polkaDots(tone),
    ...widths.map((half, i) =>
      backdrop({
        name: "arch",
        role: "scenery",
        texture: "paper",
        outline: [
          ...Array.from({ length: 41 }, (_, k): Point => {
            const angle = Math.PI + (k / 40) * Math.PI;
            return [512 + Math.cos(angle) * half, 560 + Math.sin(angle) * half * 1.04];
          }),
          [512 + half, 840],
          [512 - half, 840],
        ],
        colour: tone(0.78 + i * 0.06, 0.115 - i * 0.024, -30 + i * 26),
        depth: 0.7,
      })
    ),
  ];
}

/** Two strings of flags over a dotted wall. */
function garlands(tone: Tone): Item[] {
  const flags = (from: Point, to: Point, sag: number, shade: number): Item[] => {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
    ];
    const string = line(
      "garland",
      "scenery",
      curve([0, 0.25, 0.5, 0.75, 1].map(at)),
      tone(0.62, 0.09),
      [3, 3],
    );
    return [
      ...Array.from({ length: 11 }, (_, i) => {
        const a = at((i + 0.12) / 11), b = at((i + 0.88) / 11);
        return backdrop({
          name: "flag",
          role: "scenery",
          texture: "cloth",
          outline: [a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 78]],
          colour: i % 3 === 1
            ? tone(0.97, 0.02, 40)
            : tone(shade + (i % 3) * 0.04, 0.13, i % 3 ? 45 : -30),
          depth: 0.7,
        });
      }),
      string,
    ];
  };
  return [
    ...polkaDots(tone),
    disc(366, tone(0.94, 0.05, 30)),
    ...flags([-30, 20], [1054, 60], 96, 0.7),
    ...flags([-40, 190], [500, -40], 60, 0.76),
    ...flags([1064, 210], [560, -40], 60, 0.76),
  ];
}

function polkaDots(tone: Tone): Item[] {
  const dots: Item[] = [];
  for (let y = 40, row = 0; y < 780; y += 84, row++) {
    for (let x = row % 2 ? 64 : 8; x < 1040; x += 112) {
      dots.push(backdrop({
        name: "dot",
        role: "sky",
        texture: "paper",
        outline: ellipse([x, y], 15, 15),
        colour: tone(0.9, 0.075, 12),
        depth: 1,
      }));
    }
  }
  return dots;
}

/** Paper shapes in the air; stars at night. */
function confetti(random: Random, tone: Tone, night: boolean): Item[] {
  return Array.from({ length: 34 }, (_, i) => {
    const angle = random.between(0, 6.28), reach = random.between(400, 640);
    const at: Point = [
      512 + Math.cos(angle) * reach,
      460 + Math.sin(angle) * reach * 0.9,
    ];
    const size = random.between(9, 20), turn = random.between(-0.5, 0.5), kind = night ? 1 : i % 3;
    const along = random.between(-60, 60), l = random.between(0.68, 0.97);
    const outline = kind === 0
      ? ellipse(at, size * 0.6, size * 0.6)
      : kind === 1
      ? star(at, size, { turn })
      : heart(at, size * 0.85, turn);
    const colour = night ? { l: 0.9, c: 0.09, h: 88 } : tone(l, 0.11, along);
    return {
      at,
      item: backdrop({
        name: "confetti",
        role: "scenery",
        texture: "paper",
        outline,
        colour,
        depth: 0.6,
      }),
    };
  }).filter(({ at }) => at[1] < 770 && at[1] > 0).map(({ item }) => item);
}

function floor(): Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= 1044; x += 14) points.push([x, 786 + ((x - 512) / 512) ** 2 * 16]);
  return [...points, [1044, 1060], [-20, 1060]];
}

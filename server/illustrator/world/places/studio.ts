/**
 * @module A photographer's studio in the colours of the scheme: one of three backdrops, a rug, confetti.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { backdrop, glow, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import type { Backdrop, CatSpec } from "../../spec.ts";
import { lightOf } from "../light.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { says } from "../../vocabulary/term.ts";
import { hasColouredGround, hasPlainGround } from "../plain_ground.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import {
  CENTRE,
  confetti,
  disc,
  garlands,
  polkaDots,
  type Tone,
} from "../fixtures/studio_walls.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "studio, plain background, simple background, blank background, no background, empty background, studio background, minimal background, clean background, solid background, isolated, minimalist, minimal, minimalistic, plain backdrop, plain colour background, plain colored background, solid color background, solid colour background, flat background, flat colour background, coloured background, no bg, transparent, without background, without a background, no scenery, nothing in the background, nothing else, no setting, neutral background, neutral backdrop, blurred background, blurry background, bokeh background, bokeh, out of focus background, studio backdrop, studio lighting, studio light, studio photo, studio shot, cutout, cut out, negative space, empty space, minimalistic background, simple backdrop, beige background, cream background, background plain",
  terms: [
    says(
      { setting: "studio", backdrop: "white" },
      "white background, plain white background, white backdrop, on white, isolated on white, white void, solid white background, pure white background, transparent background, transparent bg",
    ),
    says(
      { setting: "studio", backdrop: "grey" },
      "grey background, gray background, plain grey background, plain gray background, grey backdrop, gray backdrop",
    ),
    says(
      { setting: "studio", backdrop: "black" },
      "black background, plain black background, black backdrop, on black, pure black background, dark background, dark backdrop",
    ),
    says(
      { setting: "studio" },
      "just the cat, only the cat, just a cat, only a cat, just my cat, only my cat, cat only, nothing but the cat, nothing but a cat, nothing around it, nothing around him, nothing around her, nothing behind it",
      { weak: true },
    ),
  ],
  phrase: { where: "against", what: "a plain background" },
  ...CLOSED_ROOM,
  hours: ["day", "dawn", "sunset", "dusk", "night"],
  weight: 2,
  restful: true,
  props: { none: 6, butterfly: 1, cushion: 1 },
  draw: studio,
};

const GROUND = 872;

/** The middle of the round rug under the cat. */
const RUG: Point = [512, GROUND + 8];

/** A studio; night makes it deep blue and starry. */
function studio({ spec, random, lightSide }: Land): DrawnPlace {
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
      scenery("floor", "cloth", floor(), tone(0.79, 0.1, 8), {
        role: "ground",
        colourEnd: tone(0.7, 0.11, -6),
      }),
      ...(isPlain ? [] : [
        scenery("rug", "cloth", ellipse(RUG, 410, 78), tone(0.95, 0.035, 40), {
          role: "ground",
          depth: 0.1,
          // Woven in, its rings have no edges of their own.
          marks: [
            mark("patch", ellipse(RUG, 362, 62), tone(0.86, 0.08, 30)),
            mark("patch", ellipse(RUG, 300, 46), tone(0.9, 0.06, 34)),
          ],
        }),
      ]),
      glow({
        name: "studio light",
        centre: [512, 430],
        radius: 430,
        colour: night ? tone(0.98, 0.06, 10) : { l: 0.99, c: 0.02, h: 95 },
        strength: night ? 0.22 : hasColouredGround(spec) ? 0.24 : 0.4,
        depth: 0.5,
      }),
    ],
  };
}

/** Lightness of a backdrop without a hue, and how much deeper its floor is. */
const PLAIN: Record<Backdrop, number> = { white: 0.985, grey: 0.74, black: 0.2 }, FLOOR = 0.3;

/** Day is pastel, sunset warmer, night the same hues deep and a little blue. */
function toneOf(spec: CatSpec): Tone {
  const { scheme, time } = spec, { h } = tintOf(spec);
  const reach = scheme === "gradient" ? 3 : 0.5;
  const { backdrop } = spec;
  if (backdrop) {
    // What is paler than a wall of a studio stays so.
    return (l) => ({
      l: Math.min(1, PLAIN[backdrop] - FLOOR * Math.max(0, 0.83 - l)),
      c: 0.003,
      h,
    });
  }
  const isColoured = hasColouredGround(spec);
  return (l, c, along = 0) => {
    const pastel: Colour = isColoured
      // A plain yellow background is yellow, not cream.
      ? {
        l: l + (scheme === "yellow" ? 0.02 : -0.05),
        c: c * 1.7,
        h: (h + along * 0.2 + 360) % 360,
      }
      : { l, c, h: (h + along * reach + 360) % 360 };
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

function sunburst(tone: Tone): Item[] {
  const rays = times(14, (i) => {
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
      scenery(
        "arch",
        "paper",
        [
          ...times(41, (k): Point => {
            const angle = Math.PI + (k / 40) * Math.PI;
            return [512 + Math.cos(angle) * half, 560 + Math.sin(angle) * half * 1.04];
          }),
          [512 + half, 840],
          [512 - half, 840],
        ],
        tone(0.78 + i * 0.06, 0.115 - i * 0.024, -30 + i * 26),
        { depth: 0.7 },
      )
    ),
  ];
}

function floor(): Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= 1044; x += 14) points.push([x, 786 + ((x - 512) / 512) ** 2 * 16]);
  return [...points, [1044, 1060], [-20, 1060]];
}

/** @module In the snow: firs, and a cabin, a snowman, a wood or a frozen pond. */
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { clumped } from "../clumps.ts";
import { dapples, hills, peaks, shadedSides, snowcaps, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { fir } from "../fir.ts";
import { FIR, SNOW } from "../tones.ts";
import { says } from "../../vocabulary/term.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { cabin } from "../fixtures/cabin.ts";
import { snowman } from "../fixtures/snowman.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  terms: [says(
    { setting: "snow", weather: "snow" },
    "snow, snowy, in the snow, snowy landscape, snowy field, snow covered, snow covered landscape, snowy scene, snow scene, snowscape, snow landscape, snowfield, snow field, snow drift, snowdrift, snowbank, snowy ground, white winter landscape, snowball fight, lapland, siberia, alaska, greenland, tundra",
    { weak: true },
  )],
  phrase: { where: "in", what: "the snow" },
  ...OUTDOORS,
  weathers: { clear: 1, snow: 2 },
  weatherPhrases: { snow: "while it snows", snowstorm: "in a snowstorm" },
  season: "drifts",
  weight: 1,
  softGround: true,
  props: { none: 1 },
  draw: snowfield,
};

/** Snow and firs in one of four layouts: a cabin with its light on, with or without a snowman, a wood, a pond. */
function snowfield(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 868, far = random("snow.far"), near = random("snow.near");
  const layout = random("snow.layout");
  const kind = layout.pick(["village", "wood", "pond", "cabin"]);
  const snow = grade(SNOW), range = peaks(far, { height: 560, swing: 210, count: 4 });
  return {
    horizon: 660,
    ground,
    back: [
      ...openSky(land, 420),
      under(range, {
        name: "white range",
        texture: "stone",
        colour: grade({ l: 0.82, c: 0.035, h: 255 }, 0.8),
        marks: [
          ...shadedSides(range, grade({ l: 0.76, c: 0.045, h: 265 }, 0.8), lightSide),
          ...snowcaps(range, grade(SNOW, 0.6)),
        ],
        depth: 0.85,
      }),
      under(hills(far, { height: 660, swing: 40, waves: 3 }), {
        name: "far snow",
        texture: "cloud",
        colour: grade({ l: 0.89, c: 0.025, h: 250 }, 0.5),
        colourEnd: grade({ l: 0.84, c: 0.03, h: 255 }, 0.5),
        depth: 0.6,
      }),
      ...clumped(far, kind === "wood" ? 14 : 8).flatMap(({ x, size, near: closer }) =>
        fir(
          [x, 706 + closer * 22],
          (kind === "wood" ? 220 : 155) * size,
          grade(FIR, 0.65 - closer * 0.2),
          0.5,
          grade(SNOW, 0.3),
        )
      ),
      ...(kind === "village" || kind === "cabin"
        ? cabin([512 + lightSide * layout.between(250, 360), 742], land)
        : []),
      under(hills(near, { height: 770, swing: 26, waves: 2 }), {
        name: "snow",
        role: "ground",
        texture: "cloud",
        colour: grade({ l: 0.94, c: 0.018, h: 245 }),
        colourEnd: grade({ l: 0.86, c: 0.035, h: 250 }),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.88, c: 0.03, h: 250 }),
          count: 18,
        }),
      }),
      ...(kind === "pond" ? [pond(land, lightSide * layout.between(60, 220))] : []),
      ...NEAR_FIRS[kind]!.flatMap(([x, y, height]) =>
        fir(
          [512 + lightSide * x + near.between(-24, 24), y],
          height * near.between(0.85, 1.15),
          grade(FIR, 0.1),
          0.15,
          snow,
        )
      ),
      ...(kind === "village" ? snowman([512 - lightSide * 300, 850], grade) : []),
      ...times(46, (): Item => {
        const at: Point = [near.between(0, 1024), near.between(0, 900)],
          size = near.between(2.4, 5.5);
        return backdrop({
          name: "snowflake",
          role: "sky",
          texture: "cloud",
          outline: ellipse(at, size, size),
          colour: SNOW,
          opacity: 0.9,
        });
      }),
    ],
    front: [
      backdrop({
        name: "snow bank",
        role: "front",
        texture: "cloud",
        outline: smooth([[-40, 1060], [-40, 980], [80, 956], [220, 1000], [330, 1060]]),
        colour: snow,
        colourEnd: grade({ l: 0.9, c: 0.03, h: 250 }),
      }),
      backdrop({
        name: "snow bank",
        role: "front",
        texture: "cloud",
        outline: smooth([[1064, 1060], [1064, 970], [950, 950], [810, 1000], [700, 1060]]),
        colour: snow,
        colourEnd: grade({ l: 0.9, c: 0.03, h: 250 }),
      }),
    ],
  };
}

/** Firs beside the cat, from the far to the near: how far aside, at what height, how tall. */
const NEAR_FIRS: Record<string, readonly (readonly [x: number, y: number, height: number])[]> = {
  village: [[-440, 806, 300], [-360, 826, 220], [450, 826, 330]],
  wood: [[-330, 796, 330], [390, 806, 420], [-430, 826, 520], [470, 846, 300]],
  pond: [[-450, 812, 430], [-370, 830, 250]],
  cabin: [[-380, 800, 260], [-470, 826, 460], [440, 830, 240]],
};

/** Ice, lit from one end. */
function pond({ grade }: Land, aside: number): Item {
  const at: Point = [512 + aside, 806];
  return scenery("ice", "glass", ellipse(at, 330, 30), grade({ l: 0.8, c: 0.055, h: 228 }), {
    role: "ground",
    colourEnd: grade({ l: 0.9, c: 0.03, h: 220 }),
    marks: [-120, 20, 150].map((dx, i) =>
      mark(
        "light",
        ribbon([[at[0] + dx - 50, at[1] - 8 + i * 7], [at[0] + dx + 60, at[1] - 8 + i * 7]], [
          1,
          3,
          1,
        ]),
        grade(SNOW),
      )
    ),
  });
}

/**
 * @module What one cat has in its eyes and around them: hearts for pupils, lashes, make-up, shadows of a bad
 * night.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, heart, leaf, smooth, star } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import type { Eye, Item, Point } from "../../scene.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import { times } from "../../times.ts";

const INK: Colour = { l: 0.2, c: 0.02, h: 300 };

const GLEAM: Colour = { l: 0.98, c: 0, h: 0 };

/** The hues of an iris in all colours, in degrees around it. */
const RAINBOW = [25, 60, 95, 145, 205, 260, 310, 350];

/** A piece of the iris between two shares of its circle. */
function wedge({ centre: [x, y], size: [wide, high] }: Eye, from: number, to: number): Point[] {
  return [
    [x, y],
    ...times(5, (i): Point => {
      const angle = 2 * Math.PI * (from + (to - from) * i / 4);
      return [x + Math.cos(angle) * wide * 0.93, y + Math.sin(angle) * high * 0.93];
    }),
  ];
}

/** On the open eye, in place of its pupil. */
export function inEye(eye: Eye, { features = [] }: CatSpec): Item[] {
  const { centre: [x, y], size: [wide, high] } = eye;
  const side = eye.name, round = Math.min(wide, high);
  const shape = (name: string, outline: Point[], colour: Colour, line = 2): Item =>
    region({
      name: `${side} ${name}`,
      role: "face",
      texture: "paper",
      outline,
      colour,
      line,
      volume: 0.3,
    });
  const has = (feature: Feature) => features.includes(feature);
  if (has("heart eyes")) {
    return [shape("heart pupil", heart([x, y], round * 1.02), { l: 0.58, c: 0.22, h: 15 })];
  }
  if (has("star eyes")) {
    return [shape("star pupil", star([x, y], round * 0.86), { l: 0.87, c: 0.17, h: 92 })];
  }
  if (has("spiral eyes")) {
    const turns = times(26, (i): Point => {
      const angle = i * 0.62, far = round * 0.84 * (i / 25);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    });
    return [
      shape(
        "spiral ground",
        ellipse([x, y], wide * 0.95, high * 0.95),
        { l: 0.96, c: 0.02, h: 95 },
        0,
      ),
      line(`${side} spiral`, "face", curve(turns, 3), INK, [3.4, 3.4]),
    ];
  }
  if (has("rainbow eyes")) {
    return [
      ...RAINBOW.map((h, i) =>
        shape(
          `rainbow ${i + 1}`,
          wedge(eye, i / RAINBOW.length, (i + 1) / RAINBOW.length),
          { l: 0.74, c: 0.17, h },
          0,
        )
      ),
      shape("rainbow pupil", ellipse([x, y], wide * 0.36, high * 0.4), INK, 0),
      shape("rainbow gleam", ellipse([x - wide * 0.26, y - high * 0.34], 7, 8), GLEAM, 0),
    ];
  }
  if (has("button eyes")) {
    return [
      shape("button", ellipse([x, y], round * 0.98, round * 0.98), { l: 0.28, c: 0.03, h: 260 }, 3),
      shape(
        "button rim",
        ellipse([x, y], round * 0.7, round * 0.7),
        { l: 0.36, c: 0.03, h: 260 },
        1.5,
      ),
      ...[[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([dx, dy], i) =>
        shape(
          `button hole ${i + 1}`,
          ellipse([x + dx! * round * 0.24, y + dy! * round * 0.24], 3, 3),
          { l: 0.86, c: 0.02, h: 90 },
          0,
        )
      ),
    ];
  }
  return [];
}

/** On lids and fur around the eye, open or shut. */
export function aroundEye(eye: Eye, { features = [] }: CatSpec): Item[] {
  const { centre: [x, y], size: [wide, high], outer } = eye;
  const has = (feature: Feature) => features.includes(feature);
  const name = (what: string) => `${eye.name} ${what}`;
  const top = y - high * (eye.closed ? 0.1 : 0.96);
  const lashes = (from: number, to: number, long: number) =>
    times(4, (i) => {
      const share = from + ((to - from) * i) / 3;
      const root: Point = [
        x + outer * wide * share,
        top + high * 0.5 * share ** 2 * (eye.closed ? 0.2 : 1),
      ];
      return line(
        name(`eyelash ${i + 1}`),
        "face",
        curve([
          root,
          [root[0] + outer * long * 0.42, root[1] - long * 0.5],
          [root[0] + outer * long * 0.95, root[1] - long * 0.8],
        ]),
        INK,
        [4, 1.4],
      );
    });
  return [
    ...(has("eyelashes") ? lashes(0.1, 0.94, 19) : []),
    ...(has("eyeliner")
      ? [region({
        name: name("eyeliner"),
        role: "face",
        texture: "fur",
        outline: leaf(
          [x - outer * wide * 0.1, top + 1],
          [x + outer * (wide + 24), y - high * 0.56],
          4.6,
          -7 * outer,
        ),
        colour: INK,
        line: 0,
        volume: 0,
      })]
      : []),
    ...(has("eyeshadow")
      ? [region({
        name: name("eyeshadow"),
        role: "face",
        texture: "fur",
        outline: smooth([
          [x - outer * wide * 0.9, y - high * 0.52, "corner"],
          [x - outer * wide * 0.2, top - 9],
          [x + outer * wide * 0.8, top - 5],
          [x + outer * (wide + 15), y - high * 0.66, "corner"],
          [x + outer * wide * 0.5, top + 4],
          [x - outer * wide * 0.3, top + 3],
        ]),
        colour: { l: 0.6, c: 0.15, h: 290 },
        line: 0,
        volume: 0,
        opacity: 0.86,
      })]
      : []),
    ...(has("bags under its eyes")
      ? [0, 1].map((i) =>
        line(
          name(`bag ${i + 1}`),
          "face",
          curve([
            [x - wide * (0.7 - i * 0.2), y + high * 0.98 + i * 7],
            [x, y + high * 1.22 + i * 8],
            [x + wide * (0.7 - i * 0.2), y + high * 0.98 + i * 7],
          ]),
          shift(eye.lid, { l: eye.lid.l > 0.4 ? -0.24 : 0.2, c: 0.04 }),
          [3.6, 3],
        )
      )
      : []),
    ...(has("bushy eyebrows")
      ? [region({
        name: name("bushy eyebrow"),
        role: "face",
        texture: "fur",
        outline: smooth([
          [x - outer * wide * 0.9, top - 9, "corner"],
          [x - outer * wide * 0.2, top - 24],
          [x + outer * wide * 0.7, top - 22],
          [x + outer * wide * 1.25, top - 6, "corner"],
          [x + outer * wide * 0.4, top - 9],
        ]),
        colour: shift(eye.lid, { l: eye.lid.l > 0.45 ? -0.3 : 0.3 }),
        line: 2,
        volume: 0.3,
        hair: 14,
        flow: { along: [outer, -0.2] },
      })]
      : []),
  ];
}

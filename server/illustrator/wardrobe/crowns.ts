/**
 * Crown, tiara and wreath, on the head's coordinates (see hats.ts).
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, mirrored, ribbon, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { flower } from "./hats.ts";

const role = "costume" as const;

/** A crown with five points and gems. */
export function crown(gem: Colour, size = 1): Item[] {
  const s = (x: number, y: number): Point => [x * size, -66 + (y + 66) * size];
  const outline: Point[] = [
    s(-66, -66),
    s(-78, -132),
    s(-44, -104),
    s(-28, -146),
    s(0, -108),
    s(28, -146),
    s(44, -104),
    s(78, -132),
    s(66, -66),
  ];
  return [
    region({
      name: "crown",
      role,
      texture: "metal",
      outline: [...outline, ...curve([s(66, -66), s(0, -52), s(-66, -66)])],
      colour: GOLD,
      volume: 0.7,
      marks: [
        mark(
          "shade",
          ribbon([s(-70, -82), s(0, -68), s(70, -82)], [4, 4, 4]),
          shift(GOLD, { l: -0.13, h: -12 }),
        ),
      ],
    }),
    ...[s(-78, -134), s(-28, -148), s(28, -148), s(78, -134)].map((at) =>
      region({
        name: "crown pearl",
        role,
        texture: "metal",
        outline: ellipse(at, 8 * size, 8 * size),
        colour: mix(GOLD, WHITE, 0.5),
        line: 3,
      })
    ),
    region({
      name: "crown gem",
      role,
      texture: "glass",
      outline: ellipse(s(0, -84), 12 * size, 14 * size),
      colour: gem,
      line: 3,
      volume: 0.9,
    }),
    ...[-40, 40].map((x) =>
      region({
        name: "small gem",
        role,
        texture: "glass",
        outline: ellipse(s(x, -88), 7 * size, 8 * size),
        colour: shift(gem, { h: 120 }),
        line: 2.6,
        volume: 0.9,
      })
    ),
  ];
}

/** A slender tiara. */
export function tiara(gem: Colour): Item[] {
  const outline = mirrored([
    [0, -156, "corner"],
    [18, -112],
    [34, -126, "corner"],
    [44, -100],
    [60, -104, "corner"],
    [72, -72, "corner"],
    [0, -84],
  ]);
  return [
    region({
      name: "tiara",
      role,
      texture: "metal",
      outline,
      colour: mix(GOLD, WHITE, 0.35),
      volume: 0.6,
    }),
    region({
      name: "tiara gem",
      role,
      texture: "glass",
      outline: smooth([[0, -130, "corner"], [12, -110], [0, -92, "corner"], [-12, -110]], 3),
      colour: gem,
      line: 3,
      volume: 0.9,
    }),
    ...[-36, 36].map((x) =>
      region({
        name: "small gem",
        role,
        texture: "glass",
        outline: ellipse([x, -100], 6, 7),
        colour: gem,
        line: 2.4,
        volume: 0.9,
      })
    ),
  ];
}

/** A wreath of blossoms for a fairy. */
export function blossomWreath(colour: Colour): Item[] {
  return [-78, -44, -14, 18, 48, 80].flatMap((x, i) =>
    flower([x, -74 - 18 * Math.cos(x / 62)], i % 2 ? 15 : 21, i % 2 ? WHITE : colour, role)
  );
}

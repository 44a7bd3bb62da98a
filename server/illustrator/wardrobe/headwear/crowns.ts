/** @module Crown, tiara and wreath, on the head's coordinates (see hats.ts). */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, ellipse, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point, Role } from "../../scene.ts";
import { flower } from "../cloth/cloth.ts";

/** A crown with five points and gems. */
export function crown(gem: Colour, metal: Colour = GOLD, role: Role = "costume"): Item[] {
  const outline: Point[] = points(
    "-66 -66, -78 -132, -44 -104, -28 -146, 0 -108, 28 -146, 44 -104, 78 -132, 66 -66",
  );
  return [
    region({
      name: "crown",
      role,
      texture: "metal",
      outline: [...outline, ...curve([[66, -66], [0, -52], [-66, -66]])],
      colour: metal,
      volume: 0.7,
      marks: [
        mark(
          "shade",
          ribbon([[-70, -82], [0, -68], [70, -82]], [4, 4, 4]),
          shift(metal, { l: -0.13, h: -12 }),
        ),
      ],
    }),
    ...([[-78, -134], [-28, -148], [28, -148], [78, -134]] as const).map((at) =>
      region({
        name: "crown pearl",
        role,
        texture: "metal",
        outline: ellipse(at, 8, 8),
        colour: mix(metal, WHITE, 0.5),
        line: 3,
      })
    ),
    region({
      name: "crown gem",
      role,
      texture: "glass",
      outline: ellipse([0, -84], 12, 14),
      colour: gem,
      line: 3,
      volume: 0.9,
    }),
    ...[-40, 40].map((x) =>
      region({
        name: "small gem",
        role,
        texture: "glass",
        outline: ellipse([x, -88], 7, 8),
        colour: shift(gem, { h: 120 }),
        line: 2.6,
        volume: 0.9,
      })
    ),
  ];
}

/** A slender tiara. */
export function tiara(gem: Colour, role: Role = "costume"): Item[] {
  const outline = mirrored(knots("0 -156!, 18 -112, 34 -126!, 44 -100, 60 -104!, 72 -72!, 0 -84"));
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
    flower([x, -74 - 18 * Math.cos(x / 62)], i % 2 ? 15 : 21, i % 2 ? WHITE : colour, "costume")
  );
}

/** Crowns are of gold or silver; any other colour is that of their stones. */
export function metalOf(colour: Colour): Colour {
  return colour === THINGS.silver ? colour : GOLD;
}

export function gemOf(colour: Colour): Colour {
  return colour === THINGS.silver || colour === GOLD ? THINGS.red : colour;
}

/**
 * Beyond the ground: deep space, and above the clouds.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { ellipse, ribbon } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../items.ts";
import { SCHEMES } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { planet, stars } from "./heavens.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import type { Land, Place } from "./place.ts";
import { puffs } from "./plants.ts";

/** On a little world of one's own among the stars. */
export function deepSpace({ spec, random, lightSide }: Land): Place {
  const night = { ...spec, time: "night" as const };
  const tint = SCHEMES[spec.scheme];
  const place = random("space.place");
  const side = place.chance(0.5) ? 1 : -1;
  const ground = 836;
  const rockColour: Colour = { l: 0.6, c: 0.11, h: (tint.h + 40) % 360 };
  const nebula = (x: number, y: number, radius: number, turn: number, strength: number): Item =>
    glow({
      name: "nebula",
      role: "sky",
      centre: [x, y],
      radius,
      colour: { l: 0.62, c: 0.16, h: tint.h + turn },
      strength,
      depth: 1,
    });
  return {
    sky: skyOf(night),
    light: lightOf(night, lightSide),
    horizon: 900,
    ground,
    back: [
      nebula(512 - side * 240, 260, 440, 0, 0.42),
      nebula(512 + side * 260, 430, 420, 60, 0.36),
      nebula(512 - side * 60, 720, 460, -50, 0.3),
      ...stars(random("space.stars"), { count: 130, bottom: 1010 }),
      ...planet(
        [512 + side * place.between(320, 380), place.between(150, 230)],
        place.between(70, 92),
        { l: 0.7, c: 0.12, h: (tint.h + 150) % 360 },
      ),
      ...planet(
        [512 - side * place.between(360, 420), place.between(200, 300)],
        place.between(34, 46),
        { l: 0.66, c: 0.12, h: (tint.h + 80) % 360 },
        false,
      ),
      ...rocket([512 - side * 380, 560], 0.5 * side),
      comet([512 + side * 150, 90], side),
      glow({
        name: "glow below",
        role: "scenery",
        centre: [512, ground + 110],
        radius: 470,
        colour: { l: 0.75, c: 0.12, h: (tint.h + 40) % 360 },
        strength: 0.4,
        depth: 0.5,
      }),
      backdrop({
        name: "little world",
        role: "ground",
        texture: "stone",
        outline: ellipse([512, ground + 170], 420, 196),
        colour: rockColour,
        colourEnd: shift(rockColour, { l: -0.2 }),
        volume: 0.6,
        marks:
          ([[240, 62, 60], [420, 120, 42], [640, 100, 72], [800, 70, 44], [560, 34, 26]] as const)
            .flatMap(([x, y, r]) => [
              mark(
                "shade",
                ellipse([x, ground + y + 26], r, r * 0.36),
                shift(rockColour, { l: -0.1 }),
              ),
              mark(
                "light",
                ellipse([x + 3, ground + y + 32], r * 0.86, r * 0.26),
                shift(rockColour, { l: -0.04 }),
              ),
            ]),
      }),
    ],
    front: [],
  };
}

/** On a great cloud under a rainbow. */
export function aboveClouds(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 846;
  const white = grade({ l: 0.975, c: 0.014, h: 250 }, 0.1);
  const far = random("clouds.far");
  const bank = (y: number, depth: number): Item[] =>
    Array.from({ length: 6 }, (_, i) => {
      const tone = grade({ l: 0.96, c: 0.02, h: 265 }, depth);
      const at: Point = [i * 205 + far.between(-40, 40), y + far.between(-16, 16)];
      return backdrop({
        name: "cloud bank",
        role: "scenery",
        texture: "cloud",
        outline: puffs(at, far.between(150, 190), far.between(72, 96), 7),
        colour: tone,
        colourEnd: shift(tone, { l: -0.06, c: 0.012 }),
        depth,
      });
    });
  const base = random("clouds.seat");
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 780,
    ground,
    back: [
      ...openSky(land, 640),
      ...(spec.time === "night" ? [] : rainbow([512, 800], 560)),
      ...bank(690, 0.8),
      ...bank(790, 0.5),
      ...(spec.time === "day" ? birds([512 - lightSide * 300, 250]) : []),
      ...[[-60, 946, 300, 96], [300, 960, 330, 100], [760, 958, 330, 100], [1090, 944, 300, 96]]
        .map(([x, y, rx, ry]) =>
          backdrop({
            name: "near cloud",
            role: "ground",
            texture: "cloud",
            outline: puffs([x!, y!], rx!, ry!, 9),
            colour: white,
            colourEnd: shift(white, { l: -0.07, c: 0.02 }),
          })
        ),
      backdrop({
        name: "cloud seat",
        role: "ground",
        texture: "cloud",
        outline: puffs([512 + base.between(-20, 20), ground + 84], 430, 100, 11),
        colour: shift(white, { l: 0.01 }),
        colourEnd: shift(white, { l: -0.08, c: 0.02 }),
        volume: 0.2,
      }),
    ],
    front: [
      backdrop({
        name: "wisp",
        role: "front",
        texture: "cloud",
        outline: puffs([150, 1010], 200, 52, 8),
        colour: white,
        opacity: 0.92,
      }),
      backdrop({
        name: "wisp",
        role: "front",
        texture: "cloud",
        outline: puffs([890, 1014], 210, 50, 8),
        colour: white,
        opacity: 0.92,
      }),
    ],
  };
}

/** Seven bands. */
export function rainbow(centre: Point, radius: number): Item[] {
  return [25, 55, 95, 145, 230, 275, 315].map((h, i) => {
    const r = radius - i * 17;
    const points: Point[] = Array.from({ length: 41 }, (_, k) => {
      const angle = Math.PI + (k / 40) * Math.PI;
      return [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r];
    });
    return backdrop({
      name: "rainbow",
      role: "sky",
      texture: "light",
      outline: ribbon(points.filter((_, k) => k % 2 === 0), [9.5, 9.5]),
      colour: { l: 0.84, c: 0.1, h },
      opacity: 0.6,
      depth: 0.9,
    });
  });
}

export function birds([x, y]: Point): Item[] {
  return ([[0, 0, 17], [52, -30, 13], [-46, -26, 12]] as const).flatMap(([dx, dy, size]) =>
    [-1, 1].map((s) =>
      line(
        "gull",
        "sky",
        [[x + dx, y + dy], [x + dx + s * size * 0.5, y + dy - size * 0.5], [
          x + dx + s * size,
          y + dy - size * 0.28,
        ]],
        { l: 0.42, c: 0.04, h: 270 },
        [3.4, 1.8],
      )
    )
  );
}

function comet([x, y]: Point, side: number): Item {
  return backdrop({
    name: "shooting star",
    role: "sky",
    texture: "light",
    outline: ribbon([[x, y], [x + side * 130, y - 52]], [3.6, 0.6]),
    colour: { l: 0.97, c: 0.03, h: 95 },
    opacity: 0.85,
    depth: 1,
  });
}

/** A toy rocket, its fire to the ground. */
export function rocket([x, y]: Point, turn: number): Item[] {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  const at = (points: Point[]): Point[] =>
    points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
  const piece = (name: string, points: Point[], colour: Colour): Item =>
    backdrop({
      name,
      role: "sky",
      texture: "metal",
      outline: at(points),
      colour,
      volume: 0.5,
      line: 3,
      depth: 0.7,
    });
  return [
    piece("fire", [[-9, 44], [0, 82], [9, 44]], { l: 0.82, c: 0.16, h: 70 }),
    piece("left fin", [[-16, 18], [-34, 46], [-14, 40]], { l: 0.58, c: 0.19, h: 25 }),
    piece("right fin", [[16, 18], [34, 46], [14, 40]], { l: 0.58, c: 0.19, h: 25 }),
    piece("rocket", ellipse([0, 0], 20, 48), { l: 0.95, c: 0.01, h: 90 }),
    piece("nose cone", ellipse([0, 0], 20, 48).filter(([, py]) => py < -18), {
      l: 0.58,
      c: 0.19,
      h: 25,
    }),
    piece("porthole", ellipse([0, -4], 9, 9), { l: 0.72, c: 0.11, h: 235 }),
  ];
}

/** @module Things of the sky: stars, moon, sun, clouds, planets. */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { backdrop, glow, mark } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import { times } from "../times.ts";

const STARLIGHT: Colour = { l: 0.97, c: 0.045, h: 95 };

/** Many small stars and a few twinkling ones, thinning towards `bottom`. */
export function stars(random: Random, { count = 60, bottom = 700 } = {}): Item[] {
  return times(count, (i) => {
    const bright = i % 7 === 0;
    return glow({
      name: "star",
      role: "sky",
      centre: [random.between(10, 1014), random.between(0, 1) ** 1.3 * bottom],
      radius: bright ? random.between(8, 17) : random.between(1.6, 4),
      colour: STARLIGHT,
      strength: bright ? 0.95 : random.between(0.4, 0.9),
      points: bright ? 4 : 6,
      depth: 1,
    });
  });
}

/** A soft-edged disc with a halo: full moon or sun. */
export function disc(name: string, at: Point, radius: number, colour: Colour): Item[] {
  return [
    glow({
      name: `${name} halo`,
      role: "sky",
      centre: at,
      radius: radius * 3.2,
      colour,
      strength: 0.5,
      depth: 1,
    }),
    backdrop({
      name,
      role: "sky",
      texture: "light",
      outline: ellipse(at, radius, radius),
      colour,
      depth: 1,
    }),
  ];
}

/** The moon with its maria, or a crescent. */
export function moon(at: Point, radius: number, crescent = false): Item[] {
  const colour: Colour = { l: 0.95, c: 0.05, h: 95 };
  if (crescent) {
    const outline = smooth([
      [at[0] - radius * 0.2, at[1] - radius, "corner"],
      [at[0] + radius * 0.72, at[1] - radius * 0.62],
      [at[0] + radius, at[1] + radius * 0.1],
      [at[0] + radius * 0.5, at[1] + radius * 0.86],
      [at[0] - radius * 0.5, at[1] + radius * 0.86, "corner"],
      [at[0] + radius * 0.24, at[1] + radius * 0.4],
      [at[0] + radius * 0.3, at[1] - radius * 0.3],
    ]);
    return [
      glow({
        name: "moon halo",
        role: "sky",
        centre: at,
        radius: radius * 3,
        colour,
        strength: 0.42,
        depth: 1,
      }),
      backdrop({ name: "moon", role: "sky", texture: "light", outline, colour, depth: 1 }),
    ];
  }
  const [halo, face] = disc("moon", at, radius, colour);
  const spot = (x: number, y: number, r: number) =>
    mark(
      "shade",
      ellipse([at[0] + x * radius, at[1] + y * radius], r * radius, r * radius * 0.9),
      shift(colour, { l: -0.08, c: 0.015 }),
    );
  return [
    halo!,
    {
      ...(face as Item & { is: "region" }),
      marks: [
        spot(-0.35, -0.3, 0.25),
        spot(0.3, 0.15, 0.33),
        spot(-0.25, 0.45, 0.16),
        spot(0.35, -0.5, 0.13),
      ],
    },
  ];
}

/** A ringed planet. */
export function planet(at: Point, radius: number, colour: Colour, ringed = true): Item[] {
  const tilt = -0.35;
  const ring = (front: boolean): Item =>
    backdrop({
      name: front ? "ring before" : "ring behind",
      role: "sky",
      texture: "light",
      outline: halfRing(at, radius * 1.85, radius * 0.42, tilt, front),
      colour: shift(colour, { l: 0.16, c: -0.03, h: 25 }),
      depth: 0.9,
    });
  const globe = backdrop({
    name: "planet",
    role: "sky",
    texture: "stone",
    outline: ellipse(at, radius, radius),
    colour,
    volume: 0.8,
    marks: [-0.45, -0.05, 0.4].map((y, i) =>
      mark(
        "detail",
        ellipse([at[0], at[1] + y * radius], radius * 1.2, radius * (0.1 + 0.03 * i), tilt),
        shift(colour, { l: i % 2 ? 0.07 : -0.06 }),
      )
    ),
    depth: 0.9,
  });
  return ringed ? [ring(false), globe, ring(true)] : [globe];
}

function halfRing(at: Point, rx: number, ry: number, turn: number, front: boolean): Point[] {
  const arc = (scale: number): Point[] =>
    times(31, (i) => {
      const angle = (front ? 0 : Math.PI) + (i / 30) * Math.PI;
      const x = Math.cos(angle) * rx * scale, y = Math.sin(angle) * ry * scale;
      return [
        at[0] + x * Math.cos(turn) - y * Math.sin(turn),
        at[1] + x * Math.sin(turn) + y * Math.cos(turn),
      ];
    });
  return [...arc(1), ...arc(0.74).reverse()];
}

/** A heap of rounded puffs on a flat, round-ended base. */
export function cloud(
  random: Random,
  [x, y]: Point,
  width: number,
  colour: Colour,
  depth = 0.8,
): Item {
  const count = random.whole(3, 5), half = width / 2, base = width * 0.11;
  const puffs = times(count, (i) => {
    const t = (i + 0.5) / count;
    const rise = (Math.sin(Math.PI * t) * 0.2 + random.between(0.08, 0.14)) * width;
    const away = (t - 0.5) * width * 0.82;
    // No puff reaches over the end of the base: it would be cut off there.
    const room = half - Math.abs(away) - width * 0.035;
    const radius = Math.min((width / count) * random.between(0.62, 0.8), room);
    return { x: x + away, y: y - rise, radius };
  });
  const dome = (px: number): number => {
    const end = Math.max(0, Math.abs(px - x) - (half - base));
    let top = y - base - Math.sqrt(Math.max(0, base ** 2 - end ** 2));
    for (const puff of puffs) {
      const dx = Math.abs(px - puff.x);
      if (dx < puff.radius) top = Math.min(top, puff.y - Math.sqrt(puff.radius ** 2 - dx ** 2));
    }
    return top;
  };
  const belly = (px: number): number => {
    const end = Math.max(0, Math.abs(px - x) - (half - base));
    return y - base + Math.sqrt(Math.max(0, base ** 2 - end ** 2));
  };
  const steps = times(65, (i) => x - half + (i / 64) * width);
  return backdrop({
    name: "cloud",
    role: "sky",
    texture: "cloud",
    outline: [
      ...steps.map((px): Point => [px, dome(px)]),
      ...steps.toReversed().map((px): Point => [px, belly(px)]),
    ],
    colour,
    colourEnd: mix(colour, { l: colour.l - 0.07, c: colour.c + 0.02, h: 280 }, 0.5),
    opacity: 0.94,
    depth,
  });
}

/** A rainbow around its middle on the ground. */
export function rainbow(centre: Point, radius: number): Item[] {
  return [25, 55, 95, 145, 230, 275, 315].map((h, i) => {
    const r = radius - i * 17;
    const points: Point[] = times(41, (k) => {
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

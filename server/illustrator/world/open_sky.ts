/**
 * @module The sky of an outdoor picture by hour and weather: sun, moon, stars, clouds, and its wonders.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { curve } from "../geometry/shapes.ts";
import { backdrop, glow, line } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import type { CatSpec, Time, Weather } from "../spec.ts";
import { cloud, disc, moon, rainbow, stars } from "./heavens.ts";
import type { Land } from "./place.ts";
import { isFair } from "./fair_weather.ts";
import { times } from "../times.ts";

/** How much larger a moon is that was asked for. */
const ASKED = 2;

/** Lights and clouds above `horizon`. */
export function openSky({ spec, random, grade, lightSide }: Land, horizon: number): Item[] {
  const place = random("sky.place");
  const x = 512 + lightSide * place.between(290, 370), y = place.between(120, 190);
  const clear = isFair(spec.weather), isStorm = spec.weather === "storm";
  const isLow = spec.time === "sunset" || spec.time === "dawn";
  const lamp: Point = isLow ? [512 + lightSide * 300, horizon - 110] : [x, y];
  const clouds = cloudBank(random("sky.clouds"), {
    horizon,
    colour: cloudColour(spec, grade),
    count: clear ? 5 : spec.weather === "cloudy" || isStorm ? 14 : 8,
  }).filter(({ at }) => !clear || Math.hypot(at[0] - lamp[0], at[1] - lamp[1]) > 210)
    .map(({ item }) => item);
  const signs = skyEvents(spec.weather, { random: random("sky.wonders"), horizon, lightSide });
  // Lightning strikes before the clouds; every other sign is behind them.
  const signsAndClouds = (many: Item[]) => isStorm ? [...many, ...signs] : [...signs, ...many];
  const isByChance = place.chance(0.4);
  const isCrescent = spec.moon ? spec.moon === "crescent" : isByChance;
  const asked = spec.moon ? ASKED : 1;
  switch (spec.time) {
    case "day":
      return [
        ...(clear ? disc("sun", [x, y], 58, { l: 0.95, c: 0.1, h: 95 }) : []),
        ...signsAndClouds(clouds),
      ];
    case "dawn":
      return [
        ...(clear ? disc("sun", lamp, 66, { l: 0.96, c: 0.08, h: 85 }) : []),
        ...signsAndClouds(clouds),
      ];
    case "sunset":
      return [
        ...(clear ? disc("sun", lamp, 84, { l: 0.9, c: 0.14, h: 75 }) : []),
        ...signsAndClouds(clouds),
      ];
    case "dusk":
      return [
        ...(clear ? stars(random("sky.stars"), { count: 26, bottom: horizon * 0.7 }) : []),
        ...(clear ? moon([x, Math.max(y, 66 * asked)], 46 * asked, spec.moon !== "full") : []),
        ...signsAndClouds(clouds.slice(0, clear ? 3 : 8)),
      ];
    case "night":
      return [
        ...(clear ? stars(random("sky.stars"), { count: 64, bottom: horizon }) : []),
        ...(clear ? moon([x, Math.max(y, 78 * asked)], 62 * asked, isCrescent) : []),
        ...signsAndClouds(clouds.slice(0, clear ? 2 : 8)),
      ];
  }
}

/** What makes people look up: a rainbow, northern lights, falling stars, lightning. */
function skyEvents(
  weather: Weather,
  { random, horizon, lightSide }: { random: Random; horizon: number; lightSide: -1 | 1 },
): Item[] {
  switch (weather) {
    case "rainbow":
      return rainbow([512 - lightSide * 120, horizon + 180], 520);
    case "aurora":
      return aurora(random, horizon);
    case "shooting stars":
      return times(
        5,
        (i) => shootingStar([90 + i * 190 + random.between(-50, 50), random.between(60, 300)]),
      );
    case "storm":
      return [-lightSide, lightSide].flatMap((side) =>
        lightning(random, [512 + side * random.between(270, 400), random.between(20, 90)], horizon)
      );
    default:
      return [];
  }
}

/** Curtains of light. */
function aurora(random: Random, horizon: number): Item[] {
  return [155, 175, 295].map((h, i): Item => {
    const y = 150 + i * 70,
      knots = times(7, (k): Point => [-40 + k * 184, y + random.between(-54, 54)]);
    const lower = curve(knots);
    return backdrop({
      name: "aurora",
      role: "sky",
      texture: "light",
      outline: [
        ...lower,
        ...lower.toReversed().map((
          [px, py],
          k,
        ): Point => [px, py - Math.min(horizon * 0.4, 150 + 34 * Math.sin(k / 5))]),
      ],
      colour: { l: 0.62, c: 0.12, h },
      colourEnd: { l: 0.84, c: 0.16, h },
      opacity: 0.42,
      depth: 1,
    });
  });
}

function shootingStar([x, y]: Point): Item {
  return line("shooting star", "sky", [[x + 150, y - 76], [x, y]], { l: 0.97, c: 0.05, h: 95 }, [
    0.6,
    5,
  ]);
}

/** How a bolt is bent, and how wide it is at its root: in units at most, and as a share of its height. */
const BENDS = 6, ROOT = { most: 46, share: 0.09 };

/** A forked bolt from here towards the horizon. */
export function lightning(random: Random, [x, y]: Point, horizon: number): Item[] {
  const fall = (horizon - y) / (BENDS - 1), swing = fall * 0.34;
  const lean = random.between(-0.3, 0.3) * fall;
  const bolt = times(BENDS, (i): Point => [
    x + lean * i + (i % 2 ? swing : -swing) * random.between(0.5, 1.3),
    y + fall * (i + (i % 2 ? 0.2 : 0)),
  ]);
  const root = Math.min(ROOT.most, (horizon - y) * ROOT.share);
  const side = random.chance(0.5) ? -1 : 1;
  const [, , from] = bolt;
  const branch = times(4, (i): Point => [
    from![0] + side * (i * fall * 0.5) + (i % 2 ? 12 : -8) * side,
    from![1] + fall * 0.62 * i,
  ]);
  return [
    glow({
      name: "flash",
      role: "sky",
      centre: [x, y + fall * 2],
      radius: Math.min(420, (horizon - y) * 0.8),
      colour: { l: 0.96, c: 0.05, h: 270 },
      strength: 0.85,
      depth: 1,
    }),
    tapering("lightning branch", branch, root * 0.5),
    tapering("lightning", bolt, root),
  ];
}

/** A jagged band of light that ends in a point. */
function tapering(name: string, way: readonly Point[], root: number): Item {
  const half = (i: number) => (root / 2) * (1 - i / (way.length - 1)) + 1;
  return backdrop({
    name,
    role: "sky",
    texture: "light",
    outline: [
      ...way.map(([x, y], i): Point => [x - half(i), y]),
      ...way.map(([x, y], i): Point => [x + half(i), y]).toReversed(),
    ],
    colour: { l: 0.98, c: 0.06, h: 95 },
    depth: 0.95,
  });
}

const CLOUD_TONES: Record<Time, Colour> = {
  day: { l: 0.97, c: 0.015, h: 230 },
  dawn: { l: 0.95, c: 0.045, h: 15 },
  sunset: { l: 0.9, c: 0.07, h: 30 },
  dusk: { l: 0.86, c: 0.06, h: 330 },
  night: { l: 0.97, c: 0.015, h: 230 },
};

function cloudColour({ time, weather }: CatSpec, grade: Land["grade"]): Colour {
  const fair = grade(CLOUD_TONES[time], 0.35);
  return weather === "storm" ? shift(fair, { l: -0.26, c: 0.01 }) : fair;
}

function cloudBank(
  random: ReturnType<Land["random"]>,
  { horizon, colour, count }: { horizon: number; colour: Colour; count: number },
): { at: Point; item: Item }[] {
  return times(count, (i) => {
    const side = i % 2 ? 1 : -1;
    const at: Point = [
      512 + side * random.between(220, 500),
      random.between(90, Math.max(180, horizon - 190)),
    ];
    return { at, item: cloud(random, at, random.between(150, 270), colour, 0.85) };
  });
}

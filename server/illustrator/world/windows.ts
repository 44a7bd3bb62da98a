/** @module Windows with the hour and the weather outside. */
import type { Colour } from "../colour/colour.ts";
import { box, ellipse, leaf } from "../geometry/shapes.ts";
import { backdrop, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { cloud, moon, rainbow, stars } from "./heavens.ts";
import { gradeOf } from "./grade.ts";
import { skyOf } from "./light.ts";
import { lightning } from "./open_sky.ts";
import type { Land } from "./place.ts";
import { isFair, isSnowy } from "./fair_weather.ts";
import { times } from "../times.ts";
import { windowView } from "./window_views.ts";

/** What is seen through a window has the light of open land. */
const OUTSIDE = { season: "turns" } as const;

/** How thick the bars of a large window are, as a share of its width. */
const BAR = 0.027;

/** A window with the hour outside. */
export function windowPane(
  land: Land,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Colour,
): Item[] {
  const { spec, random } = land;
  const outdoors = gradeOf(spec, OUTSIDE);
  const sky = skyOf(spec);
  const bar = Math.max(12, width * BAR), bottom = y + height, middle = x + width / 2;
  const clip = (points: Point[]): Point[] =>
    points.map((
      [px, py],
    ) => [Math.min(x + width, Math.max(x, px)), Math.min(bottom, Math.max(y, py))]);
  const far = random("window.view");
  const hill = (top: number, swing: number, phase: number): Point[] => [
    ...times(25, (i): Point => [x + (width * i) / 24, top + Math.sin(phase + i / 4.2) * swing]),
    [x + width, bottom],
    [x, bottom],
  ];
  const inside = (items: Item[]): Item[] =>
    items.flatMap((item): Item[] =>
      item.is === "region"
        ? [{ ...item, outline: clip(item.outline) }]
        : item.is === "glow" && item.centre[0] > x + 12 && item.centre[0] < x + width - 12 &&
            item.centre[1] > y + 12 && item.centre[1] < bottom - 30 && item.points
        ? [item]
        : []
    );
  const night = spec.time === "night" || spec.time === "dusk";
  return [
    backdrop({
      name: "window sky",
      role: "sky",
      texture: "light",
      outline: box(x, y, width, height),
      colour: sky[1]!.colour,
      colourEnd: sky.at(-1)!.colour,
      depth: 1,
    }),
    ...inside(
      night
        ? [
          ...stars(random("window.stars"), { count: 70, bottom: bottom - 40 }),
          ...moon(
            [middle + width * 0.2, y + height * 0.24],
            Math.min(40, width * 0.13),
            spec.moon === "crescent",
          ),
        ]
        : [
          ...(isFair(spec.weather)
            ? [
              backdrop({
                name: "window sun",
                role: "sky",
                texture: "light",
                outline: ellipse(
                  [x + width * 0.72, y + height * (spec.time !== "day" ? 0.5 : 0.22)],
                  width * 0.1,
                  width * 0.1,
                ),
                colour: { l: 0.94, c: 0.11, h: spec.time !== "day" ? 65 : 95 },
                depth: 1,
              }),
            ]
            : []),
          cloud(
            far,
            [x + width * 0.32, y + height * 0.32],
            width * 0.4,
            outdoors({ l: 0.97, c: 0.01, h: 230 }, 0.4),
          ),
          cloud(
            far,
            [x + width * 0.7, y + height * 0.5],
            width * 0.34,
            outdoors({ l: 0.97, c: 0.01, h: 230 }, 0.5),
          ),
        ],
    ),
    ...(spec.outside
      ? windowView(spec.outside, { x, y, width, height }, {
        grade: outdoors,
        random: random("window.far"),
        isDark: night,
      })
      : [
        backdrop({
          name: "window hills",
          role: "sky",
          texture: "plant",
          outline: hill(y + height * 0.72, height * 0.04, 1),
          colour: outdoors({ l: 0.72, c: 0.1, h: 150 }, 0.7),
          depth: 0.95,
        }),
        backdrop({
          name: "window meadow",
          role: "sky",
          texture: "plant",
          outline: hill(y + height * 0.84, height * 0.03, 3),
          colour: outdoors({ l: 0.68, c: 0.12, h: 138 }, 0.4),
          depth: 0.9,
        }),
      ]),
    ...outsideWeather(land, x, y, width, height),
    ...inside(
      spec.weather === "rainbow"
        ? rainbow([middle, y + height * 0.86], width * 0.46)
        : spec.weather === "storm"
        ? [lightning(far, [x + width * 0.24, y + 24], y + height * 0.7)].flat()
        : [],
    ),
    ...[
      box(x - 16, y - 16, width + 32, 18),
      box(x - 16, bottom - 2, width + 32, 18),
      box(x - 16, y - 16, 18, height + 32),
      box(x + width - 2, y - 16, 18, height + 32),
      box(middle - bar / 2, y, bar, height),
      box(x, y + height * 0.46, width, bar),
    ].map((outline) => scenery("window frame", "wood", outline, frame, { depth: 0.7 })),
  ];
}

function outsideWeather(
  { spec, random }: Land,
  x: number,
  y: number,
  width: number,
  height: number,
): Item[] {
  if (isFair(spec.weather) || spec.weather === "cloudy") return [];
  const fall = random("window.weather");
  if (spec.weather === "fog") {
    return [
      backdrop({
        name: "window mist",
        role: "sky",
        texture: "cloud",
        outline: box(x, y, width, height),
        colour: { l: 0.92, c: 0.01, h: 230 },
        opacity: 0.55,
        depth: 0.9,
      }),
    ];
  }
  const bright = spec.time === "day" || spec.time === "dawn";
  const snows = isSnowy(spec.weather);
  return times(70, () => {
    const at: Point = [fall.between(x + 8, x + width - 8), fall.between(y + 8, y + height - 40)];
    const outline = snows
      ? ellipse(at, fall.between(4, 8), fall.between(4, 8))
      : leaf(at, [at[0] - 8, at[1] + 38], 2.6);
    return backdrop({
      name: "window fall",
      role: "sky",
      texture: "water",
      outline,
      // Before a bright sky drops are dark.
      colour: { l: snows || !bright ? 0.96 : 0.6, c: 0.03, h: 240 },
      opacity: 0.85,
      depth: 0.9,
    });
  });
}

/** @module On the moon: craters underfoot, planets and stars around. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Point } from "../../scene.ts";
import { planet, stars } from "../heavens.ts";
import { lightOf, skyOf } from "../light.ts";
import type { DrawnPlace, Land } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "moon, luna, moon walk, moonwalk, lunar, lunar surface, surface of the moon, moon surface, moonscape, lunar landscape, lunar base, moon base, moon landing, surface of a moon",
  nearest:
    "planet, planets, asteroid, saturn, jupiter, crater, star shaped planet, neptune, uranus, pluto, exoplanet, alien world, distant planet, asteroids, craters, meteor crater, alien landscape",
  phrase: { where: "on", what: "the moon" },
  weather: "none",
  openSky: true,
  hours: ["night", "sunset"],
  namedHours: "all",
  season: "none",
  weight: 1,
  restful: true,
  props: { none: 1 },
  draw: moonscape,
};

const DUST: Colour = { l: 0.92, c: 0.045, h: 92 };

/** How much higher its crest stands behind a portrait, in units. */
const RISEN = 150;

/** The moon's ground; always under a dark or setting sky. */
function moonscape({ spec, random, lightSide }: Land): DrawnPlace {
  const ground = 868;
  const night = { ...spec, time: spec.time === "sunset" ? spec.time : "night" as const };
  const tint = tintOf(spec);
  const place = random("moon.planets");
  const side = place.chance(0.5) ? -1 : 1;
  // Beside the shoulders of a portrait the moon would lie below the picture.
  const crest = ground - 34 - (spec.pose === "portrait" ? RISEN : 0);
  return {
    sky: skyOf(night),
    light: lightOf(night, lightSide),
    horizon: ground,
    ground,
    back: [
      ...stars(random("moon.stars"), { count: 90, bottom: 820 }),
      glow({
        name: "nebula",
        role: "sky",
        centre: [512 - side * 250, 250],
        radius: 420,
        colour: { l: 0.6, c: 0.15, h: tint.h },
        strength: 0.34,
        depth: 1,
      }),
      glow({
        name: "nebula",
        role: "sky",
        centre: [512 + side * 330, 560],
        radius: 360,
        colour: { l: 0.6, c: 0.14, h: tint.h + 50 },
        strength: 0.28,
        depth: 1,
      }),
      ...planet(
        [512 + side * place.between(330, 390), place.between(130, 210)],
        place.between(54, 74),
        { l: 0.66, c: 0.12, h: tint.h + 30 },
      ),
      ...planet(
        [512 - side * place.between(380, 430), place.between(330, 430)],
        place.between(24, 34),
        { l: 0.72, c: 0.1, h: tint.h - 70 },
        false,
      ),
      scenery("far ridge", "stone", arc(crest + 60, 1500, 40), { l: 0.66, c: 0.045, h: 300 }, {
        colourEnd: { l: 0.58, c: 0.05, h: 300 },
        depth: 0.5,
      }),
      scenery("moon ground", "stone", arc(crest, spec.pose === "portrait" ? 900 : 640, 0), DUST, {
        role: "ground",
        colourEnd: shift(DUST, { l: -0.13, c: 0.01, h: -10 }),
        marks: craters(random("moon.craters"), crest + 34),
        volume: 0.35,
      }),
    ],
  };
}

/** The upper rim of a huge ball, filled down to the bottom of the picture. */
function arc(top: number, radius: number, shiftX: number): Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= 1044; x += 12) {
    const dx = x - 512 - shiftX;
    const drop = Math.abs(dx) < radius ? radius - Math.sqrt(radius ** 2 - dx ** 2) : radius;
    points.push([x, Math.min(1060, top + drop)]);
  }
  return [...points, [1044, 1060], [-20, 1060]];
}

function craters(random: ReturnType<Land["random"]>, ground: number) {
  const places: [number, number, number][] = [
    [180, 70, 54],
    [330, 128, 40],
    [520, 112, 34],
    [730, 92, 66],
    [880, 132, 50],
    [620, 146, 26],
    [90, 140, 40],
  ];
  return places.flatMap(([x, y, r]) => {
    const at: Point = [x + random.between(-24, 24), ground + y + random.between(-12, 12)];
    const size = r * random.between(0.8, 1.15);
    return [
      mark("shade", ellipse(at, size, size * 0.36), shift(DUST, { l: -0.16, c: 0.02, h: -8 })),
      mark(
        "light",
        ellipse([at[0] + 3, at[1] + size * 0.09], size * 0.88, size * 0.27),
        shift(DUST, { l: -0.07, c: 0.012, h: -6 }),
      ),
    ];
  });
}

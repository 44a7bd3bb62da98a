/** @module Deep space, on a little planet. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { backdrop, glow, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { planet, stars } from "../heavens.ts";
import { lightOf, skyOf } from "../light.ts";
import type { DrawnPlace, Land } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "space, outer space, galaxy, galaxies, cosmos, cosmic, universe, orbit, nebula, milky way, deep space, outerspace, stars and planets, galaxy background, space background, starry space, cosmic background, cosmic space, interstellar, intergalactic, zero gravity space, cosmos background, celestial, astral, spacewalk, space walk, stardust, among the stars, between the stars, supernova, planets and stars, galactic, constellations background",
  nearest:
    "black hole, earth, planet earth, the solar system, blackhole, solar system, wormhole, eclipse, solar eclipse, lunar eclipse, the sun in space, void of space, multiverse, quantum realm, alien galaxy, saturn rings, rings of saturn, international space station",
  phrase: { where: "in", what: "space" },
  weather: "none",
  openSky: true,
  shows: ["clear", "shooting stars"],
  hours: ["night"],
  namedHours: "none",
  season: "none",
  props: { none: 1 },
  draw: deepSpace,
};

/** On a little planet among the stars. */
function deepSpace({ spec, random, lightSide }: Land): DrawnPlace {
  const night = { ...spec, time: "night" as const };
  const tint = tintOf(spec);
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
        centre: [512, ground + 110],
        radius: 470,
        colour: { l: 0.75, c: 0.12, h: (tint.h + 40) % 360 },
        strength: 0.4,
        depth: 0.5,
      }),
      scenery("little world", "stone", ellipse([512, ground + 170], 420, 196), rockColour, {
        role: "ground",
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
  };
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
function rocket([x, y]: Point, turn: number): Item[] {
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

/** @module The bridge of a spaceship: a great window to the stars, panels full of lamps. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { planet, stars } from "../heavens.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { lightOf, skyOf } from "../light.ts";
import type { DrawnPlace, Land } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "spaceship, space ship, spacecraft, space station, starship, inside a rocket, bridge of a spaceship, space ships, on the bridge of a starship, rocketship, rocket ship, space shuttle, space capsule, star ship, millennium falcon, uss enterprise, enterprise bridge, spaceship cockpit, spaceship interior, spaceship window, space craft, airlock, aboard a spaceship, on board a spaceship",
  nearest:
    "ufo, control room, shuttle, alien ship, alien spaceship, alien spacecraft, death star, mission control, command centre, command center, submarine interior, death star hangar, time machine, robot factory, pilot seat",
  phrase: { where: "aboard", what: "a spaceship" },
  isWide: true,
  weather: "none",
  hours: ["night"],
  namedHours: "none",
  season: "none",
  props: { none: 2, rocket: 1 },
  draw: spaceship,
};

/** Window, consoles, a floor of plates. */
function spaceship({ spec, random, lightSide }: Land): DrawnPlace {
  const ground = 872, tint = tintOf(spec), night = { ...spec, time: "night" as const };
  const hull: Colour = { l: 0.74, c: 0.02, h: 250 }, lamp: Colour = { l: 0.82, c: 0.14, h: tint.h };
  const lamps = random("spaceship.lamps");
  return {
    sky: skyOf(night),
    light: { ...lightOf({ ...spec, time: "day" }, lightSide), key: 0.75 },
    horizon: 780,
    ground,
    back: [
      ...stars(random("spaceship.stars"), { count: 110, bottom: 700 }),
      glow({
        name: "nebula",
        role: "sky",
        centre: [512 - lightSide * 200, 300],
        radius: 380,
        colour: { l: 0.6, c: 0.16, h: tint.h },
        strength: 0.45,
        depth: 1,
      }),
      ...planet([512 + lightSide * 250, 290], 120, { l: 0.7, c: 0.11, h: (tint.h + 150) % 360 }),
      ...planet(
        [512 - lightSide * 270, 430],
        44,
        { l: 0.66, c: 0.12, h: (tint.h + 60) % 360 },
        false,
      ),
      ...frame(hull),
      ...[-1, 1].flatMap((s) => consoleDesk(512 + s * 372, s, hull, lamp, lamps)),
      under([[LEFT, 776], [RIGHT, 776]], {
        name: "deck plates",
        role: "ground",
        texture: "metal",
        colour: shift(hull, { l: -0.08 }),
        colourEnd: shift(hull, { l: -0.18 }),
        marks: plates(shift(hull, { l: -0.24 })),
      }),
      scenery("floor light", "light", ellipse([512, ground + 10], 330, 60), lamp, {
        role: "ground",
        opacity: 0.3,
      }),
    ],
  };
}

function frame(hull: Colour): Item[] {
  const bar = (outline: Point[]): Item =>
    scenery("hull frame", "metal", outline, hull, {
      colourEnd: shift(hull, { l: -0.08 }),
      line: 2.4,
      depth: 0.5,
    });
  return [
    bar([[-24, -24], [1048, -24], [1048, 60], [900, 84], [124, 84], [-24, 60]]),
    bar([[-24, 40], [70, 60], [110, 330], [64, 640], [-24, 700]]),
    bar([[1048, 40], [954, 60], [914, 330], [960, 640], [1048, 700]]),
    bar([[498, 70], [526, 70], [530, 640], [494, 640]]),
    bar([[-24, 630], [1048, 630], [1048, 790], [-24, 790]]),
    ...times(
      12,
      (i): Item =>
        scenery("rivet", "metal", ellipse([60 + i * 82, 656], 6, 6), shift(hull, { l: -0.16 }), {
          depth: 0.48,
        }),
    ),
  ];
}

function consoleDesk(
  x: number,
  s: number,
  hull: Colour,
  lamp: Colour,
  random: ReturnType<Land["random"]>,
): Item[] {
  const colours = [lamp, { ...lamp, h: lamp.h + 120 }, { ...lamp, h: lamp.h + 220 }, {
    l: 0.88,
    c: 0.13,
    h: 92,
  }];
  const buttons: Mark[] = times(18, (i) =>
    mark(
      "light",
      box(x - 92 + (i % 6) * 32, 712 + Math.floor(i / 6) * 26, 20, 14, 4),
      random.pick(colours),
    ));
  return [
    glow({
      name: "console light",
      centre: [x, 640],
      radius: 190,
      colour: lamp,
      strength: 0.4,
      depth: 0.3,
    }),
    scenery(
      "console screen",
      "glass",
      rounded([[x - 96 + s * 10, 540], [x + 96 + s * 10, 540], [x + 110, 676], [x - 110, 676]], 14),
      { l: 0.28, c: 0.06, h: lamp.h },
      {
        line: 6,
        depth: 0.3,
        marks: [
          ...[0, 1, 2, 3].map((i) =>
            mark(
              "light",
              box(x - 76, 562 + i * 24, 60 + ((i * 37) % 80), 9, 3),
              shift(lamp, { h: i * 30 }),
            )
          ),
          mark("light", ellipse([x + 64, 610], 30, 30), { l: 0.5, c: 0.12, h: lamp.h }),
          mark("light", ellipse([x + 64, 610], 13, 13), lamp),
        ],
      },
    ),
    scenery(
      "console",
      "metal",
      points("-116 690, 116 690, 150 850, -150 850", [x, 0]),
      shift(hull, { l: -0.05 }),
      { line: 2.6, depth: 0.25, marks: buttons },
    ),
  ];
}

function plates(colour: Colour): Mark[] {
  return [
    ...[830, 900, 1000].map((y) => mark("shade", box(LEFT, y, RIGHT - LEFT, 4), colour)),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) =>
      mark("shade", [[512 + i * 110, 776], [516 + i * 110, 776], [522 + i * 190, 1060], [
        516 + i * 190,
        1060,
      ]], colour)
    ),
  ];
}

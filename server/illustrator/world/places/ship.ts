/** @module On the deck of a sailing ship. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { birds } from "../birds.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { sail } from "../fixtures/sail.ts";
import { wheel } from "../fixtures/ships_wheel.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "ship, ships, on a ship, pirate ship, deck, ship deck, deck of a ship, boat, boats, sailboat, sailing ship, sailing boat, aboard a ship, on board, sailing boats, wooden ship, wooden boat, galleon, pirate boat, crows nest, crow's nest, at the helm, ship's helm, viking ship, longship, viking longship, longboat, frigate, schooner, sailing yacht, steamboat, steamship, noah's ark, noahs ark, sail boat, sailing the seas, sailing the seven seas, black pearl",
  nearest:
    "in the ferry, at a ferry, at the ferry, inside a ferry, rafts, trawler, houseboat, ferryboat, harbors, jetty by the sea, lifeboat, mast, venice gondola, submarine deck, bosphorus",
  phrase: { where: "on", what: "a ship" },
  isWide: true,
  ...OUTDOORS,
  season: "drifts",
  restful: true,
  props: { none: 2, fish: 1, bird: 1 },
  draw: ship,
};

/** Mast, sails and rail, the sea behind. */
function ship(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 872, far = random("ship.sea"), tint = tintOf(spec);
  const wood = grade({ l: 0.58, c: 0.085, h: 58 }), dark = shift(wood, { l: -0.13 });
  const mast = 512 - lightSide * 300;
  return {
    horizon: 560,
    ground,
    back: [
      ...openSky(land, 480),
      ...(spec.time === "day" ? birds([512 + lightSide * 120, 210]) : []),
      under([[LEFT, 560], [RIGHT, 560]], {
        name: "sea",
        texture: "water",
        colour: grade({ l: 0.64, c: 0.11, h: 230 }, 0.6),
        colourEnd: grade({ l: 0.7, c: 0.11, h: 222 }, 0.3),
        marks: ripples(far, {
          top: 566,
          bottom: 720,
          colour: grade({ l: 0.92, c: 0.04, h: 215 }, 0.3),
          count: 46,
        }),
        depth: 0.7,
      }),
      ...sail(mast, grade, tint.h),
      scenery(
        "mast",
        "wood",
        points("-17 -20, 17 -20, 25 800, -25 800", [mast, 0]),
        dark,
        { volume: 0.5, depth: 0.25 },
      ),
      ...[-190, 200].map((dx): Item =>
        line(
          "shroud",
          "scenery",
          [[mast + dx * 0.1, 40], [mast + dx * 1.3, 690]],
          grade({ l: 0.4, c: 0.03, h: 60 }, 0.2),
          [4, 4],
        )
      ),
      ...times(9, (i): Item =>
        line(
          "ratline",
          "scenery",
          [[mast + 24 + i * 22, 130 + i * 62], [mast + 40 + i * 24.4, 132 + i * 62]],
          grade({ l: 0.4, c: 0.03, h: 60 }, 0.2),
          [3, 3],
        )),
      ...rail(wood, dark),
      under([[LEFT, 772], [RIGHT, 772]], {
        name: "deck",
        role: "ground",
        texture: "wood",
        colour: shift(wood, { l: 0.12 }),
        colourEnd: shift(wood, { l: 0.02 }),
        marks: boards(wood),
      }),
      ...barrel([512 + lightSide * 400, 874], grade),
      ...ropes([512 - lightSide * 410, 900], grade),
      ...wheel([512 + lightSide * 250, 690], dark),
    ],
  };
}

function rail(wood: Colour, dark: Colour): Item[] {
  return [
    ...times(10, (i): Item =>
      scenery(
        "baluster",
        "wood",
        smooth([
          [i * 116 - 12, 776],
          [i * 116 - 22, 730],
          [i * 116 - 12, 690],
          [i * 116 + 12, 690],
          [i * 116 + 22, 730],
          [i * 116 + 12, 776],
        ]),
        shift(wood, { l: -0.03 }),
        { line: 2, depth: 0.3 },
      )),
    scenery("rail", "wood", box(LEFT, 664, RIGHT - LEFT, 30, 6), shift(wood, { l: 0.05 }), {
      line: 2.4,
      depth: 0.3,
    }),
    scenery("lower rail", "wood", box(LEFT, 760, RIGHT - LEFT, 22, 4), dark, { depth: 0.3 }),
  ];
}

function boards(wood: Colour): Mark[] {
  return times(15, (i) => {
    const x = (i - 7) * 80;
    return mark("shade", [[512 + x, 770], [515 + x, 770], [518 + x * 1.6, 1060], [
      513 + x * 1.6,
      1060,
    ]], shift(wood, { l: -0.04 }));
  }).concat(
    times(10, (i) =>
      mark(
        "shade",
        box((i * 197) % 1020, 800 + ((i * 71) % 200), 70, 3),
        shift(wood, { l: -0.02 }),
      )),
  );
}

function barrel([x, y]: Point, grade: Land["grade"]): Item[] {
  const wood = grade({ l: 0.54, c: 0.09, h: 52 }), iron = grade({ l: 0.4, c: 0.02, h: 260 });
  return [scenery(
    "barrel",
    "wood",
    smooth(knots("-52 -130!, 0 -140, 52 -130!, 68 -66, 52 0!, 0 8, -52 0!, -68 -66", [x, y])),
    wood,
    {
      volume: 0.6,
      line: 2.6,
      depth: 0.1,
      marks: [
        ...[-34, 0, 34].map((dx) =>
          mark(
            "shade",
            ribbon([[x + dx, y - 140], [x + dx * 1.3, y - 66], [x + dx, y + 8]], [1.6, 1.6, 1.6]),
            shift(wood, { l: -0.09 }),
          )
        ),
        ...[-104, -30].map((dy) =>
          mark(
            "detail",
            ribbon([[x - 76, y + dy], [x, y + dy + 7], [x + 76, y + dy]], [6, 6, 6]),
            iron,
          )
        ),
      ],
    },
  )];
}

function ropes([x, y]: Point, grade: Land["grade"]): Item[] {
  const hemp = grade({ l: 0.76, c: 0.07, h: 78 });
  return [46, 34, 22].map((r, i): Item => {
    const ring = ellipse([x, y - i * 13], r * 1.5, r * 0.5);
    return line("rope", "scenery", [...ring, ring[0]!], shift(hemp, { l: -i * 0.02 }), [13, 13]);
  });
}

/** @module In a cockpit: the wide windscreen over clouds, dials and levers below it. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "cockpit, cockpits, plane cockpit, airplane cockpit, aeroplane cockpit, aircraft cockpit, jet cockpit, helicopter cockpit, flight deck, in the cockpit, in a cockpit, flight simulator",
  phrase: { where: "in", what: "a cockpit" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 1 },
  draw: cockpit,
};

/** Where the dashboard begins and ends. */
const DASH = { top: 560, bottom: 800 };

function cockpit(land: Land): Place {
  return interior(land, {
    wall: { l: 0.42, c: 0.02, h: 245 },
    floor: { l: 0.34, c: 0.02, h: 245 },
    kind: "plain",
    items: [
      ...windscreen(land),
      ...dashboard(land),
      ...throttles(land),
      ...furnishings(land, [
        { name: "steering wheel", beside: -340, y: 780, high: 210, depth: 0.05 },
        { name: "steering wheel", beside: 340, y: 780, high: 210, depth: 0.05 },
      ]),
    ],
  });
}

/** Two panes that lean inwards, sky and clouds behind them. */
function windscreen({ grade }: Land): Item[] {
  const sky = grade({ l: 0.78, c: 0.1, h: 235 }, 0.2);
  const clouds: Point[] = [[60, 470], [230, 500], [400, 478], [640, 500], [800, 470], [980, 500]];
  return [
    scenery("windscreen", "light", [[40, 540], [150, 110], [874, 110], [984, 540]], sky, {
      depth: 0.5,
      line: 3,
      colourEnd: shift(sky, { l: 0.12, c: -0.05 }),
      marks: clouds.flatMap(([x, y], i) => [
        mark("light", ellipse([x, y], 110, 46), { l: 0.98, c: 0.01, h: 230 }),
        mark("light", ellipse([x + 50, y - 34 - (i % 2) * 14], 62, 46), {
          l: 0.99,
          c: 0.01,
          h: 230,
        }),
      ]),
    }),
    scenery("pillar of the windscreen", "metal", [[498, 104], [526, 104], [534, 546], [490, 546]], {
      ...grade({ l: 0.3, c: 0.02, h: 245 }),
    }, { depth: 0.3, line: 2 }),
  ];
}

/** Round dials in two rows, and lamps. */
function dashboard({ grade }: Land): Item[] {
  const dark: Colour = grade({ l: 0.26, c: 0.02, h: 250 });
  const dial = (x: number, y: number, i: number) => [
    mark("detail", ellipse([x, y], 38, 38), { l: 0.93, c: 0.01, h: 100 }),
    mark("detail", ellipse([x, y], 31, 31), { l: 0.16, c: 0.02, h: 250 }),
    mark(
      "light",
      ribbon([[x, y], [x + Math.cos(i * 1.7) * 25, y + Math.sin(i * 1.7) * 25]], [3, 1.6]),
      { l: 0.9, c: 0.12, h: i % 3 ? 140 : 60 },
    ),
  ];
  return [
    scenery(
      "dashboard",
      "metal",
      smooth([
        [LEFT, DASH.top + 40, "corner"],
        [512, DASH.top - 34],
        [RIGHT, DASH.top + 40, "corner"],
        [RIGHT, DASH.bottom, "corner"],
        [LEFT, DASH.bottom, "corner"],
      ]),
      dark,
      {
        depth: 0.1,
        line: 2.4,
        marks: [
          ...times(10, (i) => dial(60 + i * 101, 636, i)).flat(),
          ...times(22, (i) =>
            mark("light", box(30 + i * 46, 700, 26, 14, 4), {
              l: 0.82,
              c: 0.17,
              h: [145, 70, 27, 220][i % 4]!,
            })),
        ],
      },
    ),
  ];
}

/** Levers between the seats, and lamps on the ceiling. */
function throttles({ grade }: Land): Item[] {
  const dark = grade({ l: 0.22, c: 0.02, h: 250 });
  return [
    scenery("overhead panel", "metal", box(372, -20, 280, 92, 10), dark, {
      depth: 0.2,
      line: 2,
      marks: times(
        14,
        (i) =>
          mark("light", box(392 + (i % 7) * 36, 10 + Math.floor(i / 7) * 30, 18, 13, 4), {
            l: 0.85,
            c: 0.15,
            h: i % 3 ? 145 : 60,
          }),
      ),
    }),
    scenery("throttle box", "metal", box(432, 752, 160, 60, 8), dark, { depth: 0.1, line: 2 }),
    ...[468, 512, 556].map((x) =>
      scenery(
        "throttle",
        "metal",
        ribbon([[x, 770], [x, 716]], [8, 13]),
        grade({ l: 0.92, c: 0.01, h: 90 }),
        {
          depth: 0.08,
          line: 2,
        },
      )
    ),
  ];
}

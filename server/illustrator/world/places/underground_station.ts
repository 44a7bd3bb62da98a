/** @module In an underground station: tiles, a round sign, a train that comes out of its tunnel. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { interior, wallTiles } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "underground station, subway station, metro station, tube station, underground platform, tube platform, subway platform, metro platform, subway, the underground, in the underground, london underground, tube stop, metro stop, u bahn station, in the metro station, in the subway station, at the subway station, in a subway station, on the subway platform, on a subway platform, on the metro platform, at the metro station, in a metro station, in the metro stop, in the tube station, on the tube platform, on the underground platform",
  phrase: { where: "in", what: "an underground station" },
  ...CLOSED_ROOM,
  isWide: true,
  includes: ["station", "city"],
  props: { none: 1 },
  draw: undergroundStation,
};

/** A platform: the tunnel with its train at one side, the sign at the other. */
function undergroundStation(land: Land): Place {
  const { grade, lightSide } = land;
  const tiles = grade({ l: 0.88, c: 0.02, h: 90 }, 0.1), dark = { l: 0.2, c: 0.02, h: 270 };
  const tunnel = 512 + lightSide * 270;
  return interior(land, {
    wall: { l: 0.88, c: 0.02, h: 90 },
    floor: { l: 0.6, c: 0.015, h: 70 },
    kind: "tiles",
    items: [
      ...wallTiles(tiles, { top: -20, bottom: 640, size: 62 }),
      scenery(
        "tile band",
        "stone",
        box(LEFT, 96, RIGHT - LEFT, 44),
        grade({ l: 0.5, c: 0.13, h: 255 }),
        {
          line: 2,
          depth: 0.4,
        },
      ),
      scenery("tunnel rim", "stone", arch(tunnel, 780, 236, 560), shift(tiles, { l: -0.2 }), {
        line: 2,
        depth: 0.3,
      }),
      scenery("tunnel", "stone", arch(tunnel, 780, 208, 526), dark, { line: 2, depth: 0.3 }),
      scenery("track bed", "stone", box(LEFT, 716, RIGHT - LEFT, 66), shift(dark, { l: 0.08 }), {
        line: 2,
        depth: 0.3,
        marks: [728, 752].map((y) =>
          mark("light", box(LEFT, y, RIGHT - LEFT, 6), { l: 0.66, c: 0.01, h: 250 })
        ),
      }),
      ...furnishings(land, [
        { name: "train", beside: 270, y: 770, high: 440, depth: 0.15, isLit: true, isOnly: true },
      ]),
      scenery("platform edge", "stone", box(LEFT, 782, RIGHT - LEFT, 20), {
        l: 0.86,
        c: 0.14,
        h: 95,
      }, {
        role: "ground",
        line: 2,
      }),
      ...stationSign(512 - lightSide * 340, 300),
      ...furnishings(land, [{ name: "bench", beside: -350, y: 770, high: 130, depth: 0.2 }]),
    ],
  });
}

/** A red ring with a blue bar across it. */
function stationSign(x: number, y: number): Item[] {
  return [
    scenery("station sign", "metal", ellipse([x, y], 120, 120), { l: 0.55, c: 0.2, h: 27 }, {
      line: 2.4,
      depth: 0.1,
      marks: [mark("light", ellipse([x, y], 76, 76), { l: 0.96, c: 0.01, h: 90 })],
    }),
    scenery(
      "station name",
      "metal",
      box(x - 160, y - 32, 320, 64, 4),
      { l: 0.4, c: 0.16, h: 262 },
      {
        line: 2.4,
        depth: 0.1,
        marks: [mark("light", box(x - 110, y - 7, 220, 14, 6), { l: 0.97, c: 0.01, h: 90 })],
      },
    ),
  ];
}

function arch(x: number, bottom: number, half: number, high: number) {
  const top = bottom - high + half;
  return [
    ...ellipse([x, top], half, half).filter(([, y]) => y <= top).toSorted((a, b) => a[0] - b[0]),
    [x + half, bottom] as [number, number],
    [x - half, bottom] as [number, number],
  ];
}

/** @module On a tennis court: white lines, the net behind the cat, a racket and balls. */
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { hedgeBehind } from "../fixtures/hedge_row.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words: "tennis court, tennis courts, wimbledon, tennis match, on centre court",
  nearest: "badminton court, volleyball court",
  phrase: { where: "on", what: "a tennis court" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 1 },
  draw: tennisCourt,
};

/** A hard court with its net from side to side. */
function tennisCourt(land: Land): Place {
  const { grade } = land;
  const hard = { l: 0.56, c: 0.1, h: 248 }, white = grade({ l: 0.97, c: 0.01, h: 90 });
  const post = grade({ l: 0.32, c: 0.05, h: 150 }, 0.1);
  return sights(land, {
    horizon: 560,
    far: hedgeBehind(land, 640),
    ground: {
      name: "court",
      texture: "stone",
      colour: hard,
      top: 640,
      marks: [
        mark("light", box(LEFT, 690, RIGHT - LEFT, 9), white),
        mark("light", box(LEFT, 920, RIGHT - LEFT, 16), white),
        mark("light", [[506, 700], [518, 700], [522, 920], [502, 920]], white),
        ...[-1, 1].map((s) =>
          mark("light", [[512 + s * 330, 640], [512 + s * 340, 640], [512 + s * 560, 1060], [
            512 + s * 536,
            1060,
          ]], white)
        ),
      ],
    },
    things: [
      {
        name: "tennis racket",
        beside: -380,
        y: 900,
        high: 360,
        depth: 0.02,
        isLit: true,
        isMirrored: true,
      },
      { name: "tennis ball", beside: 330, y: 916, high: 104, depth: 0.02, isLit: true },
      { name: "tennis ball", beside: 440, y: 890, high: 92, depth: 0.02, isLit: true },
    ],
    items: [
      scenery("net", "cloth", box(LEFT, 600, RIGHT - LEFT, 170), post, {
        opacity: 0.28,
        depth: 0.15,
      }),
      ...times(
        27,
        (i) => scenery("net cord", "cloth", box(i * 40 - 16, 600, 3, 170), post, { depth: 0.15 }),
      ),
      ...[636, 672, 708, 744].map((y) =>
        scenery("net cord", "cloth", box(LEFT, y, RIGHT - LEFT, 3), post, { depth: 0.15 })
      ),
      scenery("net band", "cloth", box(LEFT, 588, RIGHT - LEFT, 22, 4), white, {
        line: 2,
        depth: 0.12,
      }),
    ],
  });
}

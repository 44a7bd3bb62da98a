/** @module On board an underground train: dark windows, poles to hold on to, a plan of the line. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "underground train, in the underground train, on the underground, subway car, subway train, in the subway, on the subway, riding the subway, taking the subway, metro car, metro train, in the metro, on the metro, tube train, on the tube, riding the tube, taking the tube, riding the metro, taking the metro",
  phrase: { where: "on board", what: "an underground train" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 2, book: 1 },
  draw: undergroundTrain,
};

/** The colours of seats, of poles and of the dark behind the windows. */
const SEAT = { l: 0.48, c: 0.13, h: 262 }, POLE = { l: 0.82, c: 0.15, h: 92 };
const TUNNEL = { l: 0.17, c: 0.02, h: 270 };

/** Two dark windows above a row of seats, a door at either side, poles before them. */
function undergroundTrain(land: Land): Place {
  const { grade } = land;
  const shell = grade({ l: 0.9, c: 0.01, h: 230 }, 0.1);
  return interior(land, {
    wall: { l: 0.9, c: 0.01, h: 230 },
    floor: { l: 0.42, c: 0.02, h: 250 },
    kind: "plain",
    items: [
      scenery("plan of the line", "paper", box(60, 70, 904, 74, 6), { l: 0.96, c: 0.01, h: 90 }, {
        line: 2.4,
        depth: 0.2,
        marks: [
          mark("detail", box(100, 102, 824, 10), { l: 0.55, c: 0.2, h: 27 }),
          ...times(
            11,
            (i) =>
              mark("detail", ellipse([110 + i * 80, 107], 13, 13), { l: 0.25, c: 0.02, h: 270 }),
          ),
          ...times(
            11,
            (i) => mark("light", ellipse([110 + i * 80, 107], 7, 7), { l: 0.97, c: 0.01, h: 90 }),
          ),
        ],
      }),
      ...[[150, 330], [544, 330]].map(([x, wide]) =>
        scenery("train window", "glass", box(x!, 190, wide!, 300, 40), TUNNEL, {
          line: 6,
          depth: 0.2,
          marks: [
            mark("light", box(x! + 20, 250, wide! - 40, 12, 6), { l: 0.74, c: 0.09, h: 85 }),
            mark("detail", box(x! + 90, 380, wide! - 110, 8, 4), { l: 0.42, c: 0.06, h: 85 }),
          ],
        })
      ),
      ...[-1, 1].map((s) =>
        scenery(
          "train door",
          "metal",
          box(512 + s * 470 - 70, 170, 140, 620, 10),
          shift(shell, { l: -0.16 }),
          {
            line: 3,
            depth: 0.4,
            marks: [mark("detail", box(512 + s * 470 - 44, 210, 88, 240, 26), TUNNEL)],
          },
        )
      ),
      ...times(
        5,
        (i): Item =>
          scenery("seat", "cloth", box(132 + i * 154, 536, 144, 250, 26), grade(SEAT), {
            line: 2.4,
            depth: 0.2,
            marks: [
              mark("light", box(132 + i * 154, 660, 144, 18), grade(shift(SEAT, { l: 0.1 }))),
              ...times(6, (k) =>
                mark(
                  "detail",
                  ellipse([154 + i * 154 + (k % 3) * 48, 580 + Math.floor(k / 3) * 44], 9, 9),
                  grade({ l: 0.72, c: 0.14, h: 40 }),
                )),
            ],
          }),
      ),
      scenery("hand rail", "metal", box(LEFT, 168, RIGHT - LEFT, 12, 4), grade(POLE), {
        line: 2,
        depth: 0.1,
      }),
      ...[140, 884].map((x) =>
        scenery("pole", "metal", box(x - 9, -20, 18, 880, 4), grade(POLE), {
          line: 2,
          volume: 0.5,
          depth: 0.05,
        })
      ),
      ...[240, 330, 694, 784].flatMap((x) => [
        scenery("strap", "cloth", box(x - 5, 176, 10, 60), { l: 0.3, c: 0.02, h: 270 }, {
          depth: 0.08,
        }),
        scenery("strap handle", "metal", ellipse([x, 262], 27, 32), { l: 0.36, c: 0.02, h: 270 }, {
          line: 2,
          depth: 0.08,
          marks: [mark("light", ellipse([x, 264], 16, 20), TUNNEL)],
        }),
      ]),
    ],
  });
}

/** @module A library: bookcases to the ceiling, a window between them, a reading lamp. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { glow, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { bookRow, floorLamp, rug } from "../furniture.ts";
import { windowPane } from "../windows.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, planks, roomLight, skirting } from "../room.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "library, libraries, bookstore, bookshop, book shop, magic library, surrounded by books, shelves of books, book case, stacks of books, book store, book stores, reading room, reading nook, bookish, wall of books, dark academia, book nook, book corner, second hand bookshop, home library",
  nearest:
    "study, university, desk, wizard tower, archive, class room, school room, elementary school, preschool, college, campus, office cubicle, bank office, detective office, studyroom, wizards tower, wizard's tower, wizard study, museum archive, exam hall, computer room, computer lab",
  phrase: { where: "in", what: "a library" },
  ...ROOM_WITH_WINDOW,
  weight: 2,
  restful: true,
  cover: "table",
  props: { none: 1, book: 2, lantern: 1 },
  draw: library,
};

/** Bookcases and where between them the window is: in the middle, at one side, beside one long wall of books. */
const LAYOUTS: readonly {
  window: number;
  bookcases: readonly (readonly [x: number, width: number])[];
}[] = [
  { window: 400, bookcases: [[-40, 392], [672, 392]] },
  { window: 124, bookcases: [[-316, 392], [396, 330], [726, 330]] },
  { window: 250, bookcases: [[-190, 392], [522, 260], [782, 260]] },
];

/** Bookcases, a window, a reading lamp, a pile of books. */
function library(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 874, top = 800, shelf = random("library.books");
  const layout = random("library.layout").pick(LAYOUTS);
  const wood = grade({ l: 0.48, c: 0.075, h: 52 }, 0.3), dark = shift(wood, { l: -0.14 });
  const tones = [15, 30, 55, 85, 150, 200, 250, 290, 340].map((h) =>
    grade({ l: 0.58, c: 0.11, h }, 0.35)
  );
  const bookcase = (x: number, width: number): Item[] => [
    scenery("bookcase", "wood", box(x, -20, width, top + 20), dark, { depth: 0.6 }),
    ...[170, 320, 470, 620, 770].flatMap((y) => [
      ...bookRow(
        shelf,
        x + 16,
        y,
        width - 32,
        124,
        (i) => shift(tones[i % tones.length]!, { l: (i % 3) * 0.04 - 0.04 }),
      ),
      scenery("shelf", "wood", box(x, y, width, 17), shift(wood, { l: 0.05 }), { depth: 0.55 }),
    ]),
    scenery("upright", "wood", box(x, -20, 18, top + 20), wood, { depth: 0.55 }),
    scenery("upright", "wood", box(x + width - 18, -20, 18, top + 20), wood, { depth: 0.55 }),
  ];
  const wall = grade({ l: 0.72, c: 0.05, h: 65 }, 0.2);
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...layout.bookcases.flatMap(([x, width]) => bookcase(x, width)),
      ...windowPane(land, layout.window, 110, 224, 400, shift(wood, { l: 0.08 })),
      ...bookRow(shelf, layout.window - 28, 660, 280, 100, (i) => tones[i % tones.length]!, 0.55),
      scenery(
        "window shelf",
        "wood",
        box(layout.window - 48, 660, 320, 18),
        shift(wood, { l: 0.05 }),
        { depth: 0.5 },
      ),
      glow({
        name: "reading light",
        centre: [512 + lightSide * 260, 400],
        radius: 460,
        colour: { l: 0.93, c: 0.09, h: 85 },
        strength: 0.34,
        depth: 0.3,
      }),
      planks(grade({ l: 0.6, c: 0.08, h: 58 }), top),
      skirting(top, shift(wood, { l: -0.04 })),
      ...rug([512, ground + 22], 430, grade({ l: 0.58, c: 0.13, h: 20 })),
      ...bookPile([512 - lightSide * 370, ground - 2], random("library.pile"), tones),
      ...floorLamp([512 + lightSide * 405, 846], 430, grade({ l: 0.8, c: 0.09, h: 85 })),
    ],
  };
}

function bookPile([x, y]: Point, random: ReturnType<Land["random"]>, tones: Colour[]): Item[] {
  return times(5, (i) => {
    const w = random.between(62, 84),
      dx = random.between(-12, 12),
      bottom = y - i * 26,
      tone = random.pick(tones);
    return [
      scenery("pile pages", "paper", box(x + dx - w + 4, bottom - 22, 2 * w - 4, 18), {
        l: 0.93,
        c: 0.03,
        h: 85,
      }, { depth: 0.2 }),
      scenery(
        "pile cover",
        "cloth",
        [
          [x + dx - w, bottom - 26],
          [x + dx + w, bottom - 26],
          [x + dx + w, bottom - 19],
          [x + dx - w + 12, bottom - 19],
          [x + dx - w + 12, bottom - 7],
          [x + dx + w, bottom - 7],
          [x + dx + w, bottom],
          [x + dx - w, bottom],
        ],
        tone,
        { line: 2, depth: 0.2 },
      ),
    ];
  }).flat();
}

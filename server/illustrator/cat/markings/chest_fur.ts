/**
 * @module The fur of a chest: a white bib, or the ruff of a long coat. It follows the chest from shoulder
 * to shoulder and ends in a few locks of uneven length that hang down.
 */
import { shift } from "../../colour/colour.ts";
import { valueAt } from "../../geometry/polyline.ts";
import { curve, type Knot } from "../../geometry/shapes.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { CONTOUR, mark, region } from "../../items.ts";
import type { Random } from "../../random.ts";
import { type OwnMark, partsOf } from "../../choices/own_mark_choices.ts";
import type { Item, Point } from "../../scene.ts";
import type { Anchor } from "../body/figure.ts";
import { type Coat, groundOf } from "./coat.ts";
import type { MarkPlace } from "./mark_place.ts";
import { ownMarkAt, ownMarkItems } from "./own_marks.ts";

/** A chest in units, its anchor at the origin: half widths from under the chin to its lowest place. */
interface Chest {
  top: number;
  bottom: number;
  widths: readonly number[];
  /** How many locks its edge has, and how far they hang beyond it. */
  locks: number;
  hang: number;
  /** The share of its height without a line; absent: half, there it goes over into the neck: a line from shoulder to shoulder
   * is a bandana. */
  bare?: number;
}

const RUFF: Chest = { top: -34, bottom: 108, widths: [54, 74, 74, 58, 34], locks: 3, hang: 24 };
const WITHIN: Chest = { top: -40, bottom: 92, widths: [48, 56, 50, 38, 20], locks: 3, hang: 18 };

/** The ruff of a full coat: wide and soft; where there is room a mane, which stands out beyond the shoulders. */
const FULL_RUFF: Chest = { ...RUFF, bottom: 112, widths: [66, 90, 92, 74, 44], hang: 20 };
const MANE: Chest = {
  top: -64,
  bottom: 84,
  widths: [92, 112, 116, 92, 50],
  locks: 5,
  hang: 25,
  bare: 0.08,
};
const BIB: Chest = { top: -24, bottom: 100, widths: [42, 52, 50, 40, 22], locks: 3, hang: 12 };

/** Of a short coat, seen from near. */
const TUFT: Chest = { top: -24, bottom: 56, widths: [24, 30, 29, 23, 12], locks: 3, hang: 10 };

/** A ruff seen from near leaves room for the forelegs below it. */
const NEAR = 0.78;

/** Where on either side the smooth edge ends and locks begin, as a share of the height. */
const SMOOTH = 0.3;

/** How uneven locks are: their share of the edge and how far they hang, each against the usual one. */
const UNEVEN = { from: 0.84, to: 1.16 } as const;

const BARE = 0.52;

/** The chest under the chin: a white bib, the ruff of a long coat, or, seen from near, a tuft. */
export function chestFur(
  at: Anchor,
  { coat, tones, randomOf }: Coat,
  { isNear = false, full, ownMarks = [] }: {
    isNear?: boolean;
    full?: "ruff" | "mane" | undefined;
    ownMarks?: readonly OwnMark[] | undefined;
  } = {},
): Item[] {
  const white = coat.white.includes("bib") || coat.pattern === "tuxedo" ||
    coat.pattern === "bicolour";
  const isLong = coat.length === "fluffy";
  if (!white && !isLong) {
    return [
      ...(isNear ? tuft(at, { coat, tones, randomOf }) : []),
      ...moveItems(
        placing(at),
        onChest(ownMarks).flatMap((name) => ownMarkItems(name, ON_CHEST, { tones, role: "coat" })),
      ),
    ];
  }
  const chest = full === "mane" ? MANE : full ? FULL_RUFF : isLong ? RUFF : BIB,
    outline = furOf(chest, randomOf("chest"));
  const ground = groundOf(coat, tones);
  // In a long ruff a bib is white fur among that of the coat; as wide as the ruff it would be a napkin.
  const isWithin = isLong && coat.pattern !== "tuxedo" && coat.pattern !== "bicolour" &&
    coat.white.includes("bib");
  const isWhite = white && !isWithin || coat.pattern === "calico";
  const colour = isWhite ? tones.white : shift(ground, { l: ground.l > 0.88 ? -0.02 : 0.02 });
  const near = isNear && isLong ? { ...at, scale: at.scale * NEAR } : at;
  return moveItems(placing(near), [
    region({
      name: "chest",
      role: "coat",
      texture: coat.length === "hairless" ? "skin" : "fur",
      outline,
      colour,
      marks: [
        ...(isWithin ? [mark("white", furOf(WITHIN, randomOf("chest bib")), tones.white)] : []),
        ...onChest(ownMarks).flatMap((name) =>
          ownMarkAt(name, partsOf(name).kind, ON_CHEST, { ...tones, base: colour })
        ),
      ],
      line: white && !isWithin ? 0 : CONTOUR * 0.6,
      contour: hem(outline, chest),
      volume: 0.5,
      flow: { along: [0, 1] },
      hair: isLong ? 34 : 18,
    }),
  ]);
}

/** Where a mark of its own lies on a chest: on long hair, or before the forelegs, which hide a narrow chest. */
const ON_CHEST: MarkPlace = { at: [0, 62], size: [24, 20] };

function onChest(ownMarks: readonly OwnMark[]): OwnMark[] {
  return ownMarks.filter((name) => partsOf(name).place === "chest");
}

/** The locks in the middle of a chest, in the colour of its coat: only their ends are seen. */
function tuft(at: Anchor, { coat, tones, randomOf }: Coat): Item[] {
  if (coat.length === "hairless") return [];
  const outline = furOf(TUFT, randomOf("chest tuft"));
  return moveItems(placing(at), [
    region({
      name: "chest tuft",
      role: "coat",
      texture: "fur",
      outline,
      colour: groundOf(coat, tones),
      line: CONTOUR * 0.5,
      contour: hem(outline, TUFT),
      volume: 0.05,
      flow: { along: [0, 1] },
      hair: 18,
    }),
  ]);
}

/** The stretch of the outline along its locks, from the same height on either side: a line that ended beyond a notch would be a
 * stray tick on the chest. */
function hem(outline: Point[], { top, bottom, bare = BARE }: Chest): Point[] {
  const isSeen = ([, y]: Point) => y > top + (bottom - top) * bare;
  return outline.slice(outline.findIndex(isSeen), outline.findLastIndex(isSeen) + 1);
}

/** The closed outline from under the chin down the right side, along the locks and up the left one. */
function furOf(chest: Chest, random: Random): Point[] {
  const shares = Array.from(
    { length: chest.locks },
    () => random.between(UNEVEN.from, UNEVEN.to),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  const locks = shares.flatMap((share): Knot[] => {
    const to = from + share / total;
    const lock = lockOf(chest, from, to, random.between(UNEVEN.from, UNEVEN.to));
    from = to;
    return lock;
  });
  const { top, widths, bottom } = chest;
  const shoulder = top + (bottom - top) * SMOOTH * 0.4;
  // It begins under the chin: the stretch along the locks is in one piece.
  return curve([
    [0, top - 4],
    [widths[0]! * 0.8, top],
    [valueAt(widths, SMOOTH * 0.4), shoulder],
    ...locks,
    [-valueAt(widths, SMOOTH * 0.4), shoulder],
    [-widths[0]! * 0.8, top],
    [0, top - 4],
  ], 5).slice(0, -1);
}

/** A lock on the lower edge between two shares of it, from right to left: its belly swells, its point hangs to the middle,
 * and a short inner side goes back up to the next. */
function lockOf(chest: Chest, from: number, to: number, long: number): Knot[] {
  const middle = (from + to) / 2, aside = 1 - 2 * middle;
  // A lock of the right half ends at its lower, left end; one of the left half begins there.
  const lean = Math.max(-1, Math.min(1, aside * 2.4));
  const point = edge(chest, middle + (to - from) * 0.3 * lean);
  const belly = edge(chest, middle - (to - from) * 0.24 * lean);
  const hang = chest.hang * long;
  const tip: Knot = [point[0] + 0.25 * hang * aside, point[1] + hang, "corner"];
  const swell: Knot = [belly[0] + 0.3 * hang * aside, belly[1] + 0.5 * hang];
  const [sx, sy] = edge(chest, from), [ex, ey] = edge(chest, to);
  // Between locks the edge is round: a notch with a corner would be a tear in paper.
  const start: Knot = [sx, sy];
  // The inner side is hollow: a straight one would be the tooth of a saw.
  const [nx, ny] = lean >= 0 ? [ex, ey] : [sx, sy];
  const hollow: Knot = [(tip[0] + 2 * nx) / 3, (tip[1] + 4 * ny) / 5];
  return lean >= 0 ? [start, swell, tip, hollow] : [start, hollow, tip, swell];
}

/** The smooth lower edge from the right (0) over the lowest place to the left (1). */
function edge({ top, bottom, widths }: Chest, share: number): Point {
  const angle = share * Math.PI;
  const from = top + (bottom - top) * SMOOTH;
  const down = Math.sin(angle) ** 1.7;
  const y = from + (bottom - from) * down;
  const half = valueAt(widths, (y - top) / (bottom - top));
  // Below its widest place the edge closes as an ellipse does.
  return [Math.cos(angle) * Math.max(half, valueAt(widths, SMOOTH)), y];
}

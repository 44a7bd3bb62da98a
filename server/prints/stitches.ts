/**
 * @module The cells of a picture as cross-stitches: for each its thread, and how much of each thread it
 * takes.
 */
import sharp from "sharp";
import { ciede2000, cielabOf, type Rgb } from "./ciede2000.ts";
import { type Thread, THREADS } from "./dmc_threads.ts";

/** A thread of a pattern. */
export interface Used {
  /** The thread. */
  thread: Thread;
  /** Stands for it in the chart. */
  symbol: string;
  /** Crosses. */
  stitches: number;
  /** Of two strands, in metres, with a fifth more than the crosses take. */
  metres: number;
  /** Skeins of eight metres of six strands. */
  skeins: number;
}

/** A pattern, without its empty edges. */
export interface Pattern {
  /** In stitches. */
  width: number;
  /** In stitches. */
  height: number;
  /** Row by row: the place of its thread in `used`, or -1 for bare cloth. */
  cells: Int16Array;
  /** The most used thread first. */
  used: Used[];
}

/** Holes in an inch of the cloth. */
export const COUNT = 14;

/** Millimetres of a cell. */
export const CELL_MM = 25.4 / COUNT;

/** Of two strands for a cross: two diagonals in front, two sides behind, a fifth for beginnings and ends. */
const METRES_OF_CROSS = (2 * Math.SQRT2 + 2) * CELL_MM * 1.2 / 1000;

/** Metres of two strands in a skein: eight of six. */
const METRES_OF_SKEIN = 24;

/** Legible at two millimetres; letters that look alike are left out. */
const SYMBOLS = "XO+#@%&=ABCEFGHKLMNPRSTUVWYZ234567890acdehkmnrsuvwz/<>?*!$~^";

/** Less of it is bare cloth. */
const LEAST_ALPHA = 128;

/** The pattern of a PNG whose pixels are the cells. */
export async function patternOf(png: Uint8Array): Promise<Pattern> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const nearest = nearestThreads();
  const counts = new Map<Thread, number>();
  const all = Array.from({ length: info.width * info.height }, (_, i) => {
    const thread = data[i * 4 + 3]! < LEAST_ALPHA ? undefined : nearest(rgbAt(data, i));
    if (thread) counts.set(thread, (counts.get(thread) ?? 0) + 1);
    return thread;
  });
  const used = [...counts].sort(([, one], [, other]) => other - one)
    .map(([thread, stitches], i): Used => {
      const metres = stitches * METRES_OF_CROSS;
      const skeins = Math.ceil(metres / METRES_OF_SKEIN);
      return { thread, symbol: SYMBOLS[i % SYMBOLS.length]!, stitches, metres, skeins };
    });
  return trimmed(all, info.width, used);
}

/** The nearest thread of each colour, looked up once. */
function nearestThreads(): (rgb: Rgb) => Thread {
  const found = new Map<string, Thread>();
  return (rgb) => {
    const key = rgb.join();
    const known = found.get(key);
    if (known) return known;
    const lab = cielabOf(rgb);
    let best = THREADS[0]!, least = Infinity;
    for (const thread of THREADS) {
      const difference = ciede2000(lab, thread.lab);
      if (difference < least) [best, least] = [thread, difference];
    }
    found.set(key, best);
    return best;
  };
}

function rgbAt(data: Uint8Array, i: number): Rgb {
  return [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
}

function trimmed(all: (Thread | undefined)[], side: number, used: Used[]): Pattern {
  const filled = all.flatMap((thread, i) => thread ? [i] : []);
  const columns = filled.map((i) => i % side), rows = filled.map((i) => Math.floor(i / side));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = Math.max(...columns) - left + 1, height = Math.max(...rows) - top + 1;
  const places = new Map(used.map(({ thread }, i) => [thread, i]));
  const cells = new Int16Array(width * height).fill(-1);
  for (const i of filled) {
    const at = (Math.floor(i / side) - top) * width + i % side - left;
    cells[at] = places.get(all[i]!)!;
  }
  return { width, height, cells, used };
}

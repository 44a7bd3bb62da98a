/** @module What is pictured on labels, boards and screens. */
import { bar, oval, path, rect } from "./paint.ts";

type Motif = (x: number, y: number, size: number, fill: string) => string;

/** Lines of writing. */
const lines: Motif = (x, y, s, fill) =>
  [-0.34, 0, 0.34].map((row, i) =>
    rect(fill, [x - s / 2, y + row * s - s * 0.06, i === 2 ? s * 0.6 : s, s * 0.14], s * 0.07)
  ).join("");

const fish: Motif = (x, y, s, fill) =>
  oval(fill, x - s * 0.1, y, s * 0.36, s * 0.22) +
  path(fill, `M${x + s * 0.18} ${y}l${s * 0.32} ${-s * 0.24}v${s * 0.48}z`);

const heart: Motif = (x, y, s, fill) =>
  path(
    fill,
    `M${x} ${y + s * 0.42}C${x - s * 0.9} ${y - s * 0.1} ${x - s * 0.4} ${y - s * 0.62} ${x} ${
      y - s * 0.16
    }C${x + s * 0.4} ${y - s * 0.62} ${x + s * 0.9} ${y - s * 0.1} ${x} ${y + s * 0.42}Z`,
  );

const star: Motif = (x, y, s, fill) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = (i % 2 ? 0.22 : 0.52) * s, turn = i * Math.PI / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(2)} ${(y + far * Math.sin(turn)).toFixed(2)}`;
  });
  return path(fill, `M${points.join("L")}Z`);
};

const cross: Motif = (x, y, s, fill) =>
  rect(fill, [x - s * 0.13, y - s * 0.42, s * 0.26, s * 0.84]) +
  rect(fill, [x - s * 0.42, y - s * 0.13, s * 0.84, s * 0.26]);

const leaf: Motif = (x, y, s, fill) =>
  path(
    fill,
    `M${x - s * 0.4} ${y + s * 0.4}c0-${s * 0.8} ${s * 0.3}-${s * 0.8} ${s * 0.8}-${s * 0.8}c0 ${
      s * 0.6
    }-${s * 0.2} ${s * 0.8}-${s * 0.8} ${s * 0.8}z`,
  );

const flower: Motif = (x, y, s, fill) =>
  [0, 1, 2, 3, 4].map((i) => {
    const turn = i * Math.PI * 0.4 - Math.PI / 2;
    return oval(fill, x + Math.cos(turn) * s * 0.27, y + Math.sin(turn) * s * 0.27, s * 0.2);
  }).join("") + oval("fcd53f", x, y, s * 0.15);

const drop: Motif = (x, y, s, fill) =>
  path(
    fill,
    `M${x} ${y - s * 0.5}c${s * 0.6} ${s * 0.6} ${s * 0.4} ${s} 0 ${s}s-${s * 0.6}-${
      s * 0.4
    } 0-${s}z`,
  );

const wave: Motif = (x, y, s, fill) =>
  path(
    fill,
    `M${x - s * 0.5} ${y}q${s * 0.25}-${s * 0.4} ${s * 0.5} 0t${s * 0.5} 0v${s * 0.4}h-${s}z`,
  );

const spot: Motif = (x, y, s, fill) => oval(fill, x, y, s * 0.42);

const paw: Motif = (x, y, s, fill) =>
  oval(fill, x, y + s * 0.16, s * 0.26, s * 0.22) +
  [-0.34, -0.12, 0.12, 0.34].map((dx, i) =>
    oval(fill, x + dx * s, y - s * (i % 3 ? 0.3 : 0.12), s * 0.1, s * 0.13)
  ).join("");

const arrow: Motif = (x, y, s, fill) =>
  rect(fill, [x - s * 0.45, y - s * 0.1, s * 0.5, s * 0.2]) +
  path(fill, `M${x} ${y - s * 0.34}l${s * 0.46} ${s * 0.34}l-${s * 0.46} ${s * 0.34}z`);

const warning: Motif = (x, y, s, fill) =>
  rect(fill, [x - s * 0.09, y - s * 0.42, s * 0.18, s * 0.5], s * 0.08) +
  oval(fill, x, y + s * 0.3, s * 0.11);

const grid: Motif = (x, y, s, fill) =>
  [-0.36, 0, 0.36].flatMap((row) =>
    [-0.36, 0, 0.36].map((column) =>
      rect(fill, [x + column * s - s * 0.13, y + row * s - s * 0.13, s * 0.26, s * 0.26], s * 0.04)
    )
  ).join("");

const hills: Motif = (x, y, s, fill) =>
  oval("fcd53f", x + s * 0.25, y - s * 0.2, s * 0.12) +
  path(
    fill,
    `M${x - s * 0.5} ${y + s * 0.36}l${s * 0.32}-${s * 0.6}l${s * 0.24} ${s * 0.36}l${s * 0.14}-${
      s * 0.2
    }l${s * 0.3} ${s * 0.44}z`,
  );

const note: Motif = (x, y, s, fill) =>
  oval(fill, x - s * 0.14, y + s * 0.3, s * 0.17, s * 0.13) +
  rect(fill, [x - s * 0.02, y - s * 0.45, s * 0.08, s * 0.75]) +
  path(
    fill,
    `M${x + s * 0.02} ${y - s * 0.45}l${s * 0.3} ${s * 0.2}v${s * 0.16}l-${s * 0.3}-${s * 0.16}z`,
  );

const stripes: Motif = (x, y, s, fill) =>
  [-0.4, -0.13, 0.14].map((row) => rect(fill, [x - s / 2, y + row * s, s, s * 0.14])).join("");

const bus: Motif = (x, y, s, fill) =>
  rect(fill, [x - s * 0.45, y - s * 0.32, s * 0.9, s * 0.52], s * 0.08) +
  oval(fill, x - s * 0.24, y + s * 0.26, s * 0.12) +
  oval(fill, x + s * 0.24, y + s * 0.26, s * 0.12);

const face: Motif = (x, y, s, fill) =>
  oval(fill, x, y - s * 0.16, s * 0.2) +
  path(
    fill,
    `M${x - s * 0.36} ${y + s * 0.44}c0-${s * 0.55} ${s * 0.72}-${s * 0.55} ${s * 0.72} 0z`,
  );

const house: Motif = (x, y, s, fill) =>
  path(fill, `M${x} ${y - s * 0.45}l${s * 0.45} ${s * 0.4}h-${s * 0.9}z`) +
  rect(fill, [x - s * 0.32, y - s * 0.02, s * 0.64, s * 0.46]);

const letters: Motif = (x, y, s, fill) =>
  [3, 4, 5].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      rect(fill, [
        x + (i - (count - 1) / 2) * s * 0.2 - s * 0.09 * (1.3 - row * 0.3),
        y + (row - 1) * s * 0.34 - s * 0.08,
        s * 0.18 * (1.3 - row * 0.3),
        s * 0.2 * (1.2 - row * 0.25),
      ])).join("")
  ).join("");

const tick: Motif = (x, y, s, fill) =>
  bar(fill, [x - s * 0.35, y], [x - s * 0.08, y + s * 0.3], s * 0.16) +
  bar(fill, [x - s * 0.12, y + s * 0.32], [x + s * 0.38, y - s * 0.32], s * 0.16);

const MOTIFS: Readonly<Record<string, Motif>> = {
  house,
  lines,
  fish,
  heart,
  star,
  cross,
  leaf,
  flower,
  drop,
  wave,
  spot,
  paw,
  arrow,
  warning,
  grid,
  hills,
  note,
  stripes,
  bus,
  face,
  letters,
  tick,
};

/** The picture of this name around a point; nothing where a row names none. Throws an `Error` for an unknown name. */
export function motif(
  name: string | undefined,
  at: readonly [x: number, y: number],
  size: number,
  fill: string,
): string {
  if (!name) return "";
  const draw = MOTIFS[name];
  if (!draw) throw new Error(`No picture “${name}”`);
  return draw(...at, size, fill);
}

/** @module Machines and cabinets: a body with a door, a drum, drawers or a slot. */
import { motif } from "./motifs.ts";
import { oval, path, rect, type Row, shaded, type Shape } from "./paint.ts";

/** What the front of a cabinet shows. */
const FRONTS: Readonly<
  Record<string, (row: Row, box: readonly [number, number, number, number]) => string>
> = {
  door: ({ colour }, [x, y, w, h]) =>
    rect(shaded(colour(0), 0.1), [x + 1.5, y + h * 0.2, w - 3, h * 0.74], 0.6) +
    rect(colour(1), [x + w * 0.25, y + h * 0.26, w * 0.5, 1.4], 0.7) +
    rect(colour(2), [x + 2, y + 1.6, w * 0.3, h * 0.11], 0.4) +
    oval(colour(1), x + w - 4, y + h * 0.1, 1.1) + oval(colour(1), x + w - 7, y + h * 0.1, 1.1),
  lid: ({ colour }, [x, y, w, h]) =>
    rect(shaded(colour(0), 0.2), [x, y, w, h * 0.14], 0.8) +
    rect(colour(2), [x + 2, y + h * 0.2, w * 0.4, h * 0.1], 0.4) +
    oval(colour(1), x + w - 4, y + h * 0.25, 1.1) +
    rect(shaded(colour(0), 0.12), [x + 2, y + h * 0.4, w - 4, h * 0.22], 0.5) +
    rect(shaded(colour(0), 0.12), [x + 2, y + h * 0.68, w - 4, h * 0.22], 0.5),
  screen: ({ colour, on }, [x, y, w, h]) =>
    rect(colour(2), [x + 2, y + 2, w - 4, h * 0.3], 0.5) +
    motif(on, [x + w / 2, y + 2 + h * 0.15], h * 0.2, colour(0)) +
    rect(shaded(colour(0), 0.25), [x + 3, y + h * 0.46, w - 6, h * 0.1], 0.4) +
    rect(colour(1), [x + 3, y + h * 0.62, w * 0.3, h * 0.1], 0.4) +
    rect("321b41", [x + w * 0.55, y + h * 0.66, w * 0.32, 1], 0.3) +
    rect("321b41", [x + 3, y + h * 0.82, w - 6, h * 0.09], 0.4),
  drawers: ({ colour, measure }, [x, y, w, h]) =>
    Array.from({ length: measure("n", 3) }, (_, i) => {
      const step = (h - 2) / measure("n", 3), top = y + 1 + i * step;
      return rect(shaded(colour(0), 0.1), [x + 1.2, top + 0.5, w - 2.4, step - 1], 0.4) +
        rect(colour(1), [x + w * 0.38, top + step / 2 - 0.6, w * 0.24, 1.2], 0.6);
    }).join(""),
  slots: ({ colour, measure }, [x, y, w, h]) =>
    Array.from({ length: measure("n", 3) }, (_, i) => {
      const step = w / measure("n", 3), left = x + i * step;
      return rect(shaded(colour(0), 0.1), [left + 0.5, y + 0.8, step - 1, h - 1.6], 0.4) +
        [2, 3.6, 5.2].map((dy) =>
          rect(shaded(colour(0), 0.4), [left + step * 0.28, y + dy, step * 0.44, 0.7])
        ).join("") +
        oval(colour(1), left + step * 0.78, y + h * 0.52, 0.8);
    }).join(""),
  bars: ({ colour }, [x, y, w, h]) =>
    rect(shaded(colour(0), 0.55), [x + 2, y + 2, w - 4, h - 5], 0.6) +
    [0.2, 0.4, 0.6].map((at) =>
      rect(colour(1), [x + 3, y + 2 + at * (h - 5), w - 6, h * 0.07], 0.6)
    ).join(""),
  glass: ({ colour, on }, [x, y, w, h]) =>
    rect(colour(2), [x + 1.6, y + 1.6, w - 3.2, h - 3.2], 0.4) +
    motif(on, [x + w / 2, y + h * 0.55], Math.min(w, h) * 0.5, colour(1)) +
    path("ffffff", `M${x + 3} ${y + 3}h2.500l-2.500 6z`, 'opacity="0.6"'),
  shelves: ({ colour }, [x, y, w, h]) =>
    [0, 1, 2].map((i) => {
      const top = y + 1.4 + i * (h - 1.4) / 3;
      return rect(shaded(colour(0), 0.35), [x + 1.4, top, w - 2.8, (h - 1.4) / 3 - 1.4]) +
        [0.14, 0.4, 0.66].map((at, j) =>
          rect(colour(1 + (i + j) % 3), [
            x + w * at,
            top + h * 0.09,
            w * 0.19,
            (h - 1.4) / 3 - 1.4 - h * 0.09,
          ], 0.6)
        ).join("");
    }).join(""),
};

/** A body on feet, with the front that its row names. */
const cabinet: Shape = (row) => {
  const w = row.measure("w", 20), h = row.measure("h", 28), x = 16 - w / 2, y = 30 - h;
  const front = FRONTS[row.kind ?? "door"];
  if (!front) throw new Error(`No front “${row.kind}”`);
  const foot = shaded(row.colour(0), 0.5);
  return rect(foot, [x + 1.5, 29, 3, 2]) + rect(foot, [x + w - 4.5, 29, 3, 2]) +
    rect(row.colour(0), [x, y, w, h], 1.2) + front(row, [x, y, w, h]);
};

/** A small machine that stands on a table: a jug, a bowl or rollers on a base. */
const appliance: Shape = ({ colour, kind }) => {
  const base = path(colour(0), "M8 22h16l2 7q0 2-2 2H8q-2 0-2-2z") + oval(colour(1), 16, 26.5, 2);
  if (kind === "jug") {
    return path("cfe8f7", "M8 6h16l-2 17H10z") + path(colour(2), "M9 13h14l-1.200 9H10.200z") +
      path(
        shaded(colour(0), 0.2),
        "M23.500 8h3c3 0 3 11-1 11h-3v-2h2.400c1.600 0 1.600-7 0-7h-2.400z",
      ) + rect(colour(0), [8, 3, 16, 3.4], 1) + base;
  }
  if (kind === "mixer") {
    return rect(shaded(colour(0), 0.1), [20, 8, 6, 17]) + rect(colour(0), [5, 3, 22, 8], 4) +
      rect(colour(1), [9.4, 11, 1.4, 6]) +
      path(colour(1), "M4 16h13c0 8-2 11-4 12H8c-2-1-4-4-4-12z") +
      rect(colour(0), [3, 28, 25, 3], 1.4) + oval(colour(2), 23, 7, 1.4);
  }
  if (kind === "fan") {
    const blades = [0, 90, 180, 270].map((turn) =>
      path(colour(1), "M16 12c-4-3-4-8 0-9 4 1 4 4 0 9z", `transform="rotate(${turn} 16 12)"`)
    ).join("");
    return rect(shaded(colour(0), 0.1), [15, 20, 2, 9]) + oval(colour(0), 16, 30, 7, 1.4) +
      oval(shaded(colour(0), 0.1), 16, 12, 11) +
      oval(shaded(colour(0), -0.6), 16, 12, 9.6) + blades + oval(colour(0), 16, 12, 2.2);
  }
  return base;
};

/** A tool with a grip like a pistol: a drill, a glue gun. */
const pistol: Shape = ({ colour, kind }) =>
  path(colour(1), "M18 15h6l3 13q0 2-2 2h-4q-2 0-2.400-2z") + rect(colour(0), [8, 6, 20, 10], 3) +
  path(shaded(colour(0), 0.3), "M15.500 15h2.500v5h-2.500z") +
  rect(shaded(colour(0), 0.15), [8, 8, 4, 6], 1) +
  (kind === "spray"
    ? path(colour(2), "M3 7h5v6H3zM1 8.500h2v3H1z")
    : path(colour(2), "M4 8.500h4v5H4zM0 10.200h4v1.600H0z"));

export const MACHINES: Readonly<Record<string, Shape>> = { cabinet, appliance, pistol };

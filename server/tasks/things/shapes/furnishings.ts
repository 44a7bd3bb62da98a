/** @module Furniture: beds, seats, tables and lamps. */
import { motif } from "./motifs.ts";
import { bar, oval, path, rect, shaded, type Shape } from "./paint.ts";

/** A bed on its frame. */
const bed: Shape = ({ colour, kind }) => {
  const [frame, cover, sheet] = [colour(0), colour(1), colour(2)];
  const lying = (y: number) =>
    rect(frame, [1, y + 4, 30, 2.6], 0.6) + rect(sheet, [2.4, y + 1, 27.2, 3.4], 1.4) +
    rect(cover, [11, y + 0.4, 18.6, 4.2], 1.4) + rect(shaded(sheet, 0.06), [3, y - 1, 7, 3], 1.4);
  switch (kind) {
    case "bunk":
      return rect(frame, [0.6, 1, 2, 30], 0.6) + rect(frame, [29.4, 1, 2, 30], 0.6) + lying(6) +
        lying(21) + [13, 17, 21, 25].map((y) => rect(shaded(frame, 0.15), [24, y, 5, 1])).join("") +
        rect(shaded(frame, 0.15), [23.4, 11, 1, 19]);
    case "canopy":
      return rect(frame, [1, 2, 1.8, 29]) + rect(frame, [29.2, 2, 1.8, 29]) +
        path(
          shaded(cover, 0.1),
          "M0 1h32v4q-2.700 2-5.300 0t-5.300 0-5.400 0-5.300 0T5.300 5 0 5z",
        ) + path(cover, "M2 5h6c0 9-1 14-5 17H2z") + path(cover, "M30 5h-6c0 9 1 14 5 17h1z") +
        lying(20);
    case "hospital":
      return rect(frame, [1, 9, 1.8, 19]) + rect(frame, [29.2, 15, 1.8, 13]) +
        rect(frame, [1, 9, 5, 1.6], 0.8) + lying(18) +
        rect(shaded(frame, 0.2), [12, 14, 12, 1.2], 0.6) +
        rect(shaded(frame, 0.2), [13, 14, 1, 6]) + rect(shaded(frame, 0.2), [22, 14, 1, 6]) +
        oval("3a3550", 3, 29.4, 1.6) + oval("3a3550", 29, 29.4, 1.6) + rect(frame, [15, 24, 2, 6]);
    case "mattress":
      return rect(shaded(sheet, 0.08), [1, 21, 30, 10], 2) + rect(sheet, [1, 20, 30, 6], 2) +
        [5, 11, 17, 23].map((x) => rect(cover, [x, 26, 2, 5])).join("");
    case "pet":
      return path(shaded(frame, 0.1), "M1 22C1 16 31 16 31 22v5c0 3-3 4-15 4S1 30 1 27z") +
        oval(cover, 16, 21, 12.6, 4) +
        path(frame, "M1 22c0 6 30 6 30 0v5c0 3-3 4-15 4S1 30 1 27z") +
        motif("paw", [16, 27.6], 5, sheet);
    default:
      return path(frame, "M2 9c4 3 10 4 14 4s10-1 14-4v18h-2.400V22H4.400v5H2z") + lying(18);
  }
};

/** A seat. */
const seat: Shape = ({ colour, kind }) => {
  const [frame, cloth] = [colour(0), colour(1)];
  switch (kind) {
    case "deck":
      return bar(frame, [6, 3], [24, 30], 1.8) + bar(frame, [27, 17], [7, 30], 1.8) +
        path(cloth, "M6.500 4.500l3-1.800C12 14 17 21 27 18l.6 3C16 25 9 17 6.500 4.500z") +
        path(
          colour(2),
          "M8 10l3-1.200c.5 1.500 1 2.700 1.700 4l-2.800 1.600c-.8-1.400-1.400-2.900-1.900-4.400zM13 18.700l2.300-2.300c1 .9 2 1.500 3.300 2l-1.200 3.100c-1.700-.6-3.200-1.600-4.400-2.800z",
        ) + bar(frame, [22, 15], [29, 31], 1.6);
    case "office":
      return rect(cloth, [8, 1, 15, 13], 3) + rect(shaded(cloth, 0.2), [14, 13, 3, 5]) +
        rect(cloth, [6, 16, 20, 4.4], 2) + rect(frame, [15, 20, 2, 6]) +
        bar(frame, [16, 25], [6, 29], 1.6) + bar(frame, [16, 25], [26, 29], 1.6) +
        rect(frame, [15.2, 25, 1.6, 4]) +
        [6, 16, 26].map((x) => oval(shaded(frame, 0.3), x, 29.6, 1.4)).join("") +
        path(frame, "M5 10h1.600v7H5zM25.400 10H27v7h-1.600z");
    case "director":
      return bar(frame, [7, 17], [25, 31], 1.6) + bar(frame, [25, 17], [7, 31], 1.6) +
        rect(frame, [5, 3, 1.8, 15]) + rect(frame, [25.2, 3, 1.8, 15]) +
        rect(cloth, [5.6, 4, 20.8, 6], 0.6) + rect(cloth, [6, 16, 20, 3], 0.6) +
        rect(frame, [3, 12, 4.5, 1.4], 0.6) + rect(frame, [24.5, 12, 4.5, 1.4], 0.6);
    case "lounger":
      return path(frame, "M2 8l2-1 7 15h19v2H9.800z") + rect(frame, [12, 24, 1.8, 7]) +
        rect(frame, [26, 24, 1.8, 7]) +
        path(cloth, "M4 7l2.600-1.200C9 13 11 18 13 19.500h17v3H12z");
    case "beanbag":
      return path(cloth, "M16 4C9 4 7 12 4 19c-4 9 1 12 12 12s16-3 12-12C25 12 23 4 16 4z") +
        path(shaded(cloth, 0.12), "M16 5c-3 7-3 18-1 25h2c-2-7-2-18 0-25z") +
        oval(shaded(cloth, 0.1), 16, 20, 9, 5);
    case "pouffe":
      return rect(shaded(cloth, 0.1), [4, 15, 24, 15], 5) + oval(cloth, 16, 16.5, 12, 4) +
        [8, 12, 16, 20, 24].map((x) => rect(shaded(cloth, 0.25), [x, 20, 0.7, 10])).join("");
    case "pew":
      return rect(frame, [1, 8, 30, 9], 0.6) + rect(shaded(frame, 0.14), [2, 10, 28, 5]) +
        rect(shaded(frame, -0.12), [0, 18, 32, 3], 0.6) +
        path(shaded(frame, 0.2), "M0 6h3v25H0zM29 6h3v25h-3z") +
        rect(shaded(frame, 0.1), [3, 21, 26, 4]);
    case "dentist":
      return path(cloth, "M3 4l5-2 5 13 14 2q3 1 2 5l-18-1q-3-1-4-4z") +
        rect(frame, [14, 20, 4, 9]) + oval(frame, 16, 30, 8, 1.4) +
        bar(frame, [28, 19], [31, 24], 1.6) + bar(frame, [26, 1], [26, 12], 1) +
        oval("fcd53f", 26, 2, 3.6, 1.8);
    case "lifeguard":
      return bar(frame, [10, 6], [5, 31], 1.8) + bar(frame, [22, 6], [27, 31], 1.8) +
        [17, 21.5, 26].map((y) => rect(frame, [7, y, 18, 1.3])).join("") +
        rect(cloth, [8, 11, 16, 2.4]) + rect(cloth, [9, 1, 14, 9], 0.6) +
        motif("cross", [16, 5.5], 5, colour(2));
    default:
      return rect(cloth, [6, 15, 20, 4], 1.6) + rect(frame, [8, 19, 2, 12]) +
        rect(frame, [22, 19, 2, 12]);
  }
};

/** A table, with what stands on it or at it. */
const table: Shape = ({ colour, kind, on }) => {
  const [top, leg] = [colour(0), colour(1)];
  switch (kind) {
    case "pool":
      return path(leg, "M4 22h4v9H4zM24 22h4v9h-4z") + rect(leg, [0, 12, 32, 10], 1.4) +
        path(top, "M3 13h26l1 5H2z") +
        [[3, 13.4], [16, 13], [29, 13.4], [2.6, 18], [16, 18.4], [29.4, 18]].map(([x, y]) =>
          oval("321b41", x!, y!, 1.2, 0.9)
        ).join("") + oval("f6f6f6", 10, 15.6, 0.9) + oval("f8312f", 21, 15, 0.9) +
        oval("fcd53f", 23, 16.2, 0.9);
    case "tennis":
      return rect(leg, [5, 20, 1.8, 11]) + rect(leg, [25.200, 20, 1.8, 11]) +
        path(top, "M3 15h26l3 5H0z") + path("f6f6f6", "M0 20h32v1.200H0z") +
        rect("f6f6f6", [1, 17.2, 30, 0.5]) + rect("d3d3d3", [15.2, 11, 1.6, 7]) +
        rect("f6f6f6", [15, 10.6, 2, 0.8]);
    case "dressing":
      return oval(shaded(top, 0.1), 16, 9, 8, 9) + oval("cfe8f7", 16, 9, 6.4, 7.4) +
        rect(top, [2, 17, 28, 6], 0.6) + rect(shaded(top, 0.14), [4, 18.4, 9, 3.2], 0.4) +
        rect(shaded(top, 0.14), [19, 18.4, 9, 3.2], 0.4) + oval("f9c23c", 8.5, 20, 0.7) +
        oval("f9c23c", 23.5, 20, 0.7) + rect(leg, [3, 23, 2, 8]) + rect(leg, [27, 23, 2, 8]);
    case "picnic":
      return rect(top, [5, 14, 22, 2.4], 0.4) + rect(top, [0, 21, 9, 2], 0.4) +
        rect(top, [23, 21, 9, 2], 0.4) + bar(leg, [10, 16], [4, 31], 2) +
        bar(leg, [22, 16], [28, 31], 2) + rect(leg, [3, 23, 26, 1.4]);
    case "work":
      return rect(top, [1, 14, 30, 3], 0.4) + rect(leg, [3, 17, 3, 14]) +
        rect(leg, [26, 17, 3, 14]) + rect(leg, [3, 25, 26, 1.8]) +
        rect("6b6780", [22, 9.6, 7, 2], 0.4) + rect("a9a4b4", [23, 11, 3, 3.4]) +
        rect("8c5543", [5, 12, 8, 2], 0.4) + rect("d3d3d3", [12.6, 11, 3, 3]);
    case "changing":
      return rect(top, [2, 14, 28, 3], 0.6) + rect("fff1d0", [3, 10.6, 26, 3.8], 1.8) +
        rect(leg, [3, 17, 2, 14]) + rect(leg, [27, 17, 2, 14]) + rect(top, [3, 23, 26, 1.6]) +
        rect("2fb0a4", [8, 18.6, 7, 4.4], 0.6) + rect("ff8fb0", [17, 19.4, 7, 3.600], 0.6);
    default:
      return rect(top, [2, 12, 28, 3], 0.6) + rect(leg, [4, 15, 2.4, 16]) +
        rect(leg, [25.600, 15, 2.4, 16]) + motif(on, [16, 8], 6, colour(2));
  }
};

/** A lamp. */
const lamp: Shape = ({ colour, kind }) => {
  const [shade, base] = [colour(0), colour(1)];
  if (kind === "desk") {
    return oval(base, 11, 29.6, 7, 1.5) + bar(base, [11, 29], [7, 17], 1.5) +
      bar(base, [7, 17], [18, 8], 1.5) + path(shade, "M17 4l5 1 7 9-10 2-4-6z") +
      path("fcd53f", "M29 14l-10 2c2 3 8 2 10-2z") + oval(base, 7, 17, 1.4);
  }
  if (kind === "lava") {
    return path(base, "M10 31l2-7h8l2 7zM12.500 4h7l-1-3h-5z") +
      path(shade, "M12.500 4h7l3 12-2.500 8h-8l-2.500-8z") + oval("fcd53f", 16, 19, 3, 2.4) +
      oval("fcd53f", 14.6, 12.6, 2, 2.6) + oval("fcd53f", 17.4, 7.400, 1.3, 1.6);
  }
  if (kind === "hanging") {
    return rect(base, [15.5, 0, 1, 12]) + path(shade, "M11 12h10l7 13H4z") +
      path("fcd53f", "M4 25h24c-1 3-23 3-24 0z");
  }
  if (kind === "ring") {
    return oval(base, 16, 11, 10.6) + oval(shade, 16, 11, 9.4) + oval("fff1d0", 16, 11, 6.2) +
      rect(base, [15.2, 21, 1.6, 8]) + bar(base, [16, 27], [9, 31], 1.4) +
      bar(base, [16, 27], [23, 31], 1.4);
  }
  return oval(base, 16, 30, 6, 1.4) + path(base, "M14 17h4c4 4 4 9 0 12h-4c-4-3-4-8 0-12z") +
    path(shade, "M11 2h10l5 14H6z") + path(shaded(shade, 0.12), "M6.600 14.400h18.800l.6 1.600H6z");
};

export const FURNISHINGS: Readonly<Record<string, Shape>> = { bed, seat, table, lamp };

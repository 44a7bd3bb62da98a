/**
 * Lights, toys and tools that descriptions name and no emoji shows: SVG bodies on a grid of 32.
 *
 * @module
 */
import { box, oval, own, type OwnDrawing, path, row } from "./flat_svg.ts";

const BULBS = ["f8312f", "fcd53f", "00d26a", "00a6ed", "f70a8d", "ff822d"];

export const OWN_KEEPSAKES: readonly OwnDrawing[] = [
  own("string of lights", "floating toy", "huge", [
    path("46644b", "M0 8c5 7 11 7 16 1 5 6 11 6 16-1v1.600c-5 7-11 7-16 1-5 6-11 6-16-1z"),
    row(6, (i) => {
      const x = 2.500 + i * 5.400, y = [11, 13.500, 12, 11, 13, 11][i]!;
      return path("46644b", `M${x - 1} ${y}h2v3h-2z`) +
        path(BULBS[i]!, `M${x} ${y + 12}c-3.500-2-3-7-1.500-10h3c1.500 3 2 8-1.500 10z`) +
        oval("ffffff", x - 0.700, y + 5, 0.600, 1.400);
    }),
  ], "strings of lights"),
  own("snowball", "ball", "small", [
    oval("d5e6f5", 16, 17, 14),
    oval("f4fafe", 15, 15, 12),
    oval("d5e6f5", 11, 19, 1.500, 1),
    oval("d5e6f5", 19, 11, 1.500, 1),
    oval("d5e6f5", 20, 20, 2, 1.200),
  ]),
  own("sock", "household", "small", [
    path("f8312f", "M12 3h12v16c0 2-1 4-3 5l-8 5c-5 3-10-2-8-7 2-3 7-4 7-8z"),
    path("f4f4f4", "M12 9h12v3H12zM12 15h12v3c-4 1-8 1-12-1z"),
    box("ca0b4a", 11, 2, 14, 5, 2),
    path("f4f4f4", "M5 22c4-1 7 3 6 8-4 1-8-4-6-8z"),
  ]),
  own("heart balloon", "floating toy", "large", [
    path("9b9b9b", "M15.600 22c1 3-1.500 5 .4 10h.8c-1.700-5 .8-7-.4-10z"),
    path("f8312f", "M16 23C8 18 2 13 3 7c1-6 10-7 13-1 3-6 12-5 13 1 1 6-5 11-13 16z"),
    path("ca0b4a", "M14 24l2-2.500 2 2.500z"),
    path("ff8687", "M6 9c-.5-3 2-5 4.500-4.500C8 5.500 7.500 7 6 9z"),
  ]),
  own("paper plane", "floating toy", "medium", [
    path("d3d3d3", "M31 4L11 20l1 9z"),
    path("f4f4f4", "M31 4L1 14l10 6z"),
    path("e6e6e6", "M31 4L12 29l5-7 8 4z"),
    path("f4f4f4", "M31 4L14.500 20.500 25 26z"),
  ]),
  own("paint palette", "craft", "medium", [
    path(
      "d3a77a",
      "M16 4c9 0 15 5 15 11s-5 7-9 6c-4 0-4 3-3 4 1 3-1 4-4 4C7 29 1 23 1 16S8 4 16 4z",
    ),
    oval("a56953", 17, 24, 1.500),
    oval("f8312f", 8, 12, 2.800),
    oval("fcd53f", 15, 8.500, 2.800),
    oval("00a6ed", 23, 11, 2.800),
    oval("00d26a", 7, 19, 2.800),
    oval("f4f4f4", 25, 17, 2.200),
  ]),
  own("pocket watch", "clock", "small", [
    path("f9c23c", "M13.500 5h5v4h-5z"),
    path(
      "e19747",
      "M12 1.500c2-2 6-2 8 0s1 5-2 5v-1.800c1.500 0 2-1.500 1-2.400-1.500-1.300-4.500-1.300-6 0-1 .9-.5 2.400 1 2.400v1.800c-3 0-4-3-2-5z",
    ),
    oval("e19747", 16, 20, 12),
    oval("f4f4f4", 16, 20, 9.500),
    path("321b41", "M15.400 13h1.200v7.500h-1.200zM16 19.500l5 3-.7 1.200-5-3z"),
    row(4, (i) => oval("636363", [16, 23.500, 16, 8.500][i]!, [12.500, 20, 27.500, 20][i]!, 0.900)),
  ]),
  own("spear", "tool", "large", [
    path("8c5543", "M2 28.500L23 7.500l1.500 1.500-21 21z"),
    path("d3d3d3", "M22 6.500l9-5.500-5.500 9c-1.500 1.500-5-2-3.500-3.500z"),
    path("9b9b9b", "M31 1l-5.500 9c-.7.700-1.800.4-2.600-.3z"),
    path("f8312f", "M20 9l3 3-2 1.500-2.500-2.500z"),
  ]),
  own("trident", "tool", "large", [
    path("f9c23c", "M15 14h2v17h-2z"),
    path(
      "f9c23c",
      "M5 3l2.500 4v5c0 2 3 3 7 3V6L13 6l3-5 3 5h-1.500v9c4 0 7-1 7-3V7L27 3l2.500 5H27v4c0 5-6 6-11 6S5 17 5 12V8H2.500z",
    ),
    path("e19747", "M13 17h6v2.500h-6z"),
  ]),
  own("gold bars", "money", "medium", [
    path("f9c23c", "M3 20h9l3 8H1zM20 20h9l2 8H17zM11.500 10h9l3 8h-15z"),
    path("fcd53f", "M3 20h9l1 2.500H2.300zM20 20h9l.8 2.500H19zM11.500 10h9l1 2.500h-11z"),
    path(
      "d3883e",
      "M1 28l.5-1.500h13l.5 1.500zM17 28l.5-1.500h13.200l.3 1.500zM8.500 18l.6-1.500h13.800l.6 1.500z",
    ),
  ], "gold bars"),
  own("landing net", "tool", "large", [
    path("8c5543", "M2 29.500L14 17.500l1.600 1.500-12 12z"),
    path(
      "9b9b9b",
      "M13 4c5-4 12-2 15 2s2 11-2 14-10 0-13-3-3-10 0-13zm2 2c-2 2-2 7 0 9s7 4 9.500 2 3-7 .500-10-7-3.500-10-1z",
    ),
    path("d5e6f5", "M15 6c3-2.500 7.500-2 10 1s2 8-.5 10-7.500 0-9.500-2-2-7 0-9z"),
    row(3, (i) => path("9fb6c8", `M${15 + i * 3.500} ${6 - i * 0.500}h.8v11h-.8z`)),
    row(3, (i) => path("9fb6c8", `M14 ${8 + i * 3.200}h12v.8H14z`)),
  ]),
  own("clump of reeds", "plant", "huge", [
    path("5a8f3c", "M6 31C4 22 3 14 0 8c4 6 6 14 7.500 23zM24 31c1-10 3-16 8-22-4 7-5 14-6 22z"),
    path(
      "6fae4a",
      "M13 31C11 22 10 14 9 8h1c2 6 4 14 5 23zM18 31c0-10 1-18 3-25h1c-1 7-2 15-2 25z",
    ),
    path("5a8f3c", "M15.500 31V12h1v19z"),
    path(
      "7a4a32",
      "M8 2c0-2 3-2 3 0l.6 8c0 2-3 2-3 0zM14.500 4c0-2 3-2 3 0v9c0 2-3 2-3 0zM20.500 1c.3-2 3-1.500 3 .300L22 9c-.4 2-3 1.500-2.800-.3z",
    ),
  ], "clumps of reeds"),
  own("spray can", "household", "medium", [
    box("f70a8d", 9, 12, 14, 19, 2),
    path("d3d3d3", "M10 12c0-4 3-5 6-5s6 1 6 5z"),
    box("636363", 13.500, 2, 5, 5, 1),
    path("ffb3d9", "M12 4L4 1v6z"),
    path("fcd53f", "M9 18h14v7H9z"),
    path("f4f4f4", "M11 13.500h2v16h-2z"),
  ]),
  own("laser pointer", "device", "small", [
    path("f92f60", "M1 4.500a3 3 0 1 1 0 .100z"),
    path("ff8687", "M3.500 6.500L17 15l-1 1.500L3 8z"),
    path("636363", "M15 14.500l3-3L31 24c1 2-2 5-4 4z"),
    path("321b41", "M15 14.500l3-3 2.500 2.400-3.200 3z"),
    oval("f92f60", 22.500, 19, 1.600),
  ]),
];

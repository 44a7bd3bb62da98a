/**
 * Things that have no emoji, drawn by hand in the same flat way: SVG bodies on a grid of 32.
 *
 * @module
 */
import { box, oval, own, type OwnDrawing, path, row } from "./flat_svg.ts";
import { OWN_EVERYDAY } from "./own_everyday.ts";
import { OWN_KEEPSAKES } from "./own_keepsakes.ts";
import { OWN_PASTIMES } from "./own_pastimes.ts";
import { OWN_UTENSILS } from "./own_utensils.ts";
import { OWN_FURNITURE } from "./own_furniture.ts";

export const OWN_DRAWINGS: readonly OwnDrawing[] = [
  own("throne", "furniture", "huge", [
    path("9f2f4f", "M8 4h16v20H8z"),
    path("f9c23c", "M6 2l3 3 3.5-4L16 5l3.5-4L23 5l3-3v22h-2.5V6h-15v18H6z"),
    box("ca0b4a", 10, 8, 12, 11, 1.5),
    box("d9285f", 6, 19, 20, 5, 1.5),
    path("f9c23c", "M4 15h3v9h18v-9h3v15h-4v-4H8v4H4z"),
    oval("00a6ed", 16, 4.5, 1.4),
    oval("fcd53f", 5.5, 15, 2.2),
    oval("fcd53f", 26.5, 15, 2.2),
  ]),
  own("fireplace", "furniture", "huge", [
    box("b4acbc", 3, 5, 26, 25, 1),
    row(5, (i) => box("9b93a5", 3 + i * 5.4, 9 + (i % 2) * 7, 4.4, 3, 0.6)),
    box("8c5543", 1, 2, 30, 4.5, 1),
    path("3b2b2b", "M8 30V17c0-5 16-5 16 0v13z"),
    path(
      "ff822d",
      "M16 15c3 4 6 6 6 10s-3 5-6 5-6-1.500-6-5c0-3 2-4 3-6 1 1 1.500 2 1.500 3 1-1.500 2-4 1.500-7z",
    ),
    path("fcd53f", "M16 21c1.500 2 3 3 3 5.500S17.500 30 16 30s-3-1.200-3-3.500S15 23.500 16 21z"),
    box("6d4534", 9, 28, 14, 2.4, 1.2),
    box("d3d3d3", 1, 29.4, 30, 1.8, 0.6),
  ]),
  own("radiator", "furniture", "large", [
    row(7, (i) => box(i % 2 ? "e6e6e6" : "f4f4f4", 2 + i * 4, 6, 3.6, 20, 1.8)),
    box("d3d3d3", 2, 9, 27.6, 2, 1),
    box("d3d3d3", 2, 21, 27.6, 2, 1),
    box("9b9b9b", 4, 25.5, 2.4, 4, 0.6),
    box("9b9b9b", 25.400, 25.5, 2.4, 4, 0.6),
    oval("ca0b4a", 30, 22, 1.8),
  ]),
  own("lighthouse", "building", "giant", [
    path("8c5543", "M5 31c1-4 6-5 11-5s10 1 11 5z"),
    path("f4f4f4", "M12 9h8l3 19H9z"),
    path("f8312f", "M11.300 13.500h9.400l.7 4.500H10.600zM10 22h12l.7 4.500H9.300z"),
    box("636363", 10, 7.500, 12, 2, 0.6),
    box("fcd53f", 12.500, 3.800, 7, 4, 0.5),
    path("ca0b4a", "M11.500 4.200L16 .500l4.500 3.700z"),
    path("635994", "M14.500 28v-3.500c0-2 3-2 3 0V28z"),
  ]),
  own("windmill", "building", "giant", [
    path("d3a77a", "M11 12h10l3 19H8z"),
    path("9f2f2f", "M10 12.500c0-8 12-8 12 0z"),
    path("6d4534", "M13.500 31v-5c0-3 5-3 5 0v5z"),
    box("a6d8f5", 14.500, 17, 3, 3.500, 0.5),
    path(
      "f4f4f4",
      "M15 12L6 1.500l-3 3L14 13zM17 12L26 1.500l3 3L18 13zM15 13L5 22.500l3 3L16 14zM17 13l10 9.500-3 3L16 14z",
    ),
    path("8c5543", "M4.200 2.200L28 26l-1 1L3.200 3.200zM27.800 2.200L4 26l1 1L28.800 3.200z"),
    oval("433b33", 16, 13, 1.6),
  ]),
  own("typewriter", "device", "medium", [
    box("f4f4f4", 9, 1, 14, 12, 0.5),
    path("d3d3d3", "M11 4h10v1H11zM11 7h8v1h-8z"),
    box("433b6b", 3, 10, 26, 4, 2),
    path("635994", "M5 13h22l3 14c.3 1.600-.5 3-2 3H4c-1.500 0-2.300-1.400-2-3z"),
    row(6, (i) => oval("f4f4f4", 7.5 + i * 3.400, 19, 1.2)),
    row(7, (i) => oval("f4f4f4", 5.900 + i * 3.400, 22.600, 1.2)),
    box("f4f4f4", 9, 25.500, 14, 2, 1),
  ]),
  own("surfboard", "sports gear", "huge", [
    path("ff822d", "M16 .500c7 7 7 22 3 31h-6c-4-9-4-24 3-31z"),
    path("fcd53f", "M16 3.500c4.500 7 4.500 18.500 2 26h-4c-2.500-7.500-2.500-19 2-26z"),
    path("00a6ed", "M15.200 2.500h1.600v28h-1.600z"),
  ]),
  own("bagpipes", "instrument", "medium", [
    path("6d4534", "M9 2h2.400l2 14h-2.800zM15 .500h2.400l.4 15h-2.600zM22 2h2.400L20 16h-2.800z"),
    path(
      "f4f4f4",
      "M8.500 1.500h3.200v2H8.700zM14.500 0h3.400v2h-3.400zM21.500 1.500h3.400l-.6 2h-3.200z",
    ),
    path("ca0b4a", "M5 18c3-6 18-6 22 0 2 4-3 9-11 9S3 23 5 18z"),
    path("44911b", "M10 14.800h2.400v11.600H10zM19 14.500h2.400v11.800H19z"),
    path("433b33", "M8 24l3 1.500L7.500 31H5z"),
    path("433b33", "M26 19l5-3v2.500l-5 2.500z"),
  ]),
  own("easel", "furniture", "large", [
    path("8c5543", "M15 0h2v6h-2zM9 20h2.400L7 32H4.600zM20.600 20H23l4.400 12H25zM15 22h2v9h-2z"),
    box("d3a77a", 3, 4, 26, 18, 0.6),
    box("fffdf5", 4.500, 5.500, 23, 15, 0.3),
    path("86d72f", "M4.500 16c5-4 8 1 12-1s7-2 11 1v4.500h-23z"),
    path("a6d8f5", "M4.500 5.500h23v9c-4-3-7-2-11-.500s-8-2.500-12 1z"),
    oval("fcd53f", 22, 9.500, 2),
    box("a56953", 2.500, 21, 27, 2.200, 1),
  ]),
  own("scarecrow", "figure", "huge", [
    box("8c5543", 15, 14, 2, 17.5),
    path("f9c23c", "M1 13l4 1v3l-4 1.500zM31 13l-4 1v3l4 1.500z"),
    path("ca0b4a", "M4 13.500h24v4.500h-6.500l1 9.500h-13l1-9.500H4z"),
    path("635994", "M10 23h5v4h-5zM19 18h3v4h-3z"),
    oval("f0cf9b", 16, 9, 4.8),
    path("d3883e", "M8.500 6h15l-3-1.200L18.500.500h-5L11.500 4.800z"),
    oval("321b41", 14.200, 8.800, 0.7),
    oval("321b41", 17.800, 8.800, 0.7),
    path("321b41", "M13.500 11h5v.700h-5z"),
  ]),
  own("katana", "tool", "large", [
    path("d3d3d3", "M29.500 1c.800 6-7 15-15.500 21l-2-2C19 13 26 7 29.500 1z"),
    path("f4f4f4", "M29.500 1C26 7 19 13 12 20l-.6-.6C17 12 24 6 29.500 1z"),
    path("f9c23c", "M9.500 19l3.500 3.600-1.400 1.400L8 20.500z"),
    path("321b41", "M10 21l1.500 1.500-7 7.500L2 27.800z"),
    path("ca0b4a", "M8 23.200l1.300 1.300-1 1L7 24.200zM5.500 25.800l1.300 1.300-1 1-1.300-1.300z"),
  ]),
  own("table", "furniture", "huge", [
    box("a56953", 2, 8, 28, 4.500, 1),
    box("8c5543", 4, 12, 24, 3),
    box("8c5543", 4, 12, 3, 18, 0.6),
    box("8c5543", 25, 12, 3, 18, 0.6),
  ]),
  own("floor lamp", "light", "huge", [
    box("635994", 15.300, 11, 1.400, 18),
    box("433b6b", 10, 28.500, 12, 2.500, 1.2),
    path("fcd53f", "M11 1h10l4 11H7z"),
    path("ffb02e", "M7.400 10.500h17.200L25 12H7z"),
  ]),
  own("bookcase", "furniture", "huge", [
    box("8c5543", 3, 1, 26, 30, 0.8),
    row(3, (i) => box("6d4534", 5, 3 + i * 9.300, 22, 7.600)),
    row(
      6,
      (i) =>
        box(
          ["f8312f", "00a6ed", "f9c23c", "44911b", "8d65c5", "ff822d"][i]!,
          5.500 + i * 3.400,
          4.500,
          2.800,
          6.100,
        ),
    ),
    row(
      5,
      (i) =>
        box(
          ["44911b", "f9c23c", "ca0b4a", "0074ba", "ff822d"][i]!,
          6 + i * 3.600,
          13.600,
          3,
          6.300,
        ),
    ),
    row(
      6,
      (i) =>
        box(
          ["8d65c5", "f8312f", "86d72f", "f9c23c", "00a6ed", "ca0b4a"][i]!,
          5.500 + i * 3.400,
          23,
          2.800,
          6.200,
        ),
    ),
  ]),
  own("picket fence", "masonry", "large", [
    box("e6e6e6", 1, 16, 30, 2.500),
    box("e6e6e6", 1, 24, 30, 2.500),
    row(5, (i) => path("ffffff", `M${1.500 + i * 6.200} 31V11l2.100-3 2.100 3v20z`)),
  ]),
  own("watering can", "household", "medium", [
    path("44911b", "M10 13h14v17H10z"),
    path("008463", "M24 16h1.500c6 0 6 11 0 11H24v-2.500h1.500c2.800 0 2.800-6 0-6H24z"),
    path("008463", "M10 22L4 14l1.600-1.400L10 17z"),
    path("86d72f", "M1 13.500l5-4 1.200 2-4.600 3.600z"),
    path("008463", "M11 13c0-8 12-8 12 0h-2.500c0-5-7-5-7 0z"),
  ]),
  own("birdcage", "household", "large", [
    oval("f9c23c", 16, 6.6, 1.8),
    path("fff4d6", "M6 28V14C6 6 26 6 26 14v14z"),
    row(
      5,
      (i) =>
        box(
          "f9c23c",
          6 + i * 4.800,
          i === 0 || i === 4 ? 13 : 8,
          1.2,
          20 - (i === 0 || i === 4 ? 0 : -1),
        ),
    ),
    box("d3883e", 4, 27.500, 24, 3.500, 1),
    box("f9c23c", 6, 13, 20, 1.4),
    path("00a6ed", "M13 24c-1-4 3-6 6-4l2-1-1 2.500c1 3-1 5-3.500 5S13.500 26 13 24z"),
  ]),
  own("Eiffel Tower", "landmark", "colossal", [
    path("9f6b4a", "M15.300 0h1.400l.8 9 2 10 7 12h-6c0-7-9-7-9 0h-6l7-12 2-10z"),
    box("7d4f33", 11.500, 18, 9, 1.800),
    box("7d4f33", 13.800, 9, 4.400, 1.400),
    path("f2c9a0", "M15 11.500h2l1 5.500h-4z"),
  ]),
  own("pyramids", "landmark", "colossal", [
    path("f9c23c", "M21 12l11 18H12z"),
    path("d3883e", "M21 12l2 18H12z"),
    path("fcd53f", "M11 4l14 26H0z"),
    path("e59c3c", "M11 4l-3 26H0z"),
  ], "pyramids"),
  own("treasure chest", "container", "large", [
    path("8c5543", "M3 14h26v15c0 1-.5 2-1.500 2h-23C3.500 31 3 30 3 29z"),
    path("a56953", "M3 14c0-11 26-11 26 0z"),
    path(
      "f9c23c",
      "M2.500 13h27v3h-27zM7 7.500l2.500-1.200V31H7zM22.500 6.300L25 7.500V31h-2.500z",
    ),
    box("fcd53f", 13.500, 13, 5, 6.500, 1),
    oval("6d4534", 16, 16, 1),
  ]),
  own("chessboard", "toy", "medium", [
    box("6d4534", 1, 1, 30, 30, 1),
    box("f0d9b5", 3, 3, 26, 26),
    row(
      32,
      (i) =>
        box(
          "8c5543",
          3 + (2 * (i % 4) + (Math.floor(i / 4) % 2)) * 3.25,
          3 + Math.floor(i / 4) * 3.25,
          3.25,
          3.25,
        ),
    ),
  ]),
  own("rocking chair", "furniture", "huge", [
    path("8c5543", "M2 27c8 5 20 5 28 0l1 2c-9 6-21 6-30 0z"),
    path("a56953", "M8 2h3l2 15h12v3h-2l1 8h-2.500l-1.500-8h-7l-2 8H8.500l1.500-8z"),
    path("8c5543", "M12 12h14v2H12z"),
    path("f8312f", "M12.500 15.500h11.500c1.500 0 1.500 3 0 3h-11z"),
  ]),
  own("shovel", "tool", "medium", [
    path("8c5543", "M15 6h2v13h-2z"),
    path(
      "a56953",
      "M11 1h10v3.500c0 1.500-2 2.500-4 2.500h-2c-2 0-4-1-4-2.500zm2.500 2v1.500h5V3z",
    ),
    path("b4acbc", "M10 18h12v7c0 3-3 5-6 7-3-2-6-4-6-7z"),
    path("9b93a5", "M15.500 18h1v11h-1z"),
  ]),
  own("harp", "instrument", "large", [
    path("f9c23c", "M6 2c4-2 8 3 13 2 4-1 6 1 8 4l-2 1.500c-2-2-4-3-6-2.500-5 1-7-1-10-1L9 30H6z"),
    path("d3883e", "M25 8l3 1.500L11 31H6v-2.500h4z"),
    row(5, (i) => box("f4f4f4", 11 + i * 2.600, 6.500, 0.5, 20 - i * 3.500)),
  ]),
  ...OWN_FURNITURE,
  ...OWN_EVERYDAY,
  ...OWN_PASTIMES,
  ...OWN_UTENSILS,
  ...OWN_KEEPSAKES,
];

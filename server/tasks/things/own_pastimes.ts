/**
 * What people play with, ride and grow, without an emoji: SVG bodies on a grid of 32.
 *
 * @module
 */
import { box, oval, own, type OwnDrawing, path, row } from "./flat_svg.ts";

export const OWN_PASTIMES: readonly OwnDrawing[] = [
  own("harmonica", "instrument", "small", [
    box("9b9b9b", 1, 11, 30, 11, 2),
    path("d3d3d3", "M2 12h28v3H2z"),
    path("321b41", "M2 15.500h28v3H2z"),
    row(8, (i) => box("d3d3d3", 4 + i * 3.200, 15.500, 1, 3)),
  ]),
  own("trombone", "instrument", "large", [
    path("f9c23c", "M31 2v14l-8-5H3c-2 0-2 5 0 5h24v2.500H3c-5.500 0-5.500-10 0-10h20z"),
    path("e19747", "M6 17h2.500v8c0 3 4 3 4 0v-8H15v8c0 6.500-9 6.500-9 0z"),
    path("d3883e", "M29 3h2v12h-2z"),
  ]),
  own("tuba", "instrument", "large", [
    path("f9c23c", "M3 2h16c-1 4-4 6-4 10v12c0 3 5 3 5 0v-9h4v9c0 9-14 9-14 0V12c0-4-6-6-7-10z"),
    path("e19747", "M3 2h16l-1 2.500H4zM19 11h7v2.500h-7z"),
    row(3, (i) => box("d3d3d3", 16.500 + i * 3.500, 14, 2, 6, 0.8)),
    path("f9c23c", "M24 8h6v2.500h-6z"),
  ]),
  {
    ...own("fishing rod", "sports gear", "large", [
      path("b4acbc", "M28.300 4.200L29 4v19h-.7z"),
      path("6d4534", "M2.500 31.500l-2-1.200L4 23.600l2.400 1.300z"),
      path(
        "d3a77a",
        "M3.600 24.300C9.500 12.500 18 2.500 29 3.400l-.1 1.100C19 4 11.500 14 6.500 24.600z",
      ),
      oval("636363", 7, 22.500, 2.300),
      oval("b4acbc", 7, 22.500, 1),
      oval("f8312f", 28.700, 23.500, 1.900),
      path("f4f4f4", "M26.800 23.500h3.800c0 2.600-3.800 2.600-3.800 0z"),
      path("9b9b9b", "M28.300 25.500h.7v3c0 3-4 3-4 .3h.7c0 1.700 2.600 1.700 2.600-.3z"),
    ]),
    emoji: "🎣",
  },
  own("gong", "instrument", "large", [
    path("8c5543", "M2 2h28v3H2zM3 4h3v27H3zM26 4h3v27h-3zM0 29h9v3H0zM23 29h9v3h-9z"),
    path("6d4534", "M12 4h1v5h-1zM19 4h1v5h-1z"),
    oval("e19747", 16, 17, 9),
    oval("f9c23c", 16, 17, 7),
    oval("e19747", 16, 17, 2.500),
  ]),
  own("whistle", "small object", "small", [
    path("f8312f", "M1 9h18c7 0 12 4 12 9s-5 9-10 9-9-4-9-9H1z"),
    oval("ca0b4a", 21, 18, 5),
    path("321b41", "M8 9h5l-1 4H8z"),
    path("f9c23c", "M26 8c3-4 6 0 3 3l-1.500-1c1-1 0-2-.5-1z"),
  ]),
  own("boombox", "device", "large", [
    path("636363", "M7 7c0-6 18-6 18 0h-2.500c0-3-13-3-13 0z"),
    box("321b41", 1, 8, 30, 19, 2),
    oval("9b9b9b", 8, 18, 5.500),
    oval("321b41", 8, 18, 3),
    oval("9b9b9b", 24, 18, 5.500),
    oval("321b41", 24, 18, 3),
    box("f9c23c", 13.500, 15, 5, 6, 0.5),
    box("b4acbc", 4, 9.500, 24, 2, 0.5),
  ]),
  own("tarot cards", "small object", "small", [
    `<g transform="rotate(-14 10 18)">${box("5235ef", 3, 6, 14, 23, 1.500)}${
      box("f9c23c", 4.500, 7.500, 11, 20, 0.8)
    }${box("8d65c5", 5.500, 8.500, 9, 18, 0.5)}</g>`,
    box("5235ef", 14, 4, 15, 24, 1.500),
    box("f4e3c1", 15.500, 5.500, 12, 21, 0.8),
    path("f9c23c", "M21.500 8l1.500 4 4 .5-3 3 1 4-3.500-2-3.500 2 1-4-3-3 4-.5z"),
    path("8d65c5", "M18 22c2 2 5 2 7 0v2.500c-2 1-5 1-7 0z"),
  ]),
  own("puppet", "toy", "medium", [
    path("8c5543", "M5 1h22v2H5zM15 0h2v6h-2z"),
    path("b4acbc", "M7 3h.6v14H7zM24.500 3h.6v14h-.6zM15.700 3h.6v5h-.6z"),
    oval("ffcea8", 16, 11, 4.500),
    path("f8312f", "M11 9c1-5 9-5 10 0zM11 15h10l2 9H9z"),
    path("ffcea8", "M11 15l-5 3 1 2 5-3zM21 15l5 3-1 2-5-3z"),
    path("00a6ed", "M11 24h4v7h-4zM17 24h4v7h-4z"),
    oval("321b41", 14.500, 11, 0.7),
    oval("321b41", 17.500, 11, 0.7),
  ]),
  own("hula hoop", "toy", "large", [
    path(
      "ff6dc6",
      "M16 4c9 0 15 5 15 12s-6 12-15 12S1 23 1 16 7 4 16 4zm0 3C9 7 4 11 4 16s5 9 12 9 12-4 12-9-5-9-12-9z",
    ),
    path("fcd53f", "M15 4h3v3h-3zM1 15h3v3H1zM28 15h3v3h-3zM15 25h3v3h-3z"),
  ]),
  own("seesaw", "toy", "giant", [
    path("f8312f", "M16 16l6 14H10z"),
    path("00a6ed", "M0 22L31 9l1 2.500L1 24.500z"),
    path("fcd53f", "M4 17l2-.8 1 4.500-2 .8zM26 8l2-.8 1 4.500-2 .8z"),
  ]),
  own("tricycle", "vehicle", "large", [
    path("f8312f", "M20 8h3l2 14h-3zM8 18h14v3H8z"),
    path("636363", "M17 6h9v2.500h-9z"),
    box("321b41", 7, 13, 7, 3, 1.500),
    path("f8312f", "M9.500 15h2v6h-2z"),
    oval("321b41", 24, 24, 6.500),
    oval("d3d3d3", 24, 24, 4),
    oval("321b41", 8, 26, 4.500),
    oval("d3d3d3", 8, 26, 2.500),
  ]),
  own("unicycle", "vehicle", "large", [
    box("321b41", 9, 1, 14, 4, 2),
    path("f8312f", "M15 4h2v8h-2zM12 11h8v2h-8zM12 12h2v10h-2zM18 12h2v10h-2z"),
    oval("321b41", 16, 22, 9),
    oval("f4f4f4", 16, 22, 6.500),
    path("9b9b9b", "M15.500 16h1v12h-1zM10 21.500h12v1H10z"),
    path("636363", "M19 21h6v2h-6zM7 21h6v2H7z"),
  ]),
  own("parachute", "aircraft", "giant", [
    path(
      "f8312f",
      "M1 14C1 5 8 0 16 0s15 5 15 14c-3-2-5-2-7.500 0-2.500-2-5-2-7.500 0-2.500-2-5-2-7.500 0C6 12 4 12 1 14z",
    ),
    path("f4f4f4", "M16 0c4 3 7 8 7.500 14-2.500-2-5-2-7.500 0-2.500-2-5-2-7.500 0C9 8 12 3 16 0z"),
    path(
      "636363",
      "M1 14l14 15h-1.500zM31 14L17 29h1.500zM8.500 14L15.500 28h-1zM23.500 14L16.500 28h1z",
    ),
    box("8c5543", 13, 27, 6, 5, 1),
  ]),
  own("oar", "tool", "large", [
    path("a56953", "M3 1l2-1 15 18-2 2z"),
    path("e0b075", "M17 17c4-2 8 2 13 10 1 3-1 5-4 4-7-5-11-10-9-14z"),
  ]),
  own("baseball bat", "tool", "medium", [
    path("8c5543", "M1 29l2 2 3-2-3-3z"),
    path("e0b075", "M3 27L22 4c3-4 9-3 9 1 0 2-1 3-2 4L5 29z"),
    path("a56953", "M3 27l4-5 2 3-4 4z"),
  ]),
  own("golf club", "tool", "medium", [
    path("636363", "M22 0h2.500L12 27H9.500z"),
    path("321b41", "M21 0h4l-4 9h-3z"),
    path("9b9b9b", "M2 26c2-2 7-2 11 0l-1 5H5c-3 0-4-3-3-5z"),
  ]),
  own("basketball hoop", "street object", "giant", [
    path("636363", "M15 18h2.500v14H15z"),
    box("f4f4f4", 4, 1, 24, 17, 1),
    path("f8312f", "M10 5h12v9h-2V7h-8v7h-2zM9 14h14v2H9z"),
    path("d3d3d3", "M10 16h12l-3 8h-6z"),
    path("9b9b9b", "M13 16h.8l3 8H16zM18.500 16h.8l-3 8h-.8z"),
  ]),
  own("shuriken", "tool", "small", [
    path("636363", "M16 0l4 12 12 4-12 4-4 12-4-12L0 16l12-4z"),
    path("9b9b9b", "M16 4l3 9-3 3-3-3zM16 28l-3-9 3-3 3 3z"),
    oval("321b41", 16, 16, 2.500),
  ]),
  own("scepter", "tool", "medium", [
    path("f9c23c", "M14.500 10h3l.5 21h-4z"),
    oval("e19747", 16, 8, 5),
    oval("f8312f", 16, 7.500, 3.500),
    path("f9c23c", "M14.500 0h3v4h-3zM13 1h6v1.500h-6zM11 12h10v2.500H11z"),
  ]),
  own("wreath", "plant", "medium", [
    path(
      "008463",
      "M16 2c9 0 14 6 14 14s-5 14-14 14S2 24 2 16 7 2 16 2zm0 7c-5 0-7 3-7 7s2 7 7 7 7-3 7-7-2-7-7-7z",
    ),
    row(
      8,
      (i) =>
        oval(
          "00a64f",
          16 + 10.500 * Math.sin(i * 0.785 + 0.3),
          16 - 10.500 * Math.cos(i * 0.785 + 0.3),
          2.500,
        ),
    ),
    row(
      6,
      (i) =>
        oval(
          "f8312f",
          16 + 10.500 * Math.sin(i * 1.047 + 0.5),
          16 - 10.500 * Math.cos(i * 1.047 + 0.5),
          1.400,
        ),
    ),
    path("f8312f", "M16 27l-6-3v7zM16 27l6-3v7z"),
  ]),
  own("holly", "plant", "small", [
    path(
      "008463",
      "M15 16C8 18 4 15 1 8c3 1 4 0 5-2 2 2 4 2 6 0 0 3 2 4 4 4zM17 16c7 2 11-1 14-8-3 1-4 0-5-2-2 2-4 2-6 0 0 3-2 4-4 4z",
    ),
    oval("f8312f", 13, 19, 4),
    oval("ca0b4a", 20, 19, 4),
    oval("f8312f", 16.500, 25, 4),
  ]),
  own("poppy", "flower", "medium", [
    path("008463", "M15.200 16h1.600v16h-1.600zM16 26c-6 0-8-3-9-6 5 0 8 2 9 6z"),
    path("f8312f", "M4 9c0-5 6-8 12-6 6-2 12 1 12 6s-5 10-12 10S4 14 4 9z"),
    path("ca0b4a", "M8 12c3-3 6-2 8 1 2-3 5-4 8-1-1 4-4 7-8 7s-7-3-8-7z"),
    oval("321b41", 16, 13, 2.800),
  ]),
  own("dandelion", "flower", "small", [
    path("008463", "M15.300 14h1.400v18h-1.400zM16 31c-5 0-8-4-9-8 4 1 8 4 9 8z"),
    oval("e6e6e6", 16, 9, 8.500),
    oval("ffffff", 16, 9, 6),
    row(
      8,
      (i) => oval("b4acbc", 16 + 6.500 * Math.sin(i * 0.785), 9 - 6.500 * Math.cos(i * 0.785), 0.8),
    ),
    oval("a56953", 16, 9, 1.500),
  ]),
  own("hydrangea", "flower", "medium", [
    path(
      "008463",
      "M15.200 18h1.600v14h-1.600zM15 27C8 28 4 24 3 19c6 0 11 3 12 8zM17 27c7 1 11-3 12-8-6 0-11 3-12 8z",
    ),
    oval("6d8bf0", 16, 11, 11, 10),
    row(
      9,
      (i) =>
        oval(["a9baff", "8d9bf5", "c4a9ff"][i % 3]!, 9 + (i % 3) * 7, 5 + Math.floor(i / 3) * 6, 3),
    ),
    row(9, (i) => oval("fff4c4", 9 + (i % 3) * 7, 5 + Math.floor(i / 3) * 6, 0.8)),
  ]),
  own("sprig of lavender", "flower", "medium", [
    row(3, (i) => path("008463", `M${9 + i * 6.500} 12h1.200l${(1 - i) * 3} 20h-1.200z`)),
    row(
      15,
      (i) =>
        oval(
          ["8d65c5", "a57be0"][i % 2]!,
          9.600 + (i % 3) * 6.500,
          2.500 + Math.floor(i / 3) * 3.300,
          2.200,
          1.900,
        ),
    ),
  ]),
  own("apple tree", "tree", "colossal", [
    path("8c5543", "M13 18h6l1 14h-8z"),
    path("00a64f", "M3 13c-1-5 4-8 7-8 2-5 11-5 13 0 5 0 8 5 6 9-1 5-5 7-13 7S4 18 3 13z"),
    path("44c25a", "M7 10c1-3 4-4 6-4 2-3 6-3 8 0-4 0-8 4-14 4z"),
    row(6, (i) => oval("f8312f", 7 + (i % 3) * 8.500, 11 + (i % 2) * 5, 1.900)),
  ]),
  own("willow", "tree", "colossal", [
    path("8c5543", "M14 12h5l1 20h-8z"),
    path(
      "6cae3e",
      "M2 27C0 14 5 2 16 2s16 12 14 25c-1 2-2 2-2.500 0-.5-5-1-8-2-10-.5 5-1 8-2 12-1 1-2 0-2-2 0-4 0-7-1-10h-6c-1 3-1 6-1 10 0 2-1 3-2 2-1-4-1.500-7-2-12-1 2-1.500 5-2 10-.5 2-4.500 2-5.500 0z",
    ),
    path("8fcf5a", "M6 14C7 7 11 4 16 4c-4 3-6 8-7 12z"),
  ]),
  own("iceberg", "masonry", "colossal", [
    path("00a6ed", "M0 24h32v7H0z"),
    path("e8f7ff", "M3 24L8 10l4 3 5-11 6 9 3-2 4 15z"),
    path("a5dcf5", "M17 2l6 9-4 13h-6zM26 9l4 15h-5z"),
    path("ffffff", "M8 10l4 3-3 8z"),
  ]),
  own("skeleton", "toy", "large", [
    oval("f4f4f4", 16, 6, 5.500, 5),
    oval("321b41", 14, 6, 1.500),
    oval("321b41", 18, 6, 1.500),
    path(
      "f4f4f4",
      "M13.500 9h5v3h-5zM15 12h2v12h-2zM10 13h12v1.500H10zM11 16h10v1.500H11zM12 19h8v1.500h-8zM11 23h10v3H11z",
    ),
    path("f4f4f4", "M9 13h2l-2 10H7zM21 13h2l2 10h-2zM12 26h2l-1 6h-2zM18 26h2l1 6h-2z"),
    path("321b41", "M14.500 10.500h.6v1.500h-.6zM16.700 10.500h.6v1.500h-.6z"),
  ]),
  own("totem pole", "masonry", "giant", [
    box("a56953", 9, 0, 14, 32, 1),
    path("8c5543", "M1 3l8 3v4l-8-3zM31 3l-8 3v4l8-3z"),
    path("00a6ed", "M9 10h14v2H9zM9 21h14v2H9z"),
    row(3, (i) => oval("f4f4f4", 12.500, 4.500 + i * 11, 1.800)),
    row(3, (i) => oval("f4f4f4", 19.500, 4.500 + i * 11, 1.800)),
    row(3, (i) => box("f8312f", 12, 7 + i * 11, 8, 2, 0.5)),
    path("fcd53f", "M16 14l2 4h-4z"),
  ]),
  own("dreamcatcher", "toy", "medium", [
    path(
      "8d65c5",
      "M16 1c6 0 10 4 10 9s-4 9-10 9S6 15 6 10s4-9 10-9zm0 2c-4 0-8 3-8 7s4 7 8 7 8-3 8-7-4-7-8-7z",
    ),
    path("f4f4f4", "M15.700 3h.6v14h-.6zM8 9.700h16v.6H8zM11 5l10.500 9.500-.5.5L10.500 5.500z"),
    path("636363", "M9 17h.8v6H9zM15.600 19h.8v5h-.8zM22 17h.8v6H22z"),
    path(
      "26c9fc",
      "M9.400 22c3 3 2 7 0 9-2-2-3-6 0-9zM16 23c3 3 2 7 0 9-2-2-3-6 0-9zM22.400 22c3 3 2 7 0 9-2-2-3-6 0-9z",
    ),
  ]),
  own("stroller", "container", "huge", [
    path("636363", "M22 12l8-6 1.500 1.500L24 14z"),
    path("00a6ed", "M3 13h22c0 7-4 11-11 11S3 20 3 13z"),
    path("0074ba", "M14 13V2C7 2 3 6 3 13z"),
    oval("321b41", 8, 27.500, 4),
    oval("d3d3d3", 8, 27.500, 2),
    oval("321b41", 20, 27.500, 4),
    oval("d3d3d3", 20, 27.500, 2),
  ]),
  own("stocking", "toy", "medium", [
    path("f8312f", "M10 8h13v12c0 3-1 5-4 6l-8 5c-4 2-8-2-6-6 2-3 5-4 5-7z"),
    box("f4f4f4", 8, 2, 17, 7, 2.500),
    path("f4f4f4", "M5 25c3-1 5 2 4 6-3 0-5-3-4-6zM19 26l4-6v1c0 3-2 5-4 5z"),
    path("ca0b4a", "M17 12h2v2h-2zM13 16h2v2h-2zM18 19h2v2h-2z"),
  ]),
];

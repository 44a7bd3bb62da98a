/**
 * Everyday things that have no emoji, drawn by hand in the same flat way: SVG bodies on a grid of 32.
 *
 * @module
 */
import { box, oval, own, type OwnDrawing, path, row } from "./flat_svg.ts";

export const OWN_EVERYDAY: readonly OwnDrawing[] = [
  own("blanket", "container", "huge", [
    path("8d65c5", "M2 14c2-5 8-7 14-7s12 2 14 7l1 12c0 3-3 4-6 4H7c-3 0-6-1-6-4z"),
    path("b4acbc", "M2 14c4-4 9-5 14-5s10 1 14 5c-1 3-6 4-14 4S3 17 2 14z"),
    path("6d4a9e", "M9 19c-1 4-1 7-2 11h3c1-4 1-7 1-11zM21 19c1 4 1 7 2 11h-3c-1-4-1-7-1-11z"),
    row(4, (i) => box("d3c4ec", 4 + i * 6.500, 24, 4, 2, 1)),
  ]),
  own("yoga mat", "furniture", "huge", [
    path("00a6ed", "M5 15h25l-4 9H1z"),
    path("0074ba", "M1 24h25v2H1z"),
    oval("00d26a", 28, 15, 3.200, 3),
    oval("008463", 28, 15, 1.600, 1.500),
    path("26c9fc", "M8 17h17l-.5 1H7.500zM6 21h17l-.5 1H5.500z"),
  ]),
  own("seagull", "bird", "medium", [
    path("ff822d", "M13 25h2v5h-3v-1h1zM18 25h2v5h-3v-1h1z"),
    path("f4f4f4", "M5 11c0-4 3-7 7-7s6 3 6 6c4 1 9 4 12 9-4 4-8 7-14 7-7 0-11-4-11-9z"),
    path("9b9b9b", "M12 14c6-1 13 1 19 6-5 3-11 4-15 2-4-1-5-5-4-8z"),
    path("321b41", "M26 19c2 0 4 0 6 2-2 1-5 1-7 0z"),
    path("fcd53f", "M6 9 0 11c1 2 3 2 6 2z"),
    oval("321b41", 10, 8.500, 1.200),
  ]),
  own("canary", "bird", "small", [
    path("ff822d", "M14 26h1.500v4H12v-1h2zM18 26h1.500v4H16v-1h2z"),
    path("fcd53f", "M6 11c0-4 3-7 7-7 5 0 7 4 8 8l10 12-9 1c-3 2-6 2-8 2-6 0-9-5-9-10z"),
    path("f9c23c", "M14 14c4 0 8 4 9 8-4 1-8 0-9-3-1-1-1-3 0-5z"),
    path("ff822d", "M7 9 2 11l5 2z"),
    oval("321b41", 11, 9, 1.300),
  ]),
  own("steam", "sky", "large", [
    path("e1d8ec", "M8 30c-4-5 3-8 0-13s-3-9 2-13c-2 5 4 8 3 13s-4 8-5 13z"),
    path("f4f4f4", "M16 30c-4-5 3-9 0-14s-3-10 2-15c-2 6 4 9 3 15s-4 9-5 14z"),
    path("e1d8ec", "M24 30c-4-5 3-8 0-13s-3-9 2-13c-2 5 4 8 3 13s-4 8-5 13z"),
  ]),
  own("cloud of dust", "ground weather", "large", [
    path(
      "d3b59b",
      "M3 28c-3-4 0-8 4-8 0-5 6-8 10-5 4-4 11-1 11 4 4 0 5 6 2 9z",
    ),
    path("e6d3c1", "M6 27c-1-3 2-5 5-4 1-4 7-5 9-1 3-2 7 1 6 5z"),
    oval("d3b59b", 6, 14, 2),
    oval("e6d3c1", 25, 11, 2.500),
    oval("d3b59b", 13, 9, 1.500),
  ]),
  own("roast chicken", "food", "medium", [
    oval("d3d3d3", 16, 27, 15, 3.500),
    oval("f4f4f4", 16, 26, 13, 2.500),
    path("a56953", "M4 20c0-7 6-11 12-11s12 5 12 11c0 4-5 6-12 6S4 24 4 20z"),
    path("c9875d", "M7 17c1-4 5-7 9-7 5 0 8 3 9 6-5-2-12-2-18 1z"),
    path("8c5543", "M3 24c1-5 6-8 9-5s0 7-5 7l-3 2-2-1zM29 24c-1-5-6-8-9-5s0 7 5 7l3 2 2-1z"),
    path("f4f4f4", "M1 26l3-1 1 3-3 1zM31 26l-3-1-1 3 3 1z"),
  ]),
  own("steering wheel", "household", "large", [
    path(
      "321b41",
      "M16 1a15 15 0 1 0 .01 0zM16 5a11 11 0 1 1-.01 0z",
    ),
    path("636363", "M5 14h22v4h-7c-1 3-2 5-2 9h-4c0-4-1-6-2-9H5z"),
    oval("9b9b9b", 16, 16, 4),
  ]),
  own("spotlight", "light", "large", [
    path("fcd53f", "M10 12 1 31h30L22 12z"),
    path("fff478", "M12 12 7 31h18L20 12z"),
    path("636363", "M9 3h14l2 10H7z"),
    path("321b41", "M13 0h6v3h-6z"),
    oval("fff478", 16, 13, 9, 2),
  ]),
  own("ball", "toy", "medium", [
    oval("f4f4f4", 16, 16, 14),
    path("f8312f", "M16 2c-6 3-8 8-8 14s2 11 8 14C8 30 2 24 2 16S8 2 16 2z"),
    path("00a6ed", "M16 2c6 3 8 8 8 14s-2 11-8 14c8 0 14-6 14-14S24 2 16 2z"),
    oval("fcd53f", 16, 4.500, 3, 2),
  ]),
  own("tray", "tableware", "medium", [
    oval("9b9b9b", 16, 18, 15, 6),
    oval("d3d3d3", 16, 16.500, 15, 6),
    oval("e6e6e6", 16, 16.500, 12, 4.300),
  ]),
  own("candelabra", "light", "large", [
    path("e19747", "M14.500 12h3v14h-3zM9 29c0-4 14-4 14 0v2H9z"),
    path(
      "f9c23c",
      "M4 12h2.500c0 7 6 7 8 7h3c2 0 8 0 8-7H28c0 9-6 10-10 10h-4C10 22 4 21 4 12z",
    ),
    row(3, (i) => box("f4f4f4", 3.500 + i * 11, 5, 3, 8, 0.6)),
    row(3, (i) => path("ff822d", `M${5 + i * 11} 0c2 2.500 2 5 0 5s-2-2.500 0-5z`)),
    oval("f9c23c", 16, 13, 3, 1.500),
  ]),
  own("marshmallow", "sweet", "small", [
    path("8c5543", "M2 29L18 13l1.500 1.500L3.500 30.500z"),
    path("f4f4f4", "M14 12c0-5 4-9 9-9s7 3 7 6-5 9-9 9-7-2-7-6z"),
    path("ffcea8", "M16 13c1 3 4 4 6 3s6-4 7-7c.500 3-4 9-8 9s-5-2-5-5z"),
    oval("ffffff", 22, 7, 4, 2.500),
  ]),
  own("milkshake", "drink", "small", [
    path("ff6dc6", "M9 11h14l-2.500 16h-9z"),
    path("f4f4f4", "M8 12c-1-6 3-8 8-8s9 2 8 8c-2 2-3 0-5 1s-4 0-6 0-4 1-5-1z"),
    oval("f8312f", 16, 3.500, 2.500),
    path("00a6ed", "M20 5l4-5 1.500 1-4 6z"),
    box("d3d3d3", 10, 27, 12, 3, 1.5),
  ]),
  own("tobacco pipe", "small object", "small", [
    path("6d4534", "M3 9h11v9c0 5-2 8-6 8s-5-3-5-8z"),
    path("3b2b2b", "M13 21c6 0 6-9 17-10v3c-8 1-8 11-17 11z"),
    oval("3b2b2b", 8.500, 9.500, 5.500, 1.600),
  ]),
  own("garden hose", "household", "medium", [
    path("2d8a3e", "M16 6c8 0 14 4 14 10s-6 10-14 10S2 22 2 16 8 6 16 6z"),
    path("44b556", "M16 9c7 0 11 3 11 7s-4 7-11 7-11-3-11-7 4-7 11-7z"),
    path("2d8a3e", "M16 12c5 0 8 2 8 4s-3 4-8 4-8-2-8-4 3-4 8-4z"),
    path("b4acbc", "M12 15h8v3h-8z"),
    path("f9c23c", "M25 22l6 6-2 2-6-6z"),
  ]),
  own("plank", "tool", "large", [
    path("d3a77a", "M1 20L27 9l4 3v4L5 27l-4-3z"),
    path("b5814f", "M1 20l4 3v4l-4-3zM5 23L31 12v1.200L5 24.200z"),
    path("b5814f", "M8 20l14-6 .5 1-14 6z"),
  ]),
  own("wheelbarrow", "tool", "large", [
    path("8c5543", "M1 9l20 8-1 2L0 11zM10 19h3l-2 9H8z"),
    path("f8312f", "M8 8h20l-4 12H12z"),
    path("ca0b4a", "M10 14h16l-2 6H12z"),
    oval("433b33", 25, 25, 5.500),
    oval("d3d3d3", 25, 25, 2.500),
  ]),
  own("cauldron", "container", "large", [
    path("26343b", "M6 26l-2 5h3l2-4zM26 26l2 5h-3l-2-4z"),
    path("3b4b54", "M3 10h26c2 8 1 18-13 18S1 18 3 10z"),
    oval("26343b", 16, 9.500, 14, 4),
    oval("5fd35f", 16, 10, 11.500, 2.800),
    oval("a6f08f", 11, 9, 1.800),
    oval("a6f08f", 20, 6, 1.500),
  ]),
  own("flowerpot", "container", "medium", [
    path("c9673f", "M5 12h22l-3 18H8z"),
    path("a94f2c", "M7 17h18l.3-2H6.700z"),
    box("dd7c52", 3, 7, 26, 7, 1.5),
    oval("6d4534", 16, 7.500, 12, 1.600),
  ]),
  own("aquarium", "household", "large", [
    box("433b6b", 1, 27, 30, 4, 1),
    box("8fd3f5", 2, 5, 28, 23, 1),
    path("5cb8ec", "M2 8c5 2 9-2 14 0s9 2 14 0v19H2z"),
    path("e8c88a", "M2 24c8-3 20-2 28 0v4H2z"),
    path("44b556", "M7 26c-3-5 2-7 0-12 4 4 0 8 2 12zM25 26c-2-4 1-6 0-9 3 3 1 6 2 9z"),
    path("ff822d", "M12 15c3-3 6-3 8 0l3-2v5l-3-2c-2 3-5 3-8-1z"),
    path("fcd53f", "M17 21c2-2 4-2 5 0l2-1v3l-2-1c-1 2-3 2-5-1z"),
    box("433b6b", 1, 3, 30, 3, 1),
  ]),
  own("fishbowl", "household", "medium", [
    path("b9e4fa", "M9 4h14c-1 2 7 5 7 13S24 30 16 30 2 25 2 17 10 6 9 4z"),
    path("5cb8ec", "M4 13c4-2 8 1 12 0s8-2 12 0c3 9-3 16-12 16S1 22 4 13z"),
    path("ff822d", "M9 19c3-4 8-4 10 0l4-3v6l-4-3c-2 4-7 4-10 0z"),
    oval("212121", 11.500, 18.500, 0.9),
    path("e8c88a", "M8 27c5-2 11-2 16 0-4 3-12 3-16 0z"),
    oval("e6f6ff", 16, 4, 7, 1.300),
  ]),
  own("tire", "vehicle", "large", [
    oval("433b33", 16, 16, 14.500),
    oval("2b2622", 16, 16, 11.500),
    oval("9b9b9b", 16, 16, 8),
    oval("636363", 16, 16, 3),
  ]),
  own("dumbbell", "sports gear", "medium", [
    box("9b9b9b", 6, 14.500, 20, 3, 1),
    box("433b6b", 3, 9, 5, 14, 1.5),
    box("433b6b", 24, 9, 5, 14, 1.5),
    box("635994", 0.5, 12, 3.500, 8, 1),
    box("635994", 28, 12, 3.500, 8, 1),
  ]),
  own("anvil", "tool", "large", [
    path("636363", "M1 8h9V6h20v6c-6 0-9 3-9 6v4h5v5H6v-5h5v-4c0-4-8-3-10-10z"),
    path("9b9b9b", "M10 6h20v2.500H10z"),
  ]),
  own("birdhouse", "building", "medium", [
    box("6d4534", 14.500, 24, 3, 7),
    path("5fb0e5", "M6 12h20v13H6z"),
    path("f8312f", "M16 1l14 12-2.500 2L16 5 4.500 15 2 13z"),
    oval("3b2b2b", 16, 16, 3.200),
    box("6d4534", 14.800, 20.500, 2.400, 1.400, 0.5),
  ]),
  own("gramophone", "device", "large", [
    box("8c5543", 5, 22, 22, 8, 1),
    oval("3b2b2b", 16, 21.500, 10, 2.400),
    path("e19747", "M15 22c0-5-5-6-5-11l3-1c0 4 5 6 5 12z"),
    path("f9c23c", "M9 12c1 2 4 3 6 1l16 5C33 9 27-1 18 1z"),
    path("e19747", "M18 1c9-2 15 8 13 17-3 1-16-10-13-17z"),
    path("9f5a1f", "M20 4c6-1 10 6 9.500 11.500-3 0-11-7-9.500-11.500z"),
  ]),
  own("record player", "device", "large", [
    box("6d4534", 1, 10, 30, 17, 2),
    box("8c5543", 1, 10, 30, 12, 2),
    oval("212121", 13, 16, 10.500, 5),
    oval("433b33", 13, 16, 7, 3.300),
    oval("f8312f", 13, 16, 3, 1.500),
    path("d3d3d3", "M27 11.500l1.500 1-6 7-2-.5z"),
    row(3, (i) => oval("f9c23c", 22 + i * 3, 24.500, 1)),
  ]),
  own("vacuum cleaner", "household", "large", [
    path("635994", "M19 2l3-1 5 14-2.500 1z"),
    path("433b33", "M24 14l3 1 1 11h-3z"),
    box("433b6b", 20, 26, 12, 4, 1.5),
    path("f8312f", "M2 24c0-8 6-11 11-11s9 3 9 9v5H2z"),
    oval("433b33", 7, 27, 4),
    oval("d3d3d3", 7, 27, 1.600),
    oval("ffb0a0", 14, 18, 3, 2),
  ]),
  own("ironing board", "furniture", "large", [
    path("9b9b9b", "M8 13l14 16h-3L5 13zM23 13L10 29H7l13-16z"),
    path("5fb0e5", "M1 12c0-2 6-4 10-4h18c2 0 2 5 0 5H6c-3 0-5 0-5-1z"),
    path("b9e4fa", "M3 11.500c2-1.500 6-2.500 9-2.500h17v1.500H12c-3 0-6 1-9 1z"),
  ]),
  own("iron", "household", "small", [
    path("635994", "M8 12c0-5 4-7 9-7h6c4 0 5 4 5 9h-4c0-3 0-5-2-5h-6c-3 0-4 1-4 4z"),
    path("5fb0e5", "M2 24c2-7 7-11 14-11h12l2 11z"),
    path("d3d3d3", "M1 24h30v4H1z"),
  ]),
  own("frying pan", "tableware", "medium", [
    path("6d4534", "M20 14L31 3l1.500 2L22 17z"),
    oval("433b33", 12, 20, 12, 9),
    oval("636363", 12, 19, 10, 7),
  ]),
  own("stove", "furniture", "huge", [
    box("e6e6e6", 3, 6, 26, 25, 1.5),
    box("9b9b9b", 3, 6, 26, 6, 1.5),
    row(4, (i) => oval("433b33", 7 + i * 6, 9, 1.6)),
    box("433b33", 6, 15, 20, 12, 1.5),
    box("ff822d", 8, 17, 16, 8, 1),
    box("d3d3d3", 6, 13, 20, 1.400, 0.7),
    path("433b33", "M5 4h9v2H5zM18 4h9v2h-9z"),
  ]),
  own("fridge", "furniture", "huge", [
    box("8fd3d9", 6, 1, 20, 29, 2.5),
    box("6bb6bd", 6, 11, 20, 1.2),
    box("f4f4f4", 22, 4, 1.600, 5, 0.8),
    box("f4f4f4", 22, 14, 1.600, 8, 0.8),
    path("433b33", "M8 30h4v1.500H8zM20 30h4v1.500h-4z"),
    oval("f8312f", 11, 16, 1.400),
    box("fcd53f", 10, 19, 4, 5, 0.3),
  ]),
  own("toaster", "device", "medium", [
    path("d3883e", "M9 4h6v10H9zM17 4h6v10h-6z"),
    path("ffdea7", "M10 5h4v9h-4zM18 5h4v9h-4z"),
    path("d3d3d3", "M3 28V16c0-4 2-5 5-5h16c3 0 5 1 5 5v12z"),
    path("9b9b9b", "M3 25h26v4H3z"),
    box("433b33", 27, 15, 3.500, 2, 0.8),
  ]),
  own("acorn", "plant", "small", [
    path("c98a4b", "M6 14h20c1 9-5 14-10 17C11 28 5 23 6 14z"),
    path("8c5543", "M3 14c-1-7 6-9 13-9s14 2 13 9z"),
    path("6d4534", "M15 1l3 .5L17.500 6h-3z"),
  ]),
  own("pine cone", "plant", "small", [
    path("6d4534", "M16 3c8 1 11 8 10 15s-6 12-10 12-9-5-10-12 2-14 10-15z"),
    row(4, (i) =>
      path(
        "8c5543",
        `M${7 + (i % 2) * 2} ${8 + i * 5}c3 4 5 4 8 0 3 4 5 4 8 0 0 5-4 6-8 4-4 2-8 1-8-4z`,
      )),
    path("44754a", "M15 0h2v4h-2z"),
  ]),
  own("fern", "plant", "large", [
    row(5, (i) =>
      path(
        i % 2 ? "2d8a3e" : "44b556",
        `M15 31C${13 - 5 * (i - 2)} 22 ${14 + 9 * (i - 2)} 14 ${16 + 7 * (i - 2)} ${
          3 + Math.abs(i - 2) * 5
        }c3 6 1 16 ${1 - 3.5 * (i - 2)} ${28 - Math.abs(i - 2) * 5}z`,
      )),
  ]),
  own("lily", "flower", "medium", [
    path("2d8a3e", "M15 16h2v15h-2zM16 28c4-6 8-6 11-6-1 4-6 7-11 8z"),
    path(
      "f4f4f4",
      "M16 18C8 16 5 10 3 4c5 1 8 3 10 7C13 7 14 4 16 1c2 3 3 6 3 10 2-4 5-6 10-7-2 6-5 12-13 14z",
    ),
    path("e6e6e6", "M16 18c-3-2-4-9 0-17 4 8 3 15 0 17z"),
    path("f9c23c", "M15 9h.8v5H15zM17.500 8h.8v5h-.8z"),
  ], "lilies"),
  own("daffodil", "flower", "medium", [
    path("2d8a3e", "M15 14h2v17h-2zM17 31c2-9 4-12 8-15-1 6-2 11-6 15z"),
    row(
      6,
      (i) => oval("fcd53f", 16 + 6.5 * Math.cos(i * 1.047), 10 + 6.5 * Math.sin(i * 1.047), 3.8),
    ),
    oval("ff822d", 16, 10, 4),
    oval("d9541e", 16, 10, 2),
  ]),
  own("cannon", "tool", "large", [
    path("3b4b54", "M2 10c6-3 20-3 28 1v7C20 22 8 22 3 20c-3-2-3-8-1-10z"),
    path("26343b", "M26 9.500h4v9.500h-4z"),
    oval("6d4534", 10, 23, 7.500),
    oval("8c5543", 10, 23, 5),
    oval("f9c23c", 10, 23, 1.800),
  ]),
  own("rope", "tool", "medium", [
    oval("b5814f", 16, 19, 14, 9),
    oval("d3a77a", 16, 17, 14, 9),
    oval("b5814f", 16, 17, 10, 6),
    oval("d3a77a", 16, 16, 9.500, 5.500),
    oval("6d4534", 16, 16.500, 5.500, 2.800),
    path("d3a77a", "M26 22c4 2 5 5 4 9l-2.500-.5c.500-3 0-5-3-6.500z"),
  ]),
  own("trampoline", "sports gear", "huge", [
    path("636363", "M4 17h2.500l-1 13H3zM25.500 17H28l1 13h-2.500zM14.500 20h3v11h-3z"),
    oval("00a6ed", 16, 15, 15.500, 6),
    oval("212121", 16, 14.500, 12, 4.300),
  ]),
  own("towel", "household", "medium", [
    path("5fb0e5", "M5 5c4-2 18-2 22 0v24H5z"),
    path("f4f4f4", "M5 20h22v2.500H5zM5 24.500h22V26H5z"),
    path("3f8fc4", "M5 5c4-2 18-2 22 0v2C23 5 9 5 5 7z"),
  ]),
  own("chandelier", "light", "large", [
    box("e19747", 15, 0, 2, 12),
    path("f9c23c", "M2 14c2 10 8 12 14 12s12-2 14-12h-2c-2 7-6 9-12 9S6 21 4 14z"),
    path("f9c23c", "M8 12c1 6 4 8 8 8s7-2 8-8h-2c-1 4-3 6-6 6s-5-2-6-6z"),
    row(4, (i) => box("f4f4f4", [1.6, 7.6, 21.6, 27.6][i]!, 7 - (i % 3 ? 2 : 0), 2.800, 7, 0.6)),
    row(4, (i) => oval("fcd53f", [3, 9, 23, 29][i]!, 5.5 - (i % 3 ? 2 : 0), 1.4, 2.2)),
    row(
      5,
      (i) =>
        path(
          "8fd3f5",
          `M${6 + i * 5} ${24 + (2 - Math.abs(i - 2)) * 1.2}l1.500 3-1.500 2-1.500-2z`,
        ),
    ),
  ]),
  own("jukebox", "device", "huge", [
    path("9f2f2f", "M4 31V13C4 5 9 1 16 1s12 4 12 12v18z"),
    path("f9c23c", "M6 29V13C6 7 10 3 16 3s10 4 10 10v16h-3V13c0-4-3-7-7-7s-7 3-7 7v16z"),
    path("8fd3f5", "M10 14c0-4 2-6 6-6s6 2 6 6z"),
    oval("212121", 16, 12.500, 3.500, 1.300),
    box("433b33", 10, 18, 12, 9, 1),
    row(4, (i) => box("ff822d", 11 + i * 2.8, 19, 1.5, 7, 0.5)),
    row(4, (i) => oval("f8312f", 11.5 + i * 3, 16, 0.9)),
  ]),
  own("cradle", "furniture", "large", [
    path("8c5543", "M1 27c6 5 24 5 30 0l1 2c-7 4-25 4-32 0z"),
    path("d3a77a", "M3 12h26l-3 15H6z"),
    path("f4f4f4", "M3 12c5-4 21-4 26 0l-.5 3h-25z"),
    path("b5814f", "M8 15h1.500l1 12H9zM15 15h2v12h-2zM22.500 15H24l-1 12h-1.500z"),
  ]),
  own("wardrobe", "furniture", "huge", [
    box("8c5543", 4, 2, 24, 27, 1),
    box("6d4534", 3, 1, 26, 3, 0.8),
    box("a9704f", 6, 6, 9.400, 21, 0.5),
    box("a9704f", 16.600, 6, 9.400, 21, 0.5),
    oval("f9c23c", 14, 17, 0.9),
    oval("f9c23c", 18, 17, 0.9),
    path("6d4534", "M5 29h4v2H5zM23 29h4v2h-4z"),
  ]),
  own("chest of drawers", "furniture", "large", [
    box("a9704f", 3, 6, 26, 23, 1),
    box("8c5543", 2, 4, 28, 3, 0.8),
    row(3, (i) => box("c98a5f", 5, 9 + i * 6.500, 22, 5, 0.6)),
    row(6, (i) => oval("f9c23c", i % 2 ? 21 : 11, 11.5 + Math.floor(i / 2) * 6.5, 0.9)),
    path("6d4534", "M4 29h3v2H4zM25 29h3v2h-3z"),
  ], "chests of drawers"),
  own("flag", "small object", "medium", [
    box("8c5543", 4, 1, 2, 30, 0.8),
    path("f8312f", "M6 3c7-3 13 3 24 0v15c-11 3-17-3-24 0z"),
    oval("f9c23c", 5, 1.400, 1.600),
  ]),
  own("bunting", "household", "large", [
    path("8c5543", "M1 5c10 6 20 6 30 0v1.300c-10 6-20 6-30 0z"),
    row(5, (i) =>
      path(
        ["f8312f", "fcd53f", "00a6ed", "44b556", "ff6dc6"][i]!,
        `M${2.5 + i * 5.6} ${7 + (2 - Math.abs(i - 2)) * 1.3}h5l-2.500 9z`,
      )),
  ], "bunting"),
  own("signpost", "street object", "large", [
    box("6d4534", 14.500, 3, 3, 28, 0.8),
    path("c98a5f", "M4 5h20l5 4-5 4H4z"),
    path("a9704f", "M28 15H8l-5 4 5 4h20z"),
    path("6d4534", "M8 8.500h12V10H8zM12 18.500h12V20H12z"),
  ]),
  own("fire hydrant", "street object", "medium", [
    box("ca0b4a", 7, 27, 18, 4, 1),
    path("f8312f", "M10 27V11c0-8 12-8 12 0v16z"),
    box("ca0b4a", 8, 10, 16, 3, 1.2),
    box("ca0b4a", 4, 15, 6, 6, 1.5),
    box("ca0b4a", 22, 15, 6, 6, 1.5),
    oval("fcd53f", 16, 18, 3.200),
    oval("ca0b4a", 16, 4, 2.200),
  ]),
  own("statue", "landmark", "huge", [
    path("9b93a5", "M7 26h18v5H7z"),
    path("b4acbc", "M9 23h14v3H9z"),
    path(
      "d1cbd8",
      "M11 23c0-5 1-7 0-10-3-1-5-4-5-7l2-.500c1 3 3 4 5 4h6c2 0 3 1 4 4l3 5-2 1-3-3c-1 3 0 5 0 7z",
    ),
    oval("d1cbd8", 16, 5, 3.600),
  ]),
  own("rake", "tool", "large", [
    path("a9704f", "M15 1h2v24h-2z"),
    path(
      "9b9b9b",
      "M4 24h24v2H4zM4 26h1.600v5H4zM9.500 26h1.600v5H9.500zM15.200 26h1.600v5h-1.600zM21 26h1.600v5H21zM26.400 26H28v5h-1.600z",
    ),
  ]),
  own("pitchfork", "tool", "large", [
    path("a9704f", "M15 12h2v20h-2z"),
    path("636363", "M7 1h2v7c0 2 3 3 6 3V1h2v10c3 0 6-1 6-3V1h2v8c0 4-4 5-9 5s-9-1-9-5z"),
  ]),
  own("rocking horse", "toy", "large", [
    path("f8312f", "M1 25c6 6 24 6 30 0l.500 2.500c-7 5-24 5-31 0z"),
    path(
      "c98a5f",
      "M7 27l2-11c3-3 10-2 13-4l3-7 2-3 1 3 3 5-1.500 2-4-.500-1 6c-.500 3-1 5-.500 10h-3l-2-7h-6l-3 7z",
    ),
    path("6d4534", "M23 4c-2 2-3 5-3 8l3-2zM8 16c-4 0-4 4-3 8 1-3 3-4 5-5z"),
    path("00a6ed", "M12 14h6l1 5h-6z"),
    oval("212121", 26.500, 6.500, 0.8),
  ]),
  own("menorah", "light", "medium", [
    path("f9c23c", "M15 9h2v19h-2zM9 29h14v2H9z"),
    row(4, (i) =>
      path(
        "f9c23c",
        `M${1.5 + i * 3.2} 9h1.400c0 ${15 - i * 3.6} ${(13.1 - i * 3.2) * 0.5} ${15 - i * 3.6} ${
          13.1 - i * 3.2
        } ${15 - i * 3.6}v1.600C${4 + i * 3} ${25.6 - i * 3.6} ${1.5 + i * 3.2} ${24 - i * 3.6} ${
          1.5 + i * 3.2
        } 9zM${30.5 - i * 3.2} 9h-1.400c0 ${15 - i * 3.6} -${(13.1 - i * 3.2) * 0.5} ${
          15 - i * 3.6
        } -${13.1 - i * 3.2} ${15 - i * 3.6}v1.600C${28 - i * 3} ${25.6 - i * 3.6} ${
          30.5 - i * 3.2
        } ${24 - i * 3.6} ${30.5 - i * 3.2} 9z`,
      )),
    row(
      9,
      (i) =>
        box(
          "8fd3f5",
          1.600 + i * 3.2 + (i > 4 ? 0.8 : i === 4 ? 0.4 : 0),
          i === 4 ? 3 : 5,
          1.600,
          i === 4 ? 6 : 4,
        ),
    ),
    row(
      9,
      (i) =>
        oval(
          "ff822d",
          2.400 + i * 3.2 + (i > 4 ? 0.8 : i === 4 ? 0.4 : 0),
          i === 4 ? 1.8 : 3.6,
          0.9,
          1.5,
        ),
    ),
  ]),
  own("dreidel", "toy", "small", [
    box("8c5543", 14.500, 1, 3, 8, 1),
    path("00a6ed", "M6 8h20v13H6z"),
    path("0074ba", "M6 21h20L16 31z"),
    path("f9c23c", "M11 12h8v7h-2v-5h-4v5h-2z"),
  ]),
  own("tree stump", "plant", "large", [
    path("8c5543", "M5 11h22v14l4 6H1l4-6z"),
    path("6d4534", "M9 15h1.500v12H9zM20 14h1.500v13H20zM15 20h1.200v10H15z"),
    oval("d3a77a", 16, 11, 11.500, 4.500),
    oval("b5814f", 16, 11, 7, 2.600),
    oval("d3a77a", 16, 11, 4, 1.400),
  ]),
  own("starfish", "sea animal", "small", [
    path(
      "ff822d",
      "M16 2c2 4 2 7 4 9 4 0 7 0 11 1-3 4-6 5-7 8 0 4 2 7 2 11-4-1-6-4-10-4s-6 3-10 4c0-4 2-7 2-11-1-3-4-4-7-8 4-1 7-1 11-1 2-2 2-5 4-9z",
    ),
    row(
      5,
      (i) => oval("ffcea8", 16 + 6 * Math.sin(i * 1.257), 16.5 - 6 * Math.cos(i * 1.257), 1.1),
    ),
    oval("ffcea8", 16, 16.500, 1.400),
  ], "starfish"),
  own("seahorse", "sea animal", "small", [
    path(
      "f9c23c",
      "M12 2c5-2 10 1 10 6 0 4 1 6 1 10 0 6-6 6-6 10 0 2 3 2 3 0h2c1 4-8 5-8 0-1-5 1-6-1-9s-4-6-1-10l-7-1V5l6-1z",
    ),
    path("ff822d", "M22 11c4 0 5 4 3 8l-2-1zM12 3l1-3 2 2 2-2 1 3z"),
    oval("212121", 14, 5.500, 0.9),
  ]),
  own("goblet", "tableware", "small", [
    path("f9c23c", "M6 3h20c1 10-3 15-8 15.500V27c3 0 5 1 5 3H9c0-2 2-3 5-3v-8.500C9 18 5 13 6 3z"),
    path("e19747", "M7 8h18l-.5 3h-17zM14 19h4v8h-4z"),
    oval("9f2f4f", 16, 3.500, 9.600, 1.800),
    oval("f8312f", 16, 13.500, 1.600),
  ]),
  own("cello", "instrument", "large", [
    path("3b2b2b", "M15 1h2v18h-2zM15.600 28h.8v4h-.8z"),
    path("b5612a", "M16 11c5 0 7 2 6 5-1 2-2 3 0 5 3 4 0 9-6 9s-9-5-6-9c2-2 1-3 0-5-1-3 1-5 6-5z"),
    path("3b2b2b", "M15 11h2v11h-2zM13 24h6v1.500h-6z"),
    path("6d4534", "M11.500 18c1 1 1 3 0 5zM20.500 18c-1 1-1 3 0 5z"),
    path("6d4534", "M13.500 1.500h5V4h-5z"),
  ]),
  own("drum kit", "instrument", "huge", [
    path("9b9b9b", "M5 8h1v22H5zM26 6h1v24h-1z"),
    oval("f9c23c", 5.500, 8, 5.500, 1.300),
    oval("f9c23c", 26.500, 6, 5.500, 1.300),
    box("f8312f", 8, 9, 7, 6, 1),
    box("f8312f", 17, 9, 7, 6, 1),
    oval("f4f4f4", 11.500, 9, 3.500, 1),
    oval("f4f4f4", 20.500, 9, 3.500, 1),
    oval("ca0b4a", 16, 22, 9),
    oval("f4f4f4", 16, 22, 7.500),
    oval("f9c23c", 16, 22, 3),
  ]),
  own("tambourine", "instrument", "small", [
    oval("a9704f", 16, 16, 14),
    oval("ffdea7", 16, 15, 11.500),
    row(
      6,
      (i) =>
        oval(
          "f9c23c",
          16 + 13 * Math.cos(i * 1.047 + 0.5),
          16 + 13 * Math.sin(i * 1.047 + 0.5),
          2.2,
        ),
    ),
  ]),
  own("xylophone", "instrument", "medium", [
    path("8c5543", "M1 12l30 4v2L1 14zM1 25l30-5v-2L1 23z"),
    row(6, (i) =>
      box(
        ["f8312f", "ff822d", "fcd53f", "44b556", "00a6ed", "8d65c5"][i]!,
        2 + i * 4.8,
        9 + i * 0.9,
        3.800,
        19 - i * 1.8,
        1,
      )),
  ]),
  own("puddle", "household", "medium", [
    path("5cb8ec", "M3 20c0-5 8-4 12-6s14 0 15 5-6 8-13 8S3 25 3 20z"),
    path("b9e4fa", "M9 19c3-2 7-2 10-3 2 2-6 4-10 3zM20 23c3 0 5-1 6-3 1 3-3 5-6 3z"),
  ]),
  own("bauble", "household", "small", [
    box("f9c23c", 12.500, 3, 7, 5, 1),
    oval("f8312f", 16, 18.500, 12.5),
    path("ca0b4a", "M4 20c8 4 16 4 24 0 0 2-.500 4-1.500 5-7 3-14 3-21 0C4.500 24 4 22 4 20z"),
    oval("ff9d8f", 11, 12.500, 3, 2),
  ]),
  own("Easter egg", "small object", "small", [
    path("ff6dc6", "M16 2c7 0 11 9 11 16S22 30 16 30 5 25 5 18 9 2 16 2z"),
    path(
      "fcd53f",
      "M5.500 15l4 3 4-3 3 3 4-3 3 3 3-3c.500 2 .500 4 .300 6l-3 2-3-3-4 3-3-3-4 3-4-3z",
    ),
    row(3, (i) => oval("00a6ed", 10.5 + i * 5.5, 9.5, 1.6)),
    row(3, (i) => oval("f4f4f4", 11 + i * 5, 26, 1.4)),
  ]),
  own("haystack", "plant", "huge", [
    path("e8b84b", "M2 29C2 14 9 5 16 5s14 9 14 24z"),
    path(
      "c9932f",
      "M6 27l3-10 1 .5-2 9.500zM14 27l1-14h1.200l-.4 14zM22 27l-2-11 1.200-.3L24 27zM11 15l4-7 1 .5-4 7zM26 26l-2-7 1-.3 2 7z",
    ),
    path("f4d27a", "M10 14c1-4 3-7 6-7-2 3-4 5-6 7z"),
  ]),
  own("igloo", "building", "giant", [
    path("d6ecf8", "M1 28C1 12 8 5 16 5s15 7 15 23z"),
    path(
      "a9cfe3",
      "M2 20h28v1.200H2zM5 13h22v1.200H5zM10 6.500l1 7-1 .1zM20 6l1 7.500h-1zM6 14h1v7H6zM24 14h1v7h-1zM15 14h1v6h-1z",
    ),
    path("f1f9fe", "M9 29v-6c0-8 14-8 14 0v6z"),
    path("3b5a73", "M11.500 29v-5c0-6 9-6 9 0v5z"),
  ]),
  own("tower", "building", "giant", [
    path("b4acbc", "M9 8h14l1 23H8z"),
    path("9b93a5", "M6 2h4v3h4V2h4v3h4V2h4v7H6z"),
    box("433b6b", 14, 13, 4, 6, 2),
    path("6d4534", "M12.500 31v-6c0-4 7-4 7 0v6z"),
    path("9b93a5", "M10 21h3v1.500h-3zM19 12h3v1.500h-3zM20 21h3v1.500h-3z"),
  ]),
  own("sandcastle", "building", "large", [
    path("e8c88a", "M1 31c1-6 4-8 5-8V12h6v5h8v-5h6v11c1 0 4 2 5 8z"),
    path(
      "d1a964",
      "M5 12v-3h2v2h1.500V9h2v2H12V9h1v3zM19 12V9h2v2h1.500V9h2v2H26V9h1v3zM13.500 31v-5c0-4 5-4 5 0v5z",
    ),
    path("f8312f", "M8.600 9V2l6 2-5 2v3z"),
  ]),
  own("snow globe", "toy", "small", [
    path("6d4534", "M6 25h20l3 6H3z"),
    oval("b9e4fa", 16, 14, 13),
    path("f4f4f4", "M4 19c7-3 17-3 24 0-2 5-7 8-12 8S6 24 4 19z"),
    path("2d8a3e", "M16 5l5 8h-2l3 6H10l3-6h-2z"),
    row(5, (i) => oval("f4f4f4", 7 + i * 4.5, 7 + (i % 2) * 6, 0.9)),
  ]),
  own("cinnamon roll", "sweet", "small", [
    oval("d3883e", 16, 19, 14, 11),
    oval("efb67e", 16, 16, 14, 11),
    path(
      "a4632d",
      "M16 7c7 0 11 4 11 9s-5 8-11 8-10-3-10-7 4-7 9-7 8 2 8 5-3 5-7 5-6-2-6-4l2-.500c0 2 2 3 4 3s5-1 5-3.500-3-3.500-6-3.500-7 2-7 5 3 5.500 8 5.500 9-2.500 9-7-4-7-9-7z",
    ),
    path("fff4e0", "M5 12c3-5 8-7 12-6 5 0 8 2 10 6-3-1-3 2-5 1s-3 1-5 0-4 2-6 0-3 1-6-1z"),
  ]),
  own("gingerbread man", "sweet", "small", [
    path(
      "b5702f",
      "M16 1c4 0 6 3 6 6 0 2-1 3-2 4h8c3 0 3 5 0 5h-6v4l5 8c1 3-3 4-5 2l-6-8-6 8c-2 2-6 1-5-2l5-8v-4H4c-3 0-3-5 0-5h8c-1-1-2-2-2-4 0-3 2-6 6-6z",
    ),
    oval("f4f4f4", 13.800, 6.500, 1),
    oval("f4f4f4", 18.200, 6.500, 1),
    path("f4f4f4", "M13 9c2 2 4 2 6 0l.500.8c-2 2-5 2-7 0z"),
    row(3, (i) => oval(["f8312f", "44b556", "f8312f"][i]!, 16, 13.5 + i * 3.2, 1)),
  ], "gingerbread men"),
  own("leek", "vegetable", "medium", [
    path("2d8a3e", "M12 16L4 2l5 3 2-4 5 6 5-6 2 4 5-3-8 14z"),
    path("a8d08d", "M12 15h8v6h-8z"),
    path("f4f4f4", "M12 20h8v7c0 3-8 3-8 0z"),
    path("d1cbd8", "M13 29h1v2h-1zM15.500 29.500h1V32h-1zM18 29h1v2h-1z"),
  ]),
  own("scone", "food", "small", [
    path("d3a15f", "M4 18h24c2 7-2 11-12 11S2 25 4 18z"),
    path("f4f4f4", "M3 18c3-3 23-3 26 0-2 3-24 3-26 0z"),
    path("ca0b4a", "M5 16c4-2 18-2 22 0-3 2-19 2-22 0z"),
    path("e8bf80", "M5 15C4 7 10 5 16 5s12 2 11 10c-5 2-17 2-22 0z"),
  ]),
  own("lily pad", "plant", "medium", [
    path("2d8a3e", "M16 20L29 13c5 8-3 14-13 14S-2 20 3 13c4-5 13-6 20-3z"),
    path("44b556", "M16 19L28 12.500c4 7-3 12.500-12 12.500S0 19 4 13c4-4 12-5 18-3z"),
    path("ff6dc6", "M6 12c2-2 3-6 4-8 2 2 3 6 4 8-2 2-6 2-8 0z"),
  ]),
  own("beehive", "building", "large", [
    path(
      "e8b84b",
      "M4 27c-1-4 1-5 2-6-1-4 1-5 2-6 0-4 2-5 4-5 0-4 8-4 8 0 2 0 4 1 4 5 1 1 3 2 2 6 1 1 3 2 2 6z",
    ),
    path(
      "c9932f",
      "M8 15c5 1.500 11 1.500 16 0v1.500c-5 1.500-11 1.500-16 0zM6 21c6 1.500 14 1.500 20 0v1.500c-6 1.500-14 1.500-20 0zM12 10c3 1 5 1 8 0v1.200c-3 1-5 1-8 0z",
    ),
    path("433b33", "M13 27v-2c0-4 6-4 6 0v2z"),
    box("6d4534", 3, 27, 26, 3, 1),
    oval("fcd53f", 27, 7, 2, 1.400),
    oval("212121", 27, 7, 0.6, 1.4),
  ]),
  own("garden gnome", "figure", "medium", [
    path("00a6ed", "M8 28c-1-8 2-12 8-12s9 4 8 12z"),
    path("433b33", "M7 28h8v3H6zM17 28h8l1 3h-9z"),
    oval("ffcea8", 16, 14, 5),
    path("f4f4f4", "M10 14c1 9 4 11 6 11s5-2 6-11c-3 3-9 3-12 0z"),
    path("f8312f", "M9 12C10 6 13 2 16 0c3 2 6 6 7 12-4-2-10-2-14 0z"),
    oval("ff9d8f", 16, 14, 1.500),
    oval("212121", 13.500, 12.800, 0.7),
    oval("212121", 18.500, 12.800, 0.7),
  ]),
  own("pot of gold", "money", "medium", [
    path("26343b", "M5 27l-1 4h3l1-3zM27 27l1 4h-3l-1-3z"),
    path("3b4b54", "M4 14h24c1 8-1 15-12 15S3 22 4 14z"),
    path("f9c23c", "M5 14c1-4 3-4 4-3 1-5 4-5 5-3 2-4 5-3 6 0 2-2 4 0 4 3 2-1 3 1 3 3z"),
    oval("fcd53f", 11, 10, 2),
    oval("fcd53f", 18, 7.500, 2),
    box("26343b", 2.500, 13, 27, 3.500, 1.7),
  ], "pots of gold"),
  own("street lamp", "street object", "huge", [
    box("26343b", 14.700, 9, 2.600, 20),
    path("26343b", "M11 29h10v2.500H11zM13 12h6v1.500h-6z"),
    path("fcd53f", "M12 9l-1.500-6h11L20 9z"),
    path("26343b", "M10 3l6-3 6 3zM11.500 9h9v1.500h-9z"),
  ]),
  own("binoculars", "device", "small", [
    path("433b33", "M4 6h8v6h8V6h8l3 18c0 5-11 5-12 0v-4h-6v4c-1 5-12 5-12 0z"),
    oval("8fd3f5", 7, 25, 4.500, 2.600),
    oval("8fd3f5", 25, 25, 4.500, 2.600),
    box("636363", 5, 4, 6, 3, 1),
    box("636363", 21, 4, 6, 3, 1),
  ], "binoculars"),
  own("samovar", "tableware", "medium", [
    path("e19747", "M9 28h14v3H9zM13 24h6v4h-6z"),
    path("f9c23c", "M7 9h18c3 6 0 14-5 16h-8C7 23 4 15 7 9z"),
    path("e19747", "M6 8h20v2.500H6zM3 12h4v6H5v-4H3zM29 12h-4v6h2v-4h2z"),
    path("f9c23c", "M11 3h10v5H11z"),
    box("433b33", 14.500, 0, 3, 3, 1),
    path("433b33", "M14.500 18h3v4h-3zM12.500 18h7v1.500h-7z"),
  ]),
  own("castanets", "instrument", "small", [
    path("6d4534", "M5 12c0-6 4-9 8-8s6 6 4 12-6 9-9 7-3-6-3-11z"),
    path("8c5543", "M15 16c1-6 6-8 9-6s5 7 2 12-7 8-10 6-2-7-1-12z"),
    path("f8312f", "M12 5c3-3 8-2 11 4l-1.500 1C19 5 15 5 13 6z"),
    oval("a9704f", 20, 19, 3, 4),
  ], "castanets"),
  own("abacus", "toy", "medium", [
    path("8c5543", "M3 3h26v26H3zm3 3v20h20V6z"),
    row(3, (i) => box("9b9b9b", 5, 9.2 + i * 6.2, 22, 1)),
    row(
      9,
      (i) =>
        oval(
          ["f8312f", "fcd53f", "00a6ed"][Math.floor(i / 3)]!,
          9 + (i % 3) * 4,
          9.7 + Math.floor(i / 3) * 6.2,
          1.8,
          2.2,
        ),
    ),
  ], "abacuses"),
  own("poker chip", "small object", "small", [
    oval("ca0b4a", 16, 18, 14, 11),
    oval("f8312f", 16, 15.500, 14, 11),
    row(
      6,
      (i) =>
        oval("f4f4f4", 16 + 12 * Math.cos(i * 1.047), 15.5 + 9.3 * Math.sin(i * 1.047), 2, 1.6),
    ),
    oval("f4f4f4", 16, 15.500, 7, 5.300),
    oval("f8312f", 16, 15.500, 5, 3.700),
  ]),
  own("conductor's baton", "tool", "small", [
    path("f4f4f4", "M10.500 20.500L28.500 2l1 1L12 22z"),
    path("8c5543", "M3 28c-2-2 4-8 7-8.500l2.500 2.500C12 25 5 30 3 28z"),
  ], "conductor's batons"),
  own("birthday cake", "sweet", "medium", [
    oval("d3d3d3", 16, 28.500, 14, 2.500),
    path("f4c7d8", "M4 17c0-3 24-3 24 0v10c0 3-24 3-24 0z"),
    path("ffffff", "M4 17c0-3 24-3 24 0v3c-2 3-4 3-5 0-2 4-5 4-6 0-2 4-5 4-6 0-2 3-5 3-7 0z"),
    row(5, (i) => oval("f8312f", 6 + i * 5, 25, 1.200)),
    row(3, (i) => box(["00a6ed", "f9c23c", "86d72f"][i]!, 8.800 + i * 6, 8, 2, 8, 0.6)),
    row(
      3,
      (i) => path("ff822d", `M${9.800 + i * 6} 2c2 2.500 2 5.500 0 5.500s-2-3 0-5.500z`),
    ),
  ]),
  own("rolling pin", "tool", "medium", [
    path("8c5543", "M2 27l4-4 3 3-4 4c-2 2-5-1-3-3zM23 6l4-4c2-2 5 1 3 3l-4 4z"),
    path("e0b075", "M5 22L21 5l6 6L10 27z"),
    path("f2cf9a", "M7.500 22.500L21 8.500l1.500 1.500L9 24z"),
  ]),
  own("coffee machine", "device", "large", [
    box("9b9b9b", 4, 4, 24, 8, 1.5),
    box("636363", 6, 12, 7, 15),
    path("d3d3d3", "M4 26h24v4H4z"),
    box("3b3b3b", 16, 12, 8, 3, 0.8),
    path("636363", "M18.500 15h3v3h-3z"),
    path("ffffff", "M16 20h8v4c0 3-8 3-8 0zM24 21c3 0 3 3.500 0 3.500z"),
    row(3, (i) => oval(["f8312f", "86d72f", "00a6ed"][i]!, 8 + i * 4, 8, 1.300)),
  ]),
  own("churro", "sweet", "small", [
    path("d98a3d", "M4 25L22 4c3-3 8 1 5.500 4.500L10 29.500C6 33 1 28 4 25z"),
    path(
      "f2cf9a",
      "M6.500 26L24 5.500l1.200 1L8 27.500zM9 28L26.500 7.500l.8 1.200L10.500 28.800z",
    ),
  ]),
  own("bandage", "small object", "small", [
    oval("f4f4f4", 13, 18, 10, 10),
    oval("e6e6e6", 13, 18, 6, 6),
    oval("d3d3d3", 13, 18, 2.500, 2.500),
    path("f4f4f4", "M13 24h17v4H13z"),
    path("f8312f", "M21 25h1.200v.800h.800v1h-.800v.800H21v-.800h-.800v-1h.800z"),
  ]),
];

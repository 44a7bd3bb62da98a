/** @module A friendly graveyard: crooked stones, a bare tree, a far house with lit windows. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { backdrop, glow, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { BARK } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { stone } from "../fixtures/gravestone.ts";
import { hauntedHouse } from "../fixtures/haunted_house.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "graveyard, graveyards, cemetery, haunted house, haunted mansion, haunted castle, spooky house, graveyard at night, tombs, graves, haunted house on a hill, creepy house, haunted manor, spooky castle, spooky mansion, mausoleum",
  nearest:
    "ruins, transylvania, crypts, abandoned house, abandoned building, abandoned castle, swamp at night, salem, sleepy hollow, upside down world, vampire castle, draculas castle, dracula's castle",
  phrase: { where: "in", what: "a graveyard" },
  isWide: true,
  ...OUTDOORS,
  props: { none: 1, pumpkin: 1, ghost: 1 },
  draw: graveyard,
};

/** Stones, bats, mist and a haunted house. */
function graveyard(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 866, far = random("graveyard.far"), near = random("graveyard.near");
  const dull = grade({ l: 0.6, c: 0.05, h: 150 });
  return {
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 500),
      under(hills(far, { height: 640, swing: 60, waves: 2 }), {
        name: "far hill",
        colour: grade({ l: 0.5, c: 0.06, h: 290 }, 0.8),
        depth: 0.85,
      }),
      ...hauntedHouse([512 - lightSide * 250, 640], grade),
      ...bats(random("graveyard.bats"), grade),
      ...bareTree([512 + lightSide * 420, 840], lightSide, grade),
      under(hills(far, { height: 730, swing: 22, waves: 3 }), {
        name: "grave hill",
        colour: shift(dull, { l: 0.04 }),
        depth: 0.4,
      }),
      ...[150, 330, 690, 880].flatMap((x, i) =>
        stone([x + far.between(-20, 20), 770], 88, i, grade, 0.3)
      ),
      ...fence(grade),
      under(hills(near, { height: 792, swing: 12, waves: 2 }), {
        name: "graveyard ground",
        role: "ground",
        colour: dull,
        colourEnd: shift(dull, { l: -0.08 }),
        marks: dapples(near, {
          top: 810,
          bottom: 1010,
          colour: shift(dull, { l: -0.05 }),
          count: 20,
        }),
      }),
      ...stone([512 - lightSide * 380, 872], 170, 1, grade, 0.1),
      ...[120, 290, 740, 920].flatMap((x) => grass(near, [x, 872], 36, shift(dull, { l: -0.03 }))),
      ...[300, 512, 760].map((x): Item =>
        glow({
          name: "ground mist",
          centre: [x, 800],
          radius: 260,
          colour: grade({ l: 0.86, c: 0.03, h: 280 }, 0.3),
          strength: 0.42,
          depth: 0.2,
        })
      ),
    ],
    front: [60, 180, 860, 980].flatMap((x) =>
      grass(near, [x, 1032], 74, shift(dull, { l: -0.1 }), "front")
    ),
  };
}

function bats(random: ReturnType<Land["random"]>, grade: Land["grade"]): Item[] {
  const ink = grade({ l: 0.28, c: 0.03, h: 300 }, 0.3);
  return times(6, (i): Item => {
    const x = (i % 2 ? 720 : 60) + random.between(0, 240),
      y = random.between(110, 380),
      s = random.between(16, 30);
    return backdrop({
      name: "bat",
      role: "sky",
      texture: "paper",
      outline: smooth([
        [x, y - s * 0.3],
        [x + s * 0.5, y - s * 0.7],
        [x + s * 1.6, y - s * 0.7, "corner"],
        [x + s * 1.3, y],
        [x + s * 0.9, y - s * 0.1, "corner"],
        [x + s * 0.5, y + s * 0.3],
        [x, y + s * 0.5, "corner"],
        [x - s * 0.5, y + s * 0.3],
        [x - s * 0.9, y - s * 0.1, "corner"],
        [x - s * 1.3, y],
        [x - s * 1.6, y - s * 0.7, "corner"],
        [x - s * 0.5, y - s * 0.7],
      ], 4),
      colour: ink,
      depth: 0.7,
    });
  });
}

function bareTree([x, y]: Point, side: number, grade: Land["grade"]): Item[] {
  const bark: Colour = grade(shift(BARK, { l: -0.1 }), 0.2);
  const arm = (knots: Point[], widths: number[]): Item =>
    scenery("bare branch", "wood", ribbon(knots, widths), bark, { depth: 0.25 });
  return [
    arm([[x, y + 10], [x - side * 10, y - 200], [x - side * 50, y - 380], [
      x - side * 150,
      y - 500,
    ]], [36, 25, 16, 4]),
    arm([[x - side * 20, y - 240], [x + side * 50, y - 380], [x + side * 40, y - 520]], [
      18,
      12,
      3,
    ]),
    arm([[x - side * 40, y - 340], [x - side * 130, y - 380], [x - side * 230, y - 360]], [
      13,
      8,
      2,
    ]),
    arm([[x - side * 80, y - 430], [x - side * 90, y - 520], [x - side * 60, y - 580]], [9, 6, 2]),
    arm([[x + side * 36, y - 410], [x + side * 96, y - 460], [x + side * 110, y - 540]], [8, 5, 2]),
    scenery(
      "knothole",
      "wood",
      ellipse([x - side * 6, y - 150], 14, 20),
      shift(bark, { l: -0.08 }),
      { depth: 0.25 },
    ),
  ];
}

function fence(grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.34, c: 0.02, h: 280 }, 0.25);
  const bar = (x: number): Item =>
    scenery(
      "railing",
      "metal",
      [[x - 5, 804], [x - 5, 690], [x, 666], [x + 5, 690], [x + 5, 804]],
      iron,
      { depth: 0.25 },
    );
  return [
    ...times(9, (i) => bar(i * 34)),
    ...times(9, (i) => bar(1024 - i * 34)),
    ...[[LEFT_END, 300], [724, RIGHT_END]].map(([from, to]): Item =>
      scenery("railing bar", "metal", box(from!, 716, to! - from!, 9), iron, { depth: 0.25 })
    ),
  ];
}

const LEFT_END = -24, RIGHT_END = 1048;

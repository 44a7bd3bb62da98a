/** @module Under blossoming cherry trees before a red gate, lanterns on both sides. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { BARK, LAWN } from "../greenery_tones.ts";
import { dapples, hills, peaks, snowcaps, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { puffs } from "../bush.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { gate } from "../fixtures/shrine_gate.ts";
import { stoneLantern } from "../fixtures/stone_lantern.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "cherry blossoms, cherry blossom, cherry tree, cherry trees, sakura, cherry blossom tree, cherry blossom trees, cherry blossom petals, blossom petals, cherry blossom season, hanami, sakura petals, sakura tree, sakura trees, blossoming tree, blossom tree, blossoms, falling petals, pink petals, petals falling, apple blossom, torii gates, japanese temple garden",
  nearest:
    "japan, pagodas, japanese, feudal japan, edo japan, edo period, geisha district, ancient china, chinese garden, buddhist monastery, mt fuji, korea, korean palace, tea ceremony, peach blossom, peach blossoms, plum blossom, plum blossoms, orchard in bloom, spring blossoms, magnolia tree, kotatsu",
  phrase: { where: "under", what: "cherry blossoms" },
  bare: { where: "at", what: "a shrine" },
  ...OUTDOORS,
  weight: 2,
  restful: true,
  props: { none: 2, butterfly: 1, lantern: 1 },
  draw: shrine,
};

const BLOSSOM: Colour = { l: 0.86, c: 0.085, h: 358 };

/** A gate, a stone path, petals in the air. */
function shrine(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("shrine.far"), near = random("shrine.near");
  const mountain = peaks(far, { height: 610, swing: 250, count: 1 });
  return {
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 420),
      under(mountain, {
        name: "far peak",
        texture: "stone",
        colour: grade({ l: 0.66, c: 0.06, h: 260 }, 0.85),
        depth: 0.9,
        marks: snowcaps(mountain, grade({ l: 0.97, c: 0.01, h: 240 }, 0.6)),
      }),
      under(hills(far, { height: 676, swing: 30, waves: 3 }), {
        name: "far woods",
        colour: grade({ l: 0.64, c: 0.09, h: 165 }, 0.7),
        depth: 0.7,
      }),
      ...[80, 250, 780, 950].map((x): Item =>
        scenery(
          "far blossom",
          "plant",
          puffs([x + far.between(-20, 20), 660], 100, 70, 7),
          grade(shift(BLOSSOM, { l: 0.03 }), 0.6),
          { depth: 0.6 },
        )
      ),
      ...gate([512, 800], grade),
      under(hills(near, { height: 786, swing: 10, waves: 2 }), {
        name: "temple lawn",
        role: "ground",
        colour: grade({ l: 0.76, c: 0.12, h: 130 }),
        colourEnd: grade(LAWN),
        marks: dapples(near, { top: 806, bottom: 1010, colour: grade(BLOSSOM), count: 34 }),
      }),
      scenery(
        "stone path",
        "stone",
        [[440, 790], [584, 790], [760, 1060], [264, 1060]],
        grade({ l: 0.82, c: 0.015, h: 80 }),
        {
          role: "ground",
          colourEnd: grade({ l: 0.76, c: 0.015, h: 80 }),
          marks: [816, 852, 900, 964].map((y) =>
            mark("shade", box(240, y, 560, 4), grade({ l: 0.7, c: 0.015, h: 80 }))
          ),
        },
      ),
      ...stoneLantern([512 - lightSide * 330, 860], spec.time !== "day", grade),
      ...cherry([512 + lightSide * 440, 866], lightSide, near, grade),
      ...petals(random("shrine.petals"), grade, false),
    ],
    front: petals(random("shrine.petals.front"), grade, true),
  };
}

function cherry(
  [x, y]: Point,
  side: number,
  random: ReturnType<Land["random"]>,
  grade: Land["grade"],
): Item[] {
  const bark = grade(shift(BARK, { l: -0.04 }), 0.1);
  return [
    scenery(
      "cherry trunk",
      "wood",
      ribbon([[x, y + 10], [x - side * 20, y - 200], [x - side * 70, y - 400], [
        x - side * 170,
        y - 560,
      ]], [40, 28, 22, 12]),
      bark,
      { volume: 0.5, depth: 0.15 },
    ),
    scenery(
      "cherry branch",
      "wood",
      ribbon([[x - side * 30, y - 270], [x + side * 30, y - 420], [
        x + side * 40,
        y - 560,
      ]], [18, 14, 8]),
      bark,
      { depth: 0.15 },
    ),
    ...([[-250, 640, 170], [-90, 700, 190], [70, 640, 190], [-330, 560, 110], [
      -20,
      560,
      130,
    ]] as const).map(([dx, up, r], i): Item => {
      const at: Point = [x + side * dx, y - up + random.between(-12, 12)],
        colour = grade(shift(BLOSSOM, { l: i % 2 ? 0.03 : -0.02 }), 0.12);
      return scenery("blossom", "plant", puffs(at, r, r * 0.62, 9), colour, {
        depth: 0.14,
        marks: [
          mark(
            "shade",
            puffs([at[0] + 10, at[1] + r * 0.4], r * 0.8, r * 0.26, 7),
            shift(colour, { l: -0.06, c: 0.03 }),
          ),
          ...times(9, () =>
            mark(
              "light",
              ellipse(
                [at[0] + random.between(-r, r) * 0.8, at[1] + random.between(-r, r) * 0.45],
                9,
                8,
              ),
              shift(colour, { l: 0.06, c: -0.03 }),
            )),
        ],
      });
    }),
  ];
}

/** Petals that sail through the air; those in front keep to the sides. */
function petals(random: ReturnType<Land["random"]>, grade: Land["grade"], front: boolean): Item[] {
  return times(front ? 10 : 34, () => {
    const x = front
      ? (random.chance(0.5) ? random.between(0, 240) : random.between(784, 1024))
      : random.between(0, 1024);
    const at: Point = [x, random.between(60, 1000)],
      size = random.between(6, 11) * (front ? 1.5 : 1),
      turn = random.between(0, 3);
    return front
      ? backdrop({
        name: "petal before",
        role: "front",
        texture: "plant",
        outline: ellipse(at, size, size * 0.55, turn),
        colour: grade(BLOSSOM),
        opacity: 0.95,
      })
      : scenery(
        "petal",
        "plant",
        ellipse(at, size, size * 0.55, turn),
        grade(shift(BLOSSOM, { l: 0.03 }), 0.1),
        { depth: 0.1 },
      );
  });
}

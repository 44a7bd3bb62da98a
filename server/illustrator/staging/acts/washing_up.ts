/** @module A plate in the foam of a tub, rubbed with a sponge. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, rounded } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { chinOf, facingViewer } from "../held/paws.ts";
import { redrawn } from "../thing_on_stage.ts";
import { addTools } from "./tools.ts";

/** A tub before the cat: its rim and foot, half as wide, and how high it is, in units; its rim stays below a chin. */
const TUB = { rim: 142, foot: 108, high: 92, ground: 26, belowChin: 112, least: 54 };

/** A plate: its half width and height, its middle above the rim of the tub, and where the paws are on it. */
const PLATE = { wide: 66, high: 62, above: 44, far: [-62, -2] as Point, near: [30, -6] as Point };

const BLUE: Colour = { l: 0.66, c: 0.11, h: 232 }, FOAM: Colour = { l: 0.96, c: 0.015, h: 220 };
const SPONGE: Colour = { l: 0.84, c: 0.15, h: 92 };

/** Foam along the rim: from the middle, as shares of its half width, and the radius of each ball. */
const BALLS = [[-0.86, 19], [-0.62, 27], [-0.34, 22], [-0.06, 29], [0.22, 23], [0.5, 28], [
  0.8,
  21,
]];

export function washUp(cat: CatOnStage, plate: ThingOnStage): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at;
  const high = Math.max(TUB.least, Math.min(TUB.high, -chinOf(cat) - TUB.belowChin));
  const rim = TUB.ground - high;
  const middle: Point = [x - 8, rim - PLATE.above];
  redrawn(plate, [disc()]);
  giveTo(cat, plate, { at: middle, scale: 1 });
  const near: Point = [middle[0] + PLATE.near[0], middle[1] + PLATE.near[1]];
  addTools(cat, plate, "sponge", { items: [sponge(near)] });
  addTools(cat, plate, "tub", { items: tub([x, rim], high) });
  cat.reach = { near, far: [middle[0] + PLATE.far[0], middle[1] + PLATE.far[1]] };
  cat.works = true;
  cat.target = onStage(cat, middle);
}

/** A plate from the front. */
function disc(): Item {
  const { wide, high } = PLATE;
  return piece("plate", "stone", ellipse([0, 0], wide, high), WHITE, {
    volume: 0.2,
    marks: [
      mark("detail", ellipse([0, 0], wide * 0.8, high * 0.8), BLUE),
      mark("detail", ellipse([0, 0], wide * 0.7, high * 0.7), WHITE),
    ],
  });
}

function sponge([x, y]: Point): Item {
  const outline = rounded(
    [[x - 36, y - 4], [x + 26, y - 14], [x + 34, y + 24], [x - 28, y + 34]],
    9,
  );
  return piece("sponge", "cloth", outline, SPONGE);
}

/** Water in a tub, foam heaped over its rim. */
function tub([x, y]: Point, high: number): Item[] {
  const { rim, foot } = TUB;
  return [
    piece(
      "tub",
      "stone",
      rounded([[x - rim, y], [x + rim, y], [x + foot, y + high], [x - foot, y + high]], 14),
      BLUE,
    ),
    ...BALLS.map(([share, radius], i) =>
      piece(
        `foam ${i}`,
        "cloth",
        ellipse([x + share! * rim, y + 4 - (i % 2) * 8], radius!, radius!),
        FOAM,
        {
          line: 2.4,
          volume: 0.35,
        },
      )
    ),
  ];
}

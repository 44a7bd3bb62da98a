/** @module Two needles in the paws, what is knitted hanging from them, its yarn from a ball. */
import { shift } from "../../colour/colour.ts";
import { heightOf } from "../../geometry/measure.ts";
import { curve, ellipse, ribbon } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { chinOf, facingViewer } from "../held/paws.ts";
import { addTools } from "./tools.ts";

/** From where the needles cross: the paws, and how far the needles reach beyond; below the chin, in units. */
const NEEDLES = { aside: 74, down: 30, beyond: 30, belowChin: 48 };

/** What is knitted so far: half as wide, how long at most, and how far above the ground it ends. */
const CLOTH = { half: 46, long: 112, aboveGround: 34 };

/** The ball: its height and where it lies, from the middle. */
const BALL = { high: 66, aside: 128 };

export function knit(cat: CatOnStage, ball: ThingOnStage): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at, y = chinOf(cat) + NEEDLES.belowChin;
  const at: Point = [x + BALL.aside, 4];
  giveTo(cat, ball, { at, scale: BALL.high / heightOf(ball.box) });
  const { aside, down } = NEEDLES;
  const paws = { near: [x + aside, y + down] as Point, far: [x - aside, y + down] as Point };
  const colour = ball.colour, end = Math.min(y + CLOTH.long, -CLOTH.aboveGround);
  addTools(cat, ball, "knitting", {
    items: [
      line(
        "yarn",
        "prop",
        curve([[x + CLOTH.half - 8, y + 8], [x + 96, y + 64], [x + 100, -52], [at[0], at[1] - 40]]),
        shift(colour, { l: -0.06 }),
        [4, 4],
      ),
      cloth([x, y], end, colour),
      ...[paws.far, paws.near].map((paw, i) => needle(paw, [x, y], i)),
    ],
  });
  cat.reach = paws;
  cat.works = true;
  cat.target = onStage(cat, [x, y + 20]);
}

function cloth([x, y]: Point, end: number, colour: ThingOnStage["colour"]): Item {
  const { half } = CLOTH, rows = Math.floor((end - y) / 18);
  return piece(
    "knitted cloth",
    "cloth",
    [[x - half, y + 4], [x + half, y + 4], [x + half - 4, end], [x - half + 4, end]],
    colour,
    {
      volume: 0.25,
      marks: Array.from(
        { length: Math.max(0, rows - 1) },
        (_, i) =>
          mark(
            "detail",
            ellipse([x, y + 22 + i * 18], half - 5, 2.2),
            shift(colour, { l: -0.12 }),
          ),
      ),
    },
  );
}

/** From a paw over the middle, where both cross, a knob behind the paw. */
function needle([px, py]: Point, [x, y]: Point, i: number): Item {
  const [dx, dy] = [x - px, y - py], long = Math.hypot(dx, dy);
  const at = (beyond: number): Point => [x + dx / long * beyond, y + dy / long * beyond];
  return piece(
    `needle ${i}`,
    "wood",
    ribbon([at(-long - NEEDLES.beyond), at(NEEDLES.beyond)], [5, 3]),
    { l: 0.78, c: 0.08, h: 75 },
    { line: 2.6 },
  );
}

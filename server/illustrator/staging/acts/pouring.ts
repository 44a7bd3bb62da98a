/** @module A watering can over a plant. */
import type { Colour } from "../../colour/colour.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { moveItems, movePoint, placing } from "../../geometry/transform.ts";
import { line, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Category } from "../../things/thing.ts";
import type { Use } from "../../things/use.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer, shoulderOf } from "../held/paws.ts";
import { redrawn } from "../thing_on_stage.ts";
import { addTools, drawnBeside, placeIn } from "./tools.ts";

/** A can held out and tilted, in units: where, how high and by how much. */
const CAN = { beside: 34, below: -34, high: 150, tilt: 0.42 };

/** A plant that is watered: its height and its width at most, so far beyond the spout, in units, and how high its leaves
 * are. */
const PLANT = { high: 128, wide: 190, beyond: 30, leaves: 0.8 };

/** Beside the cat, tilted over the plant that words name, else over a flower in a pot. */
export function pouring(
  cat: CatOnStage,
  thing: ThingOnStage,
  _use: Use,
  things: readonly ThingOnStage[],
): void {
  const { figure: { rest } } = facingViewer(cat);
  const at: Point = [rest.right + CAN.beside, shoulderOf(cat) + CAN.below];
  const scale = CAN.high / heightOf(thing.box);
  redrawn(thing, moveItems(placing({ mirror: true }), thing.items));
  const { box } = thing;
  const grip = placeIn(box, [0.42, 0.1]), spout = placeIn(box, [0.98, 0.22]);
  giveTo(cat, thing, { at, scale, turn: CAN.tilt, grip });
  const mouth = movePoint(placing(thing.placing), spout);
  const named = things.find(({ prop, isPlaced }) => !isPlaced && isPlant(prop));
  const flower = named?.items ?? drawnBeside(cat, "potted plant");
  const foot = boundsOf(flower);
  const size = Math.min(PLANT.high / heightOf(foot), PLANT.wide / widthOf(foot));
  const place = {
    at: [
      mouth[0] + PLANT.beyond - (foot.left + foot.right) / 2 * size,
      6 - foot.bottom * size,
    ] as Point,
    scale: size,
  };
  if (named) {
    named.placing = {
      at: onStage(cat, place.at),
      scale: size * cat.placing.scale,
      turn: 0,
      mirror: cat.placing.mirror,
    };
    Object.assign(named, { isPlaced: true, depth: cat.depth - 0.02 });
  } else addTools(cat, thing, "plant", { isBelow: true, items: moveItems(placing(place), flower) });
  const high = heightOf(foot) * size;
  addTools(cat, thing, "water", { isBelow: true, items: jets(mouth, -high * PLANT.leaves) });
  cat.reach = { near: at };
  cat.target = onStage(cat, [mouth[0], -120]);
}

const PLANTS: ReadonlySet<Category> = new Set<Category>([
  "flower",
  "plant",
  "tree",
  "vegetable",
  "fruit",
]);

/** Plants drawn by hand. */
const OWN_PLANTS = new Set<Prop>(["flower", "rose", "tulip", "sunflower", "mushroom"]);

function isPlant(prop: Prop): boolean {
  const thing = THINGS.get(prop);
  return OWN_PLANTS.has(prop) || thing !== undefined && PLANTS.has(thing.category);
}

/** Jets from a rose: how far their ends are apart, from the spout, and how thick they are, in units. */
const JETS = { ends: [6, 30, 54], thick: [2.4, 4] as const };

/** Jets that bend down on a plant, each with its drop. */
function jets([x, y]: Point, to: number): Item[] {
  return JETS.ends.flatMap((out, i) => {
    const end: Point = [x + out, to + 10 + i * 6];
    const way = curve([[x, y], [x + out * 0.6, y + (end[1] - y) * 0.3], end]);
    return [
      line(`jet ${i}`, "prop", way, WATER, [...JETS.thick]),
      region({
        name: `drop ${i}`,
        role: "prop",
        texture: "water",
        outline: ellipse([end[0], end[1] + 9], 5, 8),
        colour: WATER,
        line: 2.4,
      }),
    ];
  });
}

const WATER: Colour = { l: 0.78, c: 0.1, h: 232 };

/** @module What cats eat and drink out of: a bowl with food heaped in it, a saucer with the milk in it. */
import type { Colour } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { ThingOnStage } from "../actors.ts";
import { redrawn } from "../thing_on_stage.ts";

type Dish = NonNullable<Use["dish"]>;

/** Pieces of dry food: how far each is from the middle and above the rim, as shares of the opening, and their radius. */
const PIECES = [[-0.34, 0.02], [-0.12, 0.1], [0.12, 0.11], [0.34, 0.03], [-0.23, 0.13], [0, 0.2], [
    0.23,
    0.14,
  ]] as const,
  PIECE = 0.12;

const KIBBLE: Colour = { l: 0.52, c: 0.08, h: 55 };

/** Food heaped above the rim of an empty dish. */
export function fillDish(thing: ThingOnStage, { rim, wide }: Dish): void {
  const { left, right, top } = thing.box;
  const across = widthOf(thing.box) * wide, y = top + heightOf(thing.box) * rim;
  const heap = PIECES.map(([aside, up], i): Item =>
    part(
      `food ${i + 1}`,
      "stone",
      ellipse(
        [(left + right) / 2 + aside * across, y - up * across],
        PIECE * across,
        PIECE * 0.8 * across,
      ),
      KIBBLE,
      { volume: 0.4, line: 2.4 },
    )
  );
  redrawn(thing, [...heap, ...thing.items]);
}

/** A plate is so much wider than what is on it, and seen so much from the side. */
const PLATE = 1.5, FLAT = 0.5;

/** Food on the plate that words name: it is held and eaten off that. */
export function serveOn(food: ThingOnStage, plate: ThingOnStage): void {
  const { left, right, bottom } = food.box, own = plate.box;
  const scale = widthOf(food.box) * PLATE / widthOf(own);
  const flat = scale * FLAT;
  const under = moveItems({
    a: scale,
    b: 0,
    c: 0,
    d: flat,
    e: (left + right - (own.left + own.right) * scale) / 2,
    f: bottom - (own.top + own.bottom) / 2 * flat,
  }, plate.items);
  redrawn(food, [...under.map((item) => ({ ...item, of: plate.ref })), ...food.items]);
  plate.items = [];
  Object.assign(plate, { isPlaced: true, isGrounded: false });
}

/** Whether food is eaten off it. */
export function isPlate({ prop, isPlaced }: ThingOnStage): boolean {
  return prop === "plate" && !isPlaced;
}

/** The dish that words name, with the drink in it; without one, what it is drawn in. */
export function pouredInto(drink: ThingOnStage, others: readonly ThingOnStage[]): ThingOnStage {
  const dish = others.find((one) => !one.isPlaced && useOf(one.prop)?.dish);
  const opening = dish && useOf(dish.prop)?.dish;
  if (!dish || !opening) return drink;
  const { left, right, top } = dish.box;
  const across = widthOf(dish.box) * opening.wide / 2;
  const surface = ellipse(
    [(left + right) / 2, top + heightOf(dish.box) * opening.rim],
    across,
    Math.max(6, across * 0.16),
  );
  const milk = part("milk in it", "water", surface, WHITE, { volume: 0, line: 2 });
  dish.items = [...dish.items, { ...milk, of: drink.ref }];
  drink.items = [];
  Object.assign(drink, { isPlaced: true, isGrounded: false });
  return dish;
}

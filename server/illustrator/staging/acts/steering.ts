/** @module A steering wheel in the paws of a cat that drives. */
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { above } from "../clip.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { chinOf } from "../held/paws.ts";
import { addTools } from "./tools.ts";

/** What is steered with a wheel: not by rails, reins or a handlebar. */
const STEERED = new Set<Prop>([
  "ambulance",
  "articulated lorry",
  "bulldozer",
  "bus",
  "camper van",
  "car",
  "cement mixer",
  "combine harvester",
  "convertible",
  "digger",
  "double-decker bus",
  "dumper truck",
  "ferry",
  "fire engine",
  "forklift",
  "go-kart",
  "golf cart",
  "ice cream van",
  "jeep",
  "limousine",
  "lorry",
  "minibus",
  "motor boat",
  "pickup truck",
  "pirate ship",
  "police car",
  "racing car",
  "school bus",
  "speedboat",
  "taxi",
  "tractor",
  "trolleybus",
  "tugboat",
  "van",
]);

/** Whether who drives it has a wheel in its paws. */
export function isSteered({ prop }: ThingOnStage): boolean {
  return STEERED.has(prop);
}

/** A wheel is so large, in units, its middle so far above the rim, and the paws are at this angle above its middle. */
const WHEEL = { radius: 58, up: 14, grip: 0.45, thick: 12 };

/** A wheel may reach so far over the chin of a large head, and no mouth, in units. */
const OVER_CHIN = 10;

/** Gives the paws that lie on a rim a wheel, of which the lower part is in the vehicle. */
export function steer(cat: CatOnStage, vehicle: ThingOnStage): void {
  const { near, far } = cat.reach ?? {};
  if (!near || !far) return;
  const { radius, up, grip } = WHEEL;
  const highest = chinOf(cat) - OVER_CHIN + radius;
  const middle: Point = [(near[0] + far[0]) / 2, Math.max(near[1] - up, highest)];
  const at = (angle: number): Point => [
    middle[0] + Math.cos(angle) * radius,
    middle[1] - Math.sin(angle) * radius,
  ];
  addTools(cat, vehicle, "steering wheel", { items: above(wheel(middle), near[1] + 10) });
  cat.reach = { near: at(grip), far: at(Math.PI - grip) };
}

const RUBBER = { l: 0.26, c: 0.02, h: 280 }, HUB = { l: 0.5, c: 0.02, h: 260 };

function wheel([x, y]: Point): Item[] {
  const { radius, thick } = WHEEL;
  const stroke = (name: string, points: Point[], colour: typeof HUB, wide: number): Item =>
    line(name, "prop", points, colour, [wide, wide]);
  const rim = ellipse([x, y], radius, radius);
  return [
    ...[-Math.PI / 2, Math.PI / 6, 5 * Math.PI / 6].map((angle, i) =>
      stroke(
        `spoke ${i + 1}`,
        curve([[x, y], [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]]),
        HUB,
        thick * 0.8,
      )
    ),
    stroke("rim", [...rim, rim[0]!], RUBBER, thick),
  ];
}

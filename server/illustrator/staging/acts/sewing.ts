/** @module Who sews: cloth in one paw, a needle with its thread above it in the other. */
import { shift } from "../../colour/colour.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { curve, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { chinOf, facingViewer } from "../held/paws.ts";
import { addTools, aim, along, type Line } from "./tools.ts";

/** Below the chin and above the ground the cloth lies; half its width, and the paw at its corner, in units. */
const CLOTH = { belowChin: 54, half: 100, aboveGround: 12, paw: [-86, 14] as Point };

/** A needle: from where it goes into the cloth, to the paw that pulls it. */
const NEEDLE: { tip: Point; hand: Point } = { tip: [18, 20], hand: [92, -26] };

/** Cloth before the chest; one paw holds it, the other draws the thread through. */
export function sew(cat: CatOnStage, needle: ThingOnStage, { line: shape }: Use): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at, y = Math.min(chinOf(cat) + CLOTH.belowChin, -70);
  const at = ([dx, dy]: Point): Point => [x + dx, y + dy];
  const way: Line = { from: at(NEEDLE.hand), to: at(NEEDLE.tip) };
  addTools(cat, needle, "cloth", { items: cloth([x, y], way.to, cat), isBelow: true });
  aim(cat, needle, shape!, way);
  cat.reach = { near: along(way, 0.1), far: at(CLOTH.paw) };
  cat.works = true;
  cat.target = onStage(cat, way.to);
}

/** A cloth that hangs in folds to the ground, a seam across it as far as the needle has come. */
function cloth([x, y]: Point, tip: Point, { spec }: CatOnStage): Item[] {
  const { half, aboveGround } = CLOTH, foot = -aboveGround, colour = SCHEMES[spec.scheme];
  const fold = (aside: number) =>
    mark(
      "shade",
      smooth([[x + aside, y + 34], [x + aside + 9, (y + foot) / 2], [x + aside + 2, foot - 6], [
        x + aside - 6,
        (y + foot) / 2,
      ]]),
      shift(colour, { l: -0.08 }),
    );
  const seam = curve([[x - half + 20, y + 26], [(x - half + tip[0]) / 2, y + 30], tip]);
  return [
    piece(
      "cloth",
      "cloth",
      smooth([
        [x - half, y, "corner"],
        [x - 20, y + 12],
        [x + half - 14, y + 4, "corner"],
        [x + half + 6, foot, "corner"],
        [x + 30, foot + 8],
        [x - 40, foot - 4],
        [x - half - 10, foot + 2, "corner"],
      ]),
      colour,
      { volume: 0.3, marks: [fold(-52), fold(8), fold(56)] },
    ),
    line("seam", "prop", seam, { l: 0.97, c: 0.02, h: 90 }, [4, 4]),
  ];
}

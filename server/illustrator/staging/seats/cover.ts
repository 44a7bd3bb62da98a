/** @module A blanket over a cat: its body is covered, its head looks out. */
import { type Colour, shift } from "../../colour/colour.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item, Mark } from "../../scene.ts";
import { colouredPrint, printedItems } from "../../wardrobe/cloth/cloth_prints.ts";
import { contrasting, dots } from "../../wardrobe/tailoring/prints.ts";
import { quilting } from "../../wardrobe/tailoring/fabrics.ts";
import { ownPoint, restOf } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";

/** How far it lies around the body on each side, and how far it hangs down, in units. */
const SPREAD = 40, HEM = 16;

/** How wide its hem is, in units. */
const BORDER = 26;

/** Lays the blanket over the cats; it is drawn with each of them, below their heads, and joined between them. */
export function coverWith(cats: readonly CatOnStage[], blanket: ThingOnStage): void {
  for (const cat of cats) {
    const plain = blanketOver(cat, blanket.colour, seamsOf(cat, cats));
    const items =
      (blanket.print ? printedItems(plain, colouredPrint(blanket.print, blanket.ink)) : plain)
        .map((item) => ({ ...item, of: blanket.ref }));
    cat.cover = items;
    blanket.items = items;
    blanket.box = boundsOf(items);
    blanket.rest = { left: blanket.box.left, right: blanket.box.right };
    blanket.placing = { at: [0, 0], scale: 1, turn: 0, mirror: false };
    blanket.heldBy = cat;
  }
  blanket.isPlaced = true;
  blanket.isGrounded = false;
}

/** Where a blanket over several goes on to the next cat, in units of its cat. */
interface Seams {
  left?: number;
  right?: number;
}

/** Who is farther off, or higher, has a piece of its own, in units; so far two pieces overlap. */
const NEXT = 160, LEVEL = 24, OVERLAP = 12;

function seamsOf(cat: CatOnStage, cats: readonly CatOnStage[]): Seams {
  const { left, right } = restOf(cat);
  const seams: Seams = {};
  for (const other of cats) {
    if (other === cat || Math.abs(other.placing.at[1] - cat.placing.at[1]) > LEVEL) continue;
    const { left: from, right: to } = restOf(other), isRight = from + to > left + right;
    const gap = isRight ? from - right : left - to;
    if (gap > NEXT) continue;
    const middle = isRight ? (right + from) / 2 + OVERLAP : (left + to) / 2 - OVERLAP;
    const [x] = ownPoint(cat, [middle, 0]);
    seams[isRight !== cat.placing.mirror ? "right" : "left"] = x;
  }
  return seams;
}

/** How high a blanket is between two cats, as a share of its height over one. */
const BETWEEN = 0.56;

/** In the cat's own units, from its shoulders to the ground. */
function blanketOver(
  { cat: { torso, limbs, figure } }: CatOnStage,
  colour: Colour,
  seams: Seams,
): Item[] {
  const box = boundsOf([...torso, ...limbs].filter(({ name }) => !name.startsWith("tail")));
  const wide = widthOf(box);
  const [left, right, middle] = [box.left, box.right, (box.left + box.right) / 2];
  // Under a head in the middle it ends at the chin; beside or over one it reaches over the back.
  const isUnderHead = Math.abs(figure.head.at[0] - middle) < wide * 0.2 &&
    figure.head.at[1] < (box.top + box.bottom) / 2;
  const top = isUnderHead ? Math.max(box.top, figure.head.at[1] + 10) : box.top - 14;
  const high = heightOf({ ...box, top });
  const ground = Math.max(box.bottom, 0) + HEM;
  const outline = smooth([
    [seams.left ?? left - SPREAD, ground, "corner"],
    seams.left === undefined
      ? [left - SPREAD * 0.7, ground - high * 0.42]
      : [seams.left, ground - high * BETWEEN, "corner"],
    [left + wide * 0.1, top + high * 0.2],
    [middle, top - 6],
    [right - wide * 0.1, top + high * 0.2],
    seams.right === undefined
      ? [right + SPREAD * 0.7, ground - high * 0.42]
      : [seams.right, ground - high * BETWEEN, "corner"],
    [seams.right ?? right + SPREAD, ground, "corner"],
    [middle + wide * 0.3, ground + 8],
    [middle, ground - 2],
    [middle - wide * 0.3, ground + 8],
  ]);
  const frame = boundsOf([cloth("blanket", outline, colour, [])]);
  const border = { ...frame, top: ground - BORDER };
  return [
    cloth("blanket", outline, colour, [
      ...quilting(colour)(frame),
      ...dots(contrasting(colour), { size: 8, gap: 58 })({ ...frame, bottom: border.top - 20 }),
      ...dots(shift(colour, { l: 0.1 }), { size: 5, gap: 20 })(border),
    ]),
  ];
}

function cloth(name: string, outline: ReturnType<typeof smooth>, colour: Colour, marks: Mark[]) {
  return region({ name, role: "prop", texture: "cloth", outline, colour, marks, volume: 0.6 });
}

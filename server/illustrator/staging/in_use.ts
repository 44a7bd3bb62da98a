/**
 * Things that a cat holds as they are used: weights above the head, a camera at the eye, a broom on the floor.
 *
 * @module
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, movePoint, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import { isUpright } from "../cat/body/reaching.ts";
import { mouthPlace } from "../cat/head/face_places.ts";
import type { Point } from "../scene.ts";
import { type HeldAt, type Use, useOf } from "../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { onStage } from "./actor_boxes.ts";
import { giveTo, widenThing } from "./moving_actors.ts";
import { chinOf, facingViewer, shoulderOf } from "./paws.ts";
import { redrawn } from "./thing_on_stage.ts";
import { addTools, aim, along, drawnBeside, type Line, placeIn } from "./tools.ts";
import { page } from "./page.ts";

/** Holds it as it is used; false where it has no use of its own, or the cat has no paws free. */
export function holdInUse(cat: CatOnStage, thing: ThingOnStage): boolean {
  const use = useOf(thing.prop);
  if (!use?.held || !isUpright(cat.cat.figure)) return false;
  WAYS[use.held](cat, thing, use);
  return true;
}

const WAYS: Record<HeldAt, (cat: CatOnStage, thing: ThingOnStage, use: Use) => void> = {
  overhead,
  "over the head": overTheHead,
  "at the eye": atTheEye,
  "at the mouth": atTheMouth,
  "on the ground": onTheGround,
  "on a page": onAPage,
  pouring,
  standing,
};

/** A weight lifted: its bar is so much longer than drawn and so long between its plates, as a share of its width; paws
 * are so far beside the cheeks, and plates beside the paws, in units. */
const WEIGHT = { wider: 1.9, bar: 0.55, beside: 16, beyond: 30 };

/** Behind the ears, both arms stretched up beside the head. */
function overhead(cat: CatOnStage, thing: ThingOnStage): void {
  facingViewer(cat);
  const face = skullOf(cat);
  widenThing(thing, WEIGHT.wider);
  const aside = widthOf(face) / 2 + WEIGHT.beside, middle = (face.left + face.right) / 2;
  const scale = 2 * (aside + WEIGHT.beyond) / (WEIGHT.bar * widthOf(thing.box));
  const y = face.top - 4;
  const grip: Point = [0, -heightOf(thing.box) / 2];
  giveTo(cat, thing, { at: [middle, y], scale, grip, layer: "behind" });
  cat.reach = { near: [middle + aside, y], far: [middle - aside, y] };
}

/** An umbrella: so much wider than the head, tilted over it. */
const SHELTER = { wider: 1.85, tilt: -0.2, beside: 4 };

/** Upright in a paw beside the cheek, its roof above both ears. */
function overTheHead(cat: CatOnStage, thing: ThingOnStage): void {
  const face = skullOf(cat), ears = boundsOf(cat.cat.ears);
  const at: Point = [face.right + SHELTER.beside, shoulderOf(cat) + 8];
  const roof = ROOF * heightOf(thing.box);
  const scale = Math.max(
    SHELTER.wider * widthOf(face) / widthOf(thing.box),
    (at[1] - ears.top) / roof,
  );
  giveTo(cat, thing, { at, scale, turn: SHELTER.tilt, grip: thing.grip });
  cat.reach = { near: at };
}

/** From the grip of an umbrella to its hem, as a share of its height. */
const ROOF = 0.5;

/** A camera before one eye, in units of the head: its middle and its width. */
const CAMERA = { at: [46, 0] as Point, wide: 128 };

/** Before one eye, in one raised paw. */
function atTheEye(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = facingViewer(cat).figure;
  const scale = CAMERA.wide * head.scale / widthOf(thing.box);
  const at = movePoint(placing(head), CAMERA.at);
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const wide = widthOf(thing.box) * scale, high = heightOf(thing.box) * scale;
  cat.reach = { near: [at[0] + wide * 0.42, at[1] + high * 0.36], turn: -0.3 };
}

/** From the lips outwards and down, in units of the head. */
const TO_LIPS = { from: [150, 150] as Point, to: [14, 78] as Point };

/** From a raised paw to the lips. */
function atTheMouth(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { head } } = facingViewer(cat);
  const [from, to] = [TO_LIPS.from, TO_LIPS.to].map((point) =>
    movePoint(placing(head), mouthPlace(point, head, cat.spec))
  );
  const way = { from: from!, to: to! };
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, 0.24), turn: -0.3 };
}

/** Across the body to the ground beside it: both paws on the stick. */
function onTheGround(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { neck, rest } } = facingViewer(cat);
  const way: Line = {
    from: [neck.at[0] - 62, chinOf(cat) + 6],
    to: [Math.max(150, rest.right * 1.05), 4],
  };
  aim(cat, thing, line!, way);
  cat.reach = { far: along(way, 0.16), near: along(way, 0.46) };
  cat.target = onStage(cat, way.to);
}

/** Above a page on the ground. */
const PEN: { hand: Point; tip: Point } = { hand: [92, -116], tip: [20, 2] };

/** A page before it, the point on the page, the other paw on its edge. */
function onAPage(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at;
  const way: Line = { from: [x + PEN.hand[0], PEN.hand[1]], to: [x + PEN.tip[0], PEN.tip[1]] };
  addTools(cat, thing, "page", { items: [page([x, 6])], isBelow: true });
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, 0.5), far: [x - 66, -22] };
  cat.works = true;
  cat.target = onStage(cat, way.to);
}

/** A can held out and tilted, in units: where, how high and by how much. */
const CAN = { beside: 34, below: -34, high: 150, tilt: 0.42 };

/** A plant that is watered: its height, and so far beyond the spout, in units. */
const PLANT = { high: 140, beyond: 30 };

/** Beside the cat, tilted over a flower that it waters. */
function pouring(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { rest } } = facingViewer(cat);
  const at: Point = [rest.right + CAN.beside, shoulderOf(cat) + CAN.below];
  const scale = CAN.high / heightOf(thing.box);
  redrawn(thing, moveItems(placing({ mirror: true }), thing.items));
  const { box } = thing;
  const grip = placeIn(box, [0.42, 0.1]), spout = placeIn(box, [0.98, 0.22]);
  giveTo(cat, thing, { at, scale, turn: CAN.tilt, grip });
  const mouth = movePoint(placing(thing.placing), spout);
  const flower = drawnBeside(cat, "potted plant");
  const size = PLANT.high / heightOf(boundsOf(flower));
  const foot = boundsOf(flower);
  addTools(cat, thing, "plant", {
    isBelow: true,
    items: [
      ...moveItems(
        placing({
          at: [
            mouth[0] + PLANT.beyond - (foot.left + foot.right) / 2 * size,
            6 - foot.bottom * size,
          ],
          scale: size,
        }),
        flower,
      ),
      ...drops(mouth, -PLANT.high),
    ],
  });
  cat.reach = { near: at };
  cat.target = onStage(cat, [mouth[0], -120]);
}

/** Drops that fall from a spout. */
function drops([x, y]: Point, to: number) {
  return [0.1, 0.34, 0.6, 0.85].flatMap((share, row) =>
    [-9, 9].map((aside, i) =>
      region({
        name: `drop ${row} ${i}`,
        role: "prop",
        texture: "water",
        outline: ellipse(
          [
            x + 8 + aside * (0.7 + share) + share * 8,
            y + (to - y) * (share + i * 0.1),
          ],
          5,
          9,
        ),
        colour: { l: 0.8, c: 0.09, h: 230 },
        line: 2.4,
      })
    )
  );
}

/** How far aside of the neck a large instrument stands, and how far it leans to the shoulder: in units and radians. */
const STANDING = { aside: 22, turn: 0.42 };

/** Before the cat on the ground, as high as its head: one paw above, one at its middle. */
function standing(cat: CatOnStage, thing: ThingOnStage, { high = 300, paws }: Use): void {
  const { figure: { neck } } = facingViewer(cat);
  const scale = high / heightOf(thing.box);
  giveTo(cat, thing, { at: [neck.at[0] + STANDING.aside, 8], scale, turn: STANDING.turn });
  const [far, near] = paws!.map((share) =>
    movePoint(placing(thing.placing), placeIn(thing.box, share))
  );
  cat.reach = { near: near!, far: far! };
}

function skullOf({ cat: { skull } }: CatOnStage) {
  return boundsOf(skull.filter(({ name }) => name === "head"));
}

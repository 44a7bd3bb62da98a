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
import type { Eye, Item, Point } from "../scene.ts";
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
  "at the eyes": atTheEyes,
  blown,
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

/** A camera before one eye: half its width at most, and how far outside and above the eye its middle and how
 * far above the lips its lower edge is, in units of the
 * head. */
const CAMERA = { half: 64, outside: 16, above: 8, overLips: 10 };

/** Before the eye on its right, in one raised paw; the other eye is free. */
function atTheEye(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head }, features } = facingViewer(cat);
  const eyes = features.filter((item): item is Eye & Item => item.is === "eye")
    .toSorted((one, other) => one.centre[0] - other.centre[0]);
  const free = eyes[0]!, behind = eyes.at(-1)!;
  const at: Point = [
    behind.centre[0] + CAMERA.outside * head.scale,
    behind.centre[1] - CAMERA.above * head.scale,
  ];
  const room = at[0] - free.centre[0] - free.size[0] * 0.7;
  const scale = Math.min(
    2 * Math.min(CAMERA.half * head.scale, room) / widthOf(thing.box),
    2 * (fromLips(cat, HAND).from[1] - CAMERA.overLips * head.scale - at[1]) / heightOf(thing.box),
  );
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const wide = widthOf(thing.box) * scale, high = heightOf(thing.box) * scale;
  cat.reach = { near: [at[0] + wide * 0.42, at[1] + high * 0.36], turn: -0.3 };
}

/** Binoculars before both eyes: their middle and their width, in units of the head. */
const BINOCULARS = { at: [0, -2] as Point, wide: 150 };

/** Before both eyes, a paw on either side. */
function atTheEyes(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = facingViewer(cat).figure;
  const scale = BINOCULARS.wide * head.scale / widthOf(thing.box);
  const at = movePoint(placing(head), BINOCULARS.at);
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const aside = widthOf(thing.box) * scale * 0.48;
  cat.reach = { near: [at[0] + aside, at[1] + 16], far: [at[0] - aside, at[1] + 16], around: true };
}

/** Where paws are on what is blown, as shares of its length. */
const BLOWING = { far: 0.42, near: 0.66 };

/** From the lips outwards, both paws on it. */
function blown(cat: CatOnStage, thing: ThingOnStage, { line, blown: end }: Use): void {
  const way = fromLips(cat, end!);
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, BLOWING.near), far: along(way, BLOWING.far) };
}

/** Where a paw is that has something at the lips, in units of the head, and how near to their middle its end is. */
const HAND: Point = [150, 150], AT_LIPS = 0.06;

/** From a raised paw to the lips. */
function atTheMouth(cat: CatOnStage, thing: ThingOnStage, { line, apart = AT_LIPS }: Use): void {
  const { from, to } = fromLips(cat, HAND);
  const way: Line = { from: to, to: along({ from, to }, apart) };
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, 0.24), turn: -0.3 };
}

/** From the middle of the lips to a point, which is given in units of the head. */
function fromLips(cat: CatOnStage, end: Point): Line {
  const { figure: { head }, features } = facingViewer(cat);
  const lips = features.filter(({ name }) => name.startsWith("mouth"));
  const { left, right, top, bottom } = boundsOf(lips);
  const from: Point = lips.length > 0
    ? [(left + right) / 2, (top + bottom) / 2]
    : movePoint(placing(head), mouthPlace(LIPS, head, cat.spec));
  return { from, to: movePoint(placing(head), mouthPlace(end, head, cat.spec)) };
}

/** Lips that are not drawn, in units of the head. */
const LIPS: Point = [6, 76];

/** Across the body to the ground beside it: both paws on the stick. */
function onTheGround(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { neck, rest } } = facingViewer(cat);
  const way: Line = {
    from: [neck.at[0] - 92, chinOf(cat) + 20],
    to: [Math.max(150, rest.right * 1.05), 4],
  };
  aim(cat, thing, line!, way);
  cat.reach = { far: along(way, 0.24), near: along(way, 0.5) };
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

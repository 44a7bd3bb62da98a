/** @module From an arranged stage to items, back to front. */
import { showsBack } from "../cat/body/from_behind.ts";
import { contactOf } from "../cat/body/soles.ts";
import type { Cat } from "../cat/cat.ts";
import type { Colour } from "../colour/colour.ts";
import { bounds, contains, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems } from "../geometry/transform.ts";
import { glow, region } from "../items.ts";
import { SCHEMES } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import type { Eye, Item, Point } from "../scene.ts";
import { dress } from "../wardrobe/dressing.ts";
import type { Outfit } from "../wardrobe/outfit.ts";
import { layered } from "../wardrobe/layering.ts";
import { above } from "./clip.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { onStage, restOf, transformOf } from "./actor_boxes.ts";
import { drawnCat, isBusyWithPaws } from "./drawn_cat.ts";
import type { Plane } from "./silhouette.ts";
import type { Stage } from "./stage.ts";

/** Everything on the stage, back to front; `shade` is the colour of shadows. */
export function perform(stage: Stage, shade: Colour): Item[] {
  const layers = [
    ...stage.cats.flatMap(catLayers),
    ...stage.cats.filter(({ castsOnSeat }) => castsOnSeat).map((cat) => ({
      depth: cat.depth - UNDER,
      items: [shadowOf(cat, shade)],
    })),
    ...stage.things.filter(({ heldBy }) => !heldBy).flatMap((thing) => {
      const own = (items: Item[]) =>
        moveItems(transformOf(thing), items).map((item) =>
          // The slope under a sled is no part of it.
          item.role === "ground" ? item : { of: thing.ref, ...item }
        );
      return [
        ...(thing.back ? [{ depth: thing.depth - BEHIND, items: own(thing.back) }] : []),
        { depth: thing.depth, items: own([...thing.items, ...shineOf(thing)]) },
        ...(thing.front.length > 0 ? [{ depth: thing.depth + 1.9, items: own(thing.front) }] : []),
      ];
    }),
  ];
  return layers.toSorted((one, other) => one.depth - other.depth).flatMap(({ items }) => items);
}

/** The cat; its paws apart where they lie on something before it. */
function catLayers(actor: CatOnStage): { depth: number; items: Item[] }[] {
  const { spec, held, behind = [], neckwear = [], tools = [], cover = [], target, rim, ref } =
    actor;
  const cat = drawnCat(actor);
  // Paws that the body hides lie on nothing before it.
  const pawsDepth = showsBack(cat.figure) ? undefined : actor.pawsDepth;
  const outfit = dress({
    spec,
    cat,
    random: (name) => randomStream(spec.seed, name),
    accent: SCHEMES[spec.scheme],
    isBusy: isBusyWithPaws(actor),
  });
  const own = layered(withoutHidden(cat, { isCovered: cover.length > 0, outfit }), {
    ...outfit,
    behind: [...outfit.behind, ...behind],
    neck: [...outfit.neck, ...neckwear, ...cover],
    held: [...outfit.held, ...held, ...pawsDepth === undefined ? tools : []],
  });
  const onStage = (items: Item[]) =>
    moveItems(transformOf(actor), items).map((item) => ({ of: ref, ...item }));
  const items = onStage(own);
  const isApart = ({ name }: Item) => pawsDepth !== undefined && / forepaw/.test(name);
  const body = items.filter((item) => !isApart(item))
    .map((item) => target && item.is === "eye" ? looking(actor, item, target) : item);
  return [
    { depth: actor.depth, items: rim ? withinRim(body, rim) : body },
    ...(pawsDepth === undefined
      ? []
      : [{ depth: pawsDepth, items: [...onStage(tools), ...items.filter(isApart)] }]),
  ];
}

/** A tail laid around the cat lies under its blanket; a forearm in a sleeve is not drawn again over what it embraces. */
function withoutHidden(
  cat: Cat,
  { isCovered, outfit }: { isCovered: boolean; outfit: Outfit },
): Cat {
  const isSleeved = [
    ...outfit.limbs.map(({ name }) => name),
    ...outfit.covers.map(({ part }) => part),
  ]
    .some((name) => / foreleg/.test(name));
  const isHidden = ({ name }: Item) =>
    isCovered && name.startsWith("tail") || isSleeved && name.endsWith("forearm");
  return { ...cat, front: cat.front.filter((item) => !isHidden(item)) };
}

/** What of a cat in a thing rises above its rim; a tail that comes out beside the thing would grow out of nothing. */
function withinRim(body: readonly Item[], { y, left, right }: Plane): Item[] {
  return above(body, y).filter((item) => {
    if (item.is !== "region" || !item.name.startsWith("tail")) return true;
    const box = bounds(item.outline);
    return box.left > left && box.right < right || contains(item.outline, [left, y - 1]) ||
      contains(item.outline, [right, y - 1]);
  });
}

/** How far an iris moves: more than a mood moves it. */
const GAZE = 1.35;

/** The lids of a reader, and the upper one of a cat at work. */
const READING = { upperLid: 0.34, lowerLid: 0 }, WORKING = { upperLid: 0.12 };

function looking({ reads, works }: CatOnStage, eye: Eye & Item, [x, y]: Point): Item {
  const [dx, dy] = [x - eye.centre[0], y - eye.centre[1]];
  const length = Math.hypot(dx, dy) || 1;
  const look: Point = [dx / length * GAZE, dy / length * GAZE];
  if (works && !eye.closed) {
    return { ...eye, upperLid: Math.max(eye.upperLid, WORKING.upperLid), look };
  }
  if (!reads || eye.closed === "asleep") return { ...eye, look };
  const { closed: _closed, ...open } = eye;
  return { ...open, ...READING, look };
}

/** The light of a thing that shines by itself, in its own units. */
function shineOf({ art, box, placing, ref }: ThingOnStage): Item[] {
  const shines = art.anchors?.shines;
  if (!shines) return [];
  const { at: [x, y], far, strength } = shines;
  return [glow({
    name: `${ref} light`,
    role: "prop",
    centre: [box.left + widthOf(box) * x, box.top + heightOf(box) * y],
    radius: far / placing.scale,
    colour: FIRELIGHT,
    strength,
  })];
}

/** How much farther off than a table the stools at it are. */
const BEHIND = 3;

/** How much nearer than its shadow a seated cat is. */
const UNDER = 0.002;

function contactOn(actor: OnStage): { left: number; right: number; y: number } {
  if (actor.kind === "thing") return { ...restOf(actor), y: actor.placing.at[1] };
  const { left, right, y } = contactOf(actor.cat.figure);
  const [[one, level], [other]] = [onStage(actor, [left, y]), onStage(actor, [right, y])];
  return { left: Math.min(one, other), right: Math.max(one, other), y: level };
}

const FIRELIGHT: Colour = { l: 0.88, c: 0.13, h: 65 };

/** The shadow of an actor where it touches the ground or its seat. */
export function shadowOf(actor: OnStage, colour: Parameters<typeof region>[0]["colour"]): Item {
  const { left, right, y } = contactOn(actor);
  return {
    ...region({
      name: "contact shadow",
      role: "shadow",
      texture: "stone",
      outline: ellipse(
        [(left + right) / 2, y],
        (right - left) / 2,
        actor.kind === "cat" ? 10 : 8,
      ),
      colour,
      line: 0,
      volume: 0,
      opacity: actor.kind === "cat" ? 0.34 : 0.26,
    }),
    of: actor.ref,
  };
}

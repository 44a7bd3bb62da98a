/**
 * From a recipe to a scene: the setting, the dressed cat framed in it, its shadow, its light.
 *
 * @module
 */
import { attentionOf } from "./cat/attention.ts";
import { type Cat, drawCat } from "./cat/cat.ts";
import { type Colour, mix } from "./colour.ts";
import { halo, rimLight, vignette } from "./contrast.ts";
import { around, bounds, boundsOf, type Box, contains } from "./geometry/measure.ts";
import { ellipse } from "./geometry/shapes.ts";
import { moveItems, movePoint, placing, scaleOf, type Transform } from "./geometry/transform.ts";
import { frame } from "./framing.ts";
import { frameStage, type StageFraming } from "./stage_framing.ts";
import { distinctNames, region } from "./items.ts";
import { pawPrints } from "./paw_prints.ts";
import { SCHEMES } from "./palette.ts";
import { randomStream } from "./random.ts";
import { type Item, PICTURE_SIZE, type Point, type Scene } from "./scene.ts";
import { arranged } from "./arrange.ts";
import { perform, shadowOf } from "./staging/performance.ts";
import { roomFor, writingItems } from "./staging/writing.ts";
import type { CatSpec, Time } from "./spec.ts";
import { STYLE_ENTRIES } from "./styles.ts";
import { dress } from "./wardrobe/dressing.ts";
import type { Outfit } from "./wardrobe/outfit.ts";
import { bareItems, layered } from "./wardrobe/layering.ts";
import { isHolding } from "./wardrobe/holding.ts";
import { withoutGround } from "./world/ground.ts";
import { propOf } from "./wardrobe/prop_kinds.ts";
import { beside, mayBeCut, seenPart, yielding } from "./staging/furnishing.ts";
import { boxOf, type OnStage, type Stage } from "./staging/stage.ts";
import type { Place } from "./world/place.ts";
import { PLACES } from "./world/places.ts";
import { placeSeen } from "./world/camera.ts";

/** The scene of a recipe, the same for the same recipe. */
export function compose(spec: CatSpec): Scene {
  const staged = withoutGround(spec);
  const scene = staged.others?.length || staged.relations?.length || hasLarge(staged)
    ? ofSeveral(staged)
    : ofOne(staged);
  return { ...scene, spec };
}

function movedBox(by: Transform, { left, top, right, bottom }: Box): Box {
  return bounds([movePoint(by, [left, top]), movePoint(by, [right, bottom])]);
}

/** Whether it has a thing whose true size is known: it stands behind the cat. */
function hasLarge({ props }: CatSpec): boolean {
  return props.some(({ kind }) => propOf(kind).anchors?.high !== undefined);
}

/** Several cats, or one that does something with a thing. */
function ofSeveral(spec: CatSpec): Scene {
  const place = settingOf(spec);
  const stage = arranged(spec);
  const [first] = stage.cats;
  const shadows = [...stage.cats, ...stage.things].filter(throwsShadow)
    .map((actor) => shadowOf(actor, place.light.shade));
  const performed = perform(stage, place.light.shade);
  const { framing, shown: box } = stageFraming(stage, { performed, place });
  const placed = moveItems(framing, inAmbience(performed, spec));
  const cats = boundsOf(placed.filter(({ of }) => of?.startsWith("cat")));
  const large = stage.things.filter(({ art }) => art.anchors?.high).map(({ ref }) => ref);
  const behind = { coat: first!.cat.tones.base, box: cats, place };
  const rim = rimLight(behind);
  return {
    spec,
    sky: place.sky,
    light: { ...place.light, ...(rim ? { rim } : {}) },
    horizon: place.horizon,
    subject: movedBox(framing, box),
    items: distinctNames([
      ...yielding(place.back, large.map((ref) => boundsOf(placed.filter(({ of }) => of === ref)))),
      ...(STYLE_ENTRIES[spec.style].hasVignette ? vignette(behind) : []),
      ...halo(behind),
      ...(first!.cat.figure.bust ? [] : moveItems(framing, shadows)),
      ...placed,
      ...written(spec, { placed, framing, place }),
      ...beside(facesOf(placed), place.front),
    ]),
  };
}

/** What stands on the ground throws a shadow there; what lies flat or belongs in the sky does not. */
function throwsShadow(actor: OnStage): boolean {
  if (actor.kind === "thing" && (actor.art.anchors?.lies || actor.art.spot === "air")) return false;
  return actor.isGrounded;
}

/** Where all actors go; a portrait is framed by its head. */
function stageFraming(
  { spec, cats, things }: Stage,
  { performed, place }: { performed: Item[]; place: Place },
): StageFraming {
  const random = randomStream(spec.seed, "frame");
  const roomy = (box: Box) => spec.writing ? roomFor(spec.writing, box) : box;
  // What only the seed sets beside several cats may be half seen.
  const isExtra = spec.provenance["props"] === "seed" && cats.length > 1;
  const cuttable = things.filter((thing) => mayBeCut(thing) || isExtra);
  const refs = new Set<string | undefined>(cuttable.map(({ ref }) => ref));
  const near = boundsOf(performed.filter(({ of }) => !refs.has(of)));
  const { figure } = cats[0]!.cat;
  if (figure.bust) {
    const box = roomy(cuttable.map((thing) => seenPart(boxOf(thing), near)).reduce(around, near));
    const framing = frame({
      bare: box,
      dressed: box,
      figure,
      floor: place.ground,
      random,
      mirrored: false,
    });
    return { framing, shown: box };
  }
  return frameStage({
    cats: boundsOf(performed.filter(({ of }) => of?.startsWith("cat"))),
    count: cats.length,
    whole: roomy(near),
    cuttable: cuttable.map(boxOf),
    floor: place.ground,
    random,
  });
}

/** One cat with what it wears, holds and has beside it. */
function ofOne(spec: CatSpec): Scene {
  const random = (name: string) => randomStream(spec.seed, name);
  const place = settingOf(spec);
  const mirrored = spec.facing === "left";
  const { cat, outfit } = dressedCat(spec, mirrored);
  const subject = layered(cat, outfit);
  const bare = bareItems(cat);
  const framing = frame({
    bare: boundsOf(bare),
    dressed: spec.writing
      ? roomFor(spec.writing, boundsOf(subject), { mirrored })
      : boundsOf(subject),
    figure: cat.figure,
    floor: place.ground,
    random: random("frame"),
    mirrored,
    size: spec.size,
    isAlone: !spec.costume && [outfit.around, outfit.behind, outfit.held].every(isEmpty),
  });
  const placed = moveItems(framing, inAmbience(subject, spec));
  const box = boundsOf(placed);
  const behind = { coat: cat.tones.base, box: boundsOf(moveItems(framing, bare)), place };
  const rim = rimLight(behind);
  return {
    spec,
    sky: place.sky,
    light: { ...place.light, ...(rim ? { rim } : {}) },
    horizon: place.horizon,
    subject: box,
    items: distinctNames([
      ...place.back,
      ...pawPrints({ spec, place, subject: box, random: random("prints") }),
      ...(STYLE_ENTRIES[spec.style].hasVignette ? vignette(behind) : []),
      ...halo(behind),
      ...(cat.figure.bust ? [] : [contactShadow(cat, framing, place)]),
      ...placed,
      ...written(spec, { placed, framing, place }),
      ...coverBefore(cat, { framing, place, things: outfit.around, placed }),
      ...beside(facesOf(placed), place.front),
    ]),
  };
}

/** Air below the paws from which on nothing lies before them, in units of the cat. */
const IN_THE_AIR = 12;

/** The box of each head in the picture. */
function facesOf(placed: readonly Item[]): Box[] {
  return placed.filter(({ name, role }) => name === "head" && role === "coat")
    .map((head) => boundsOf([head]));
}

/** What the place lays before a cat on its ground; never before its things. */
function coverBefore(
  { figure }: Cat,
  { framing, place, things, placed }: {
    framing: Transform;
    place: Place;
    things: Item[];
    placed: readonly Item[];
  },
): Item[] {
  const { rest, bust } = figure;
  if (rest.lift > IN_THE_AIR || !place.cover) return [];
  const ends = [rest.left, rest.right].map((x) => movePoint(framing, [x, 0]));
  const [one, other] = [ends[0]![0], ends[1]![0]];
  const ground = bust ? PICTURE_SIZE : ends[0]![1];
  return place.cover({
    left: Math.max(0, Math.min(one, other)),
    right: Math.min(PICTURE_SIZE, Math.max(one, other)),
    ground,
    lowest: bust ? ground : Math.max(ground, boundsOf(placed.filter(isOfCat)).bottom - SOLES),
    soil: soilAt([(one + other) / 2, Math.min(PICTURE_SIZE - 1, ground)], place),
    isPortrait: bust === true,
    things: things.map((item) => boundsOf(moveItems(framing, [item]))),
  });
}

/** Paws and tail lie this much lower than the ground on which they rest, in units. */
const SOLES = 6;

function isOfCat({ role }: Item): boolean {
  return role === "coat";
}

/** The colour of the ground of a place at a point. */
function soilAt(point: Point, { back, sky }: Place): Colour {
  const ground = back.findLast((item) =>
    item.is === "region" && item.role === "ground" && contains(item.outline, point)
  );
  if (ground?.is !== "region") return sky.at(-1)!.colour;
  const { top, bottom } = bounds(ground.outline);
  return mix(ground.colour, ground.colourEnd ?? ground.colour, (point[1] - top) / (bottom - top));
}

/**
 * The cat with what it wears and holds alone, in units of the cat: the ground is at 0, and every pose has the same
 * size.
 */
export function bareSubject(spec: CatSpec): Item[] {
  const mirrored = spec.facing === "left";
  const { cat, outfit } = dressedCat(spec, mirrored);
  return distinctNames(moveItems(placing({ mirror: mirrored }), layered(cat, outfit)));
}

function isEmpty(items: readonly Item[]): boolean {
  return items.length === 0;
}

/** The place of a recipe, from where its seed stands. */
function settingOf(spec: CatSpec): Place {
  const random = (name: string) => randomStream(spec.seed, name);
  return placeSeen(spec, { random, lightSide: random("light.side").chance(0.5) ? -1 : 1 });
}

/** The cat in its clothes; it may look at what it has. */
function dressedCat(spec: CatSpec, mirrored: boolean): { cat: Cat; outfit: Outfit } {
  const wearing = (cat: Cat) => ({
    cat,
    outfit: dress({
      spec,
      cat,
      random: (name) => randomStream(spec.seed, name),
      accent: SCHEMES[spec.scheme],
    }),
  });
  const options = { mirrored, holding: isHolding(spec) };
  const first = wearing(drawCat(spec, options));
  const { behind, held, around } = first.outfit;
  const things = [...behind, ...held, ...around].filter(({ role }) => role === "prop");
  const regard = attentionOf(spec, first.cat.figure, things);
  return regard ? wearing(drawCat(spec, { ...options, regard })) : first;
}

/** What is written, beside or above all that stands in the picture. */
function written(
  { writing }: CatSpec,
  { placed, framing, place }: { placed: Item[]; framing: Transform; place: Place },
): Item[] {
  if (!writing) return [];
  const around = boundsOf(placed);
  const { left, right, top, bottom } = boundsOf(
    placed.filter(({ name, role }) => role === "coat" && name.startsWith("head")).slice(0, 1),
  );
  return writingItems(writing, {
    around,
    head: [(left + right) / 2, (top + bottom) / 2],
    ground: place.ground + 24,
    scale: scaleOf(framing),
  });
}

/** The air of each hour, and how much of it a cat takes on. */
const AMBIENCES: Record<Exclude<Time, "day">, [air: Colour, share: number]> = {
  dawn: [{ l: 0.86, c: 0.09, h: 30 }, 0.05],
  sunset: [{ l: 0.7, c: 0.13, h: 45 }, 0.06],
  dusk: [{ l: 0.52, c: 0.12, h: 305 }, 0.08],
  night: [{ l: 0.42, c: 0.1, h: 275 }, 0.1],
};

/** The hour's light on the cat: faint, so that every coat keeps its colour. */
function inAmbience(items: Item[], { time, setting }: CatSpec): Item[] {
  const place = PLACES[setting];
  if (time === "day" || place.indoors) return items;
  const [air, share] = AMBIENCES[time];
  return items.map((item) => {
    if (item.is === "line") return { ...item, colour: mix(item.colour, air, share) };
    if (item.is !== "region" || item.texture === "light") return item;
    return {
      ...item,
      colour: mix(item.colour, air, share),
      ...(item.colourEnd ? { colourEnd: mix(item.colourEnd, air, share) } : {}),
      marks: item.marks.map((mark) => ({ ...mark, colour: mix(mark.colour, air, share) })),
    };
  });
}

function contactShadow(cat: Cat, framing: Transform, place: Place): Item {
  const { left, right, lift } = cat.figure.rest;
  const high = Math.min(1, lift / 150);
  const local: Point = [(left + right) / 2, lift * 0.2];
  const outline = ellipse(local, ((right - left) / 2) * (1.08 - 0.3 * high), 17 - 6 * high);
  const shadow = region({
    name: "contact shadow",
    role: "shadow",
    texture: "stone",
    outline,
    colour: place.light.shade,
    line: 0,
    volume: 0,
    opacity: 0.34 - 0.14 * high,
  });
  return moveItems(framing, [shadow])[0]!;
}

/**
 * @module The recipe as its scene shows it: without the things that others hide, clothes of which nothing
 * is seen, and relations that could not be laid out. Receipts and alternative texts of drawn pictures are
 * made from this one.
 */
import { isShownOn } from "../cat/shown_by_poses.ts";
import { GESTURES } from "../choices/cat_choices.ts";
import { RELATIONS } from "../relations.ts";
import type { Item, Scene } from "../scene.ts";
import type {
  Actor,
  CatLook,
  CatSpec,
  Feature,
  Held,
  OwnMark,
  Related,
  ThingColour,
  WhiteMark,
} from "../spec.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isPaintedIn } from "../staging/painted.ts";
import { seenOf } from "../staging/seen.ts";
import { type Sight, sightOf, type Visible, visibleMarks, visibleOf } from "../staging/visible.ts";
import type { Costume } from "../wardrobe/costumes.ts";
import { PLACES } from "../world/places.ts";
import { withoutGround, withoutThing } from "../world/ground.ts";

/** Less of a thing, or of what is on a cat, is not noticed, in square units. */
const THING = 1000, TAIL = 4000, WORN = 1200, CLOTH = 250, WHITE_PLACE = 90, BODY = 9000;

/** Nor is that of which only this share is seen. */
const KNOWN = 0.15, WORN_SHARE = 0.12, CLOTH_SHARE = 0.12;

/** Fur from this lightness on is white. */
const WHITE = 0.88;

/** The parts of the body on which white places lie. */
const WHITE_PARTS: Partial<Record<WhiteMark, RegExp>> = {
  bib: /^(?:torso|chest|ruff)/,
  belly: /^torso/,
  tailtip: /^tail/,
  socks: /paw|leg/,
  "front paws": /fore/,
  "hind paws": /hind|thigh/,
};

/** What is said of the tail. */
const OF_TAILS: readonly Feature[] = [
  "bushy tail",
  "crooked tail",
  "tail tip missing",
  "bobtail",
  ...GESTURES.filter((gesture) => gesture.startsWith("tail")),
];

/** Ears, legs and paws that a helmet, a garment or the edge of a box covers show nothing that is said of them. */
const OF_PARTS: readonly (readonly [RegExp, readonly Feature[]])[] = [
  [/\bear\b/, [
    "notched ear",
    "folded ears",
    "curled ears",
    "large ears",
    "tufted ears",
    "one folded ear",
    "cropped ear",
  ]],
  [/\b(?:leg|foreleg|paw|forepaw|thigh)\b/, ["short legs", "long legs", "big paws", "extra toes"]],
];

/** Less of a part than this share shows nothing of it; heads and inner ears cover most of an ear themselves. */
const PART = 0.25;

/** Of these parts of the coat a build is not seen. */
const NO_BODY = /\b(?:head|ear|tail|cheek|muzzle|forelock|paw|whisker|eye)\b/;

/** The recipe of a scene with what can be seen of it; the same object where all of it can. */
export function visibleRecipe(scene: Scene): CatSpec {
  const { spec } = scene;
  const sight = sightOf(scene);
  const staged = withoutGround(spec);
  const hidden = staged.props.filter((held, at) => isHiddenThing(sight, held, at));
  const props = staged.props.map((held, at) => inItsColour(sight, held, isOfThing(held, at)));
  const lost = [
    ...(staged.relations ?? []).filter((related) => !isShown(scene, related))
      .map((related) => nameOf(related, staged)),
    ...(spec.relations ?? []).filter((related) => isOffGround(related, spec))
      .map((related) => nameOf(related, spec)),
  ];
  const looks: CatLook[] = [spec, ...spec.others ?? []];
  const seen = looks.map((look, at) => visibleLook(sight, look, at));
  const isMoonless = spec.moon !== undefined && !isMoonSeen(sight);
  const isAllSeen = hidden.length === 0 && lost.length === 0 &&
    props.every((held, at) => held === staged.props[at]) &&
    seen.every((look, at) => look === looks[at]) && !isMoonless;
  if (isAllSeen) return spec;
  const { costume: _costume, layers: _layers, ...bare } = spec;
  const shown: CatSpec = {
    ...bare,
    ...seen[0]!,
    ...(spec.others && { others: seen.slice(1) }),
    props: spec.props.map((held) => props[staged.props.indexOf(held)] ?? held),
    ...(spec.relations &&
      { relations: spec.relations.filter((one) => !lost.includes(nameOf(one, spec))) }),
  };
  const { moon: _moon, ...moonless } = shown;
  return hidden.reduce<CatSpec>(
    (recipe, { kind }) =>
      withoutThing(recipe, recipe.props.findIndex((prop) => prop.kind === kind)),
    isMoonless ? moonless : shown,
  );
}

/** A moon behind trees is none. It shines, so that it counts as solid here alone. */
function isMoonSeen({ items }: Sight): boolean {
  const isMoon = ({ name, role }: Item) => role === "sky" && name === "moon";
  const solid = items.map((item): Item =>
    isMoon(item) && item.is === "region" ? { ...item, texture: "paper" } : item
  );
  const visible = visibleOf(sightOf({ items: solid }), isMoon);
  return visible !== undefined && !isUnnoticed(visible, THING);
}

function isHiddenThing(sight: Sight, held: Held, at: number): boolean {
  const visible = visibleOf(sight, isOfThing(held, at));
  return visible !== undefined && isUnnoticed(visible, THING * (held.count ?? 1));
}

function isOfThing({ kind }: Held, at: number): (item: Item) => boolean {
  return ({ of, shows, role }) =>
    role !== "shadow" && (of === `thing ${at + 1}` || shows === `thing ${kind}`);
}

/** The same thing, without a colour that is not seen on it. */
function inItsColour<T extends { colour?: ThingColour }>(
  sight: Sight,
  thing: T,
  isOwn: (item: Item) => boolean,
): T {
  const { colour, ...plain } = thing;
  return !colour || isPaintedIn(sight, isOwn, colour) ? thing : plain as T;
}

/** Whether the scene proves it; of what a place already is nothing can be said. */
function isShown(scene: Scene, { who, is, what }: Related): boolean {
  const { holds, isClear }: RelationEntry = RELATIONS[is];
  const [doer, done] = [seenOf(scene, who), seenOf(scene, what)];
  return !doer || !done || holds(doer, done) && (isClear?.(doer, done) ?? true);
}

/** A windowsill that the place has already is sat on: no cat is under it or looks over it. */
function isOffGround({ is, what }: Related, { props, setting }: CatSpec): boolean {
  const thing = what.startsWith("thing")
    ? props[Number(what.slice("thing ".length)) - 1]
    : undefined;
  return thing !== undefined && thing.kind === PLACES[setting].ground && OFF_GROUND.includes(is);
}

const OFF_GROUND: readonly Related["is"][] = [
  "peeking over",
  "under",
  "behind",
  "in front of",
  "around",
  "between",
  "jumping over",
];

/** A name that does not depend on the numbers of things. */
function nameOf({ who, is, what }: Related, { props }: CatSpec): string {
  const name = (actor: Actor) =>
    actor.startsWith("cat") ? actor : props[Number(actor.slice("thing ".length)) - 1]?.kind;
  return `${name(who)} ${is} ${name(what)}`;
}

/** What is seen of one cat; `at` is its place, from 0. Without several actors, items have no owner. */
function visibleLook(sight: Sight, look: CatLook, at: number): CatLook {
  const isOwn = ({ of }: Item) => of === undefined ? at === 0 : of === `cat ${at + 1}`;
  const isWornSeen = (visible: Visible | undefined) =>
    visible === undefined || visible.area >= WORN && visible.share >= WORN_SHARE;
  const isSeen = (visible: Visible | undefined, least = WHITE_PLACE) =>
    visible === undefined || !isUnnoticed(visible, least);
  const accessories = look.accessories.flatMap((worn) => {
    const isOfIt = (item: Item) => isOwn(item) && item.shows === `accessory ${worn.kind}`;
    return isWornSeen(visibleOf(sight, isOfIt)) ? [inItsColour(sight, worn, isOfIt)] : [];
  });
  const white = look.coat.white.filter((mark) => {
    const part = WHITE_PARTS[mark];
    if (!part) return true;
    const isOn = (item: Item) => isOwn(item) && item.role === "coat" && part.test(item.name);
    const visible = visibleMarks(sight, isOn, ({ kind }) => kind === "white") ??
      visibleOf(sight, (item) => isOn(item) && item.is === "region" && item.colour.l > WHITE);
    // Clothes are no place for a white chest; without them it is drawn.
    return visible || !look.costume ? isSeen(visible) : false;
  });
  const isPartSeen = (part: RegExp) => {
    const visible = visibleOf(
      sight,
      (item) => isOwn(item) && item.role === "coat" && part.test(item.name),
    );
    return visible !== undefined && visible.share >= PART;
  };
  const features = look.features?.filter((feature) =>
    isShownOn(feature, look) &&
    OF_PARTS.every(([part, features]) => !features.includes(feature) || isPartSeen(part)) &&
    (!OF_TAILS.includes(feature) ||
      isSeen(
        visibleOf(
          sight,
          (item) => isOwn(item) && item.role === "coat" && item.name.startsWith("tail"),
        ),
        TAIL,
      ))
  );
  const body = visibleOf(
    sight,
    (item) =>
      isOwn(item) && (item.role === "coat" || item.role === "costume") && !NO_BODY.test(item.name),
  );
  // Where only a head looks out of a flap, a fat body is not seen.
  const isBuildSeen = look.build === "average" || look.pose === "portrait" || isSeen(body, BODY);
  const ownMarks = look.ownMarks?.filter((name) => isOwnMarkSeen(sight, name, isOwn));
  const isGarmentSeen = (kind: Costume) => {
    const cloth = visibleOf(sight, (item) => isOwn(item) && item.shows === `garment ${kind}`);
    return cloth !== undefined && cloth.area >= CLOTH;
  };
  const isDressed = !look.costume ||
    (look.layers ? isGarmentSeen(look.costume.kind) : hasClothes(sight, look, isOwn));
  const costume = look.costume && isDressed
    ? inItsColour(sight, look.costume, (item) => isOwn(item) && item.role === "costume")
    : undefined;
  const [dress, ...layers] = [
    ...(costume ? [costume] : []),
    ...(look.layers ?? []).filter((each) => isGarmentSeen(each.kind)),
  ];
  const isAllSeen = dress === look.costume && layers.length === (look.layers ?? []).length &&
    accessories.length === look.accessories.length &&
    accessories.every((worn, at) => worn === look.accessories[at]) &&
    white.length === look.coat.white.length && features?.length === look.features?.length &&
    ownMarks?.length === look.ownMarks?.length && isBuildSeen;
  if (isAllSeen) return look;
  const { costume: _costume, layers: _layers, ...bare } = look;
  return {
    ...bare,
    ...(dress && { costume: dress }),
    ...(layers.length > 0 && { layers }),
    accessories,
    coat: { ...look.coat, white },
    ...(!isBuildSeen && { build: "average" as const }),
    ...(features && { features }),
    ...(ownMarks && { ownMarks }),
  };
}

/** Less of a mark than this, in square units, is not noticed. */
const OWN_MARK = 40;

/** Whether a mark of its own is seen: on its fur, or over its face. */
function isOwnMarkSeen(sight: Sight, name: OwnMark, isOwn: (item: Item) => boolean): boolean {
  const onFur = visibleMarks(sight, isOwn, (mark) => mark.name === name);
  const onFace = visibleOf(sight, (item) => isOwn(item) && item.name.startsWith(`${name}, `));
  return [onFur, onFace].some((visible) => visible !== undefined && visible.area >= OWN_MARK);
}

/** Whether anything of a costume shows above the rim of what its wearer sits in. */
function hasClothes(
  sight: Sight,
  { accessories }: CatLook,
  isOwn: (item: Item) => boolean,
): boolean {
  const cloth = visibleOf(sight, (item) => isOwn(item) && item.role === "costume");
  if (cloth) return cloth.area >= CLOTH && cloth.share >= CLOTH_SHARE;
  const others = accessories.map(({ kind }) => `accessory ${kind}`);
  return sight.items.some((item) =>
    isOwn(item) && CLOTHES.includes(item.role) && !others.includes(item.shows ?? "")
  );
}

/** Some costumes are a hat and a tool. */
const CLOTHES: readonly Item["role"][] = ["costume", "accessory", "prop"];

function isUnnoticed({ area, share }: Visible, least: number): boolean {
  return area < least || share < KNOWN;
}

/**
 * @module A basket of apples: what no words put elsewhere lies in the basket or bucket that a cat has.
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import type { Item, Point } from "../scene.ts";
import type { Related } from "../spec.ts";
import type { Anchors } from "../things/anchors.ts";
import { THINGS } from "../things/catalogue.ts";
import type { Category } from "../things/thing.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { above } from "./clip.ts";
import { times } from "../times.ts";
import { openingOf } from "./seats/container.ts";
import { glassBefore } from "./seats/under_glass.ts";
import { spanAt } from "./silhouette.ts";
import type { Stage } from "./stage.ts";
import type { ThingOnStage } from "./actors.ts";

/** What is filled with what no words put elsewhere. */
const VESSELS = new Set<Prop>(["basket", "bucket"]);

/** What stands on these is drawn with them. */
const TRAYS = new Set<Prop>(["tray"]);

/** Shares of the width of a tray: what stands on it together, how high it is at most, how far before its back edge. */
const SERVED = { wide: 0.86, high: 0.46, deep: 0.4 };

/** What it is filled with. */
const CONTENTS: ReadonlySet<Category> = new Set<Category>([
  "fruit",
  "vegetable",
  "flower",
  "sweet",
  "food",
]);
const OWN_CONTENTS = new Set<Prop>([
  "flower",
  "rose",
  "tulip",
  "sunflower",
  "mushroom",
  "donut",
]);

/** It rises above the rim by at least this share of the vessel. */
const HEAPED = 0.42;

/** How much wider than its place each may be, and how much of it lies below the rim, as shares of it. */
const CROWDED = 1.3, SUNK = 0.34;

/** How high a filled jar is at least, in units of the cat, and the share of it that its contents take. */
const JAR = { high: 190, filled: 0.84 };

/** Puts into vessels what words say is in them, and into a basket what no relation names. */
export function fillVessels({ spec, things }: Stage): void {
  const relations = spec.relations ?? [];
  const thing = (ref: Related["who"]) => things.find((one) => one.ref === ref);
  const holdsCat = (ref: Related["who"]) =>
    relations.some(({ who, is, what }) =>
      what === ref && ["inside", "peeking out of"].includes(is) && who.startsWith("cat")
    );
  const filled = new Set<ThingOnStage>();
  for (const { who, is, what } of relations) {
    const contents = thing(who), vessel = thing(what);
    const isOnTray = vessel !== undefined && TRAYS.has(vessel.prop) &&
      (is === "inside" || is === "on");
    if (isOnTray && contents && !filled.has(vessel) && !holdsCat(what)) {
      serve(vessel, contents);
      filled.add(vessel);
      continue;
    }
    if (is !== "inside" || !contents || !vessel || filled.has(vessel) || holdsCat(what)) continue;
    if (vessel.art.anchors?.isCage || vessel.art.anchors?.isOpening || vessel.art.enclose) continue;
    const glass = vessel.art.anchors?.glass;
    if (!glass && !isContents(contents.prop) && contents.count < 2) continue;
    if (glass) fillGlass(vessel, contents, glass);
    else fill(vessel, contents);
    filled.add(vessel);
  }
  const related = new Set(relations.flatMap(({ who, what }) => [who, what]));
  const vessels = things.filter((one) => VESSELS.has(one.prop) && !filled.has(one));
  const vessel = vessels.find(({ ref }) => related.has(ref)) ?? vessels[0];
  const contents = things.find(({ prop, ref }) => !related.has(ref) && isContents(prop));
  if (vessel && contents) fill(vessel, contents);
}

/** The contents stand on their tray, side by side. */
function serve(tray: ThingOnStage, contents: ThingOnStage): void {
  const { left, right, top } = tray.box, wide = right - left;
  const one = boundsOf(contents.one), slot = wide * SERVED.wide / contents.count;
  const scale = Math.min(slot / widthOf(one), wide * SERVED.high / heightOf(one));
  const foot = top + heightOf(tray.box) * SERVED.deep;
  const step = Math.min(slot, widthOf(one) * scale * 1.1);
  const standing = Array.from({ length: contents.count }, (_, i): Item[] => {
    const x = (left + right) / 2 + (i - (contents.count - 1) / 2) * step;
    return moveItems(
      placing({
        at: [x - (one.left + one.right) / 2 * scale, foot - one.bottom * scale],
        scale,
      }),
      contents.one,
    );
  }).flat().map((item) => ({ ...item, of: contents.ref }));
  tray.items = [...tray.items, ...standing];
  tray.box = boundsOf(tray.items);
  contents.items = [];
  contents.isPlaced = true;
  contents.isGrounded = false;
}

/** The contents are seen through the sides of their jar, in rows from its floor. */
function fillGlass(
  vessel: ThingOnStage,
  contents: ThingOnStage,
  glass: NonNullable<Anchors["glass"]>,
): void {
  const size = Math.max(1, JAR.high / heightOf(vessel.box));
  const jar = moveItems(placing({ at: [0, 0], scale: size }), vessel.items), box = boundsOf(jar);
  const { middle: [x], half: [rx, ry], floor } = glass;
  const one = boundsOf(contents.one), columns = Math.ceil(Math.sqrt(contents.count));
  const rows = Math.ceil(contents.count / columns);
  const wide = widthOf(box) * 2 * rx * JAR.filled / columns;
  const high = heightOf(box) * 2 * ry * JAR.filled / rows;
  const scale = Math.min(wide / widthOf(one), high / heightOf(one));
  const foot = box.top + heightOf(box) * floor;
  const inside = times(contents.count, (i): Item[] => {
    const column = i % columns - (columns - 1) / 2, row = Math.floor(i / columns);
    const at: Point = [
      box.left + widthOf(box) * x + column * wide - (one.left + one.right) / 2 * scale,
      foot - row * high - one.bottom * scale,
    ];
    return moveItems(placing({ at, scale }), contents.one);
  }).flat().map((item) => ({ ...item, of: contents.ref }));
  vessel.items = [...jar, ...inside, ...glassBefore({ box, placing: vessel.placing }, glass)];
  vessel.box = box;
  contents.items = [];
  contents.isPlaced = true;
  contents.isGrounded = false;
}

function isContents(prop: Prop): boolean {
  const thing = THINGS.get(prop);
  return OWN_CONTENTS.has(prop) || thing !== undefined && CONTENTS.has(thing.category);
}

/** The contents are drawn with their vessel, up to its handle or heaped above its rim. */
function fill(vessel: ThingOnStage, contents: ThingOnStage): void {
  const { level } = openingOf(vessel.items), rim = spanAt(vessel.items, level) ?? vessel.top;
  const one = boundsOf(contents.one), slot = (rim.right - rim.left) * 0.92 / contents.count;
  const high = Math.max(level - vessel.box.top, heightOf(vessel.box) * HEAPED);
  const scale = Math.min(
    slot * CROWDED / widthOf(one),
    high / (heightOf(one) * (1 - SUNK)),
  );
  const inside = Array.from({ length: contents.count }, (_, i): Item[] => {
    const x = (rim.left + rim.right) / 2 + (i - (contents.count - 1) / 2) * slot;
    return moveItems(
      placing({
        at: [
          x - (one.left + one.right) / 2 * scale,
          level + heightOf(one) * scale * SUNK - one.bottom * scale,
        ],
        scale,
      }),
      contents.one,
    );
  }).flat().map((item) => ({ ...item, of: contents.ref }));
  vessel.items = [...vessel.items, ...above(inside, level)];
  vessel.box = boundsOf(vessel.items);
  contents.items = [];
  contents.isPlaced = true;
  contents.isGrounded = false;
}

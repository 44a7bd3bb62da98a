/** @module A head seen from behind: no face, the backs of both ears. */
import { contains } from "../../geometry/measure.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import { isPointed } from "../../colour/palette.ts";
import type { Item, Point, Region } from "../../scene.ts";
import { type Coat, earMarks, partMarks } from "../markings/coat.ts";
import { coatFromBehind } from "../markings/coat_from_behind.ts";
import { ears } from "./ears.ts";
import type { Figure } from "../body/figure.ts";
import { type HeadPlan, skull } from "./head.ts";

/** What the front of an ear shows. */
const INSIDE = /inner ear|ear tuft/;

/** The items of such a head, where a face would be nothing. */
export function backOfHead(
  plan: HeadPlan,
  coat: Coat,
  toHead: Transform,
  { torso }: Figure,
): { ears: Item[]; skull: Item[]; features: Item[] } {
  const turned = {
    ...plan,
    turn: { yaw: 0, pitch: 0 },
    expression: { ...plan.expression, blush: 0 },
  };
  const outline = roundBelow(skull(turned, []).outline);
  // Points are on the face and the ears only.
  const marks = isPointed(coat.coat.pattern) ? [] : partMarks({
    name: "head",
    kind: "torso",
    outline,
    axis: [[0, -92], [0, 0], [0, 97]],
    widths: [70, 108, 80],
    stripes: "both",
    volume: 0.8,
  }, coatFromBehind(coat, "head"));
  const shells = ears(turned, (name, shape) => earMarks(name, shape, coat))
    .filter(({ name }) => !INSIDE.test(name));
  return {
    ears: moveItems(toHead, shells),
    skull: moveItems(toHead, [{ ...skull(turned, marks), outline }]).map((item) =>
      item.is === "region" && isBare(plan) ? overNape(item, torso) : item
    ),
    features: [],
  };
}

/** The height of the widest place of a skull, and half its height below it, in units of the head. */
const WIDEST = 6, BELOW = 100;

/** From behind the jaw is hidden: below its widest place a skull is a ball, whatever its face narrows to. */
function roundBelow(outline: readonly Point[]): Point[] {
  const half = Math.max(...outline.filter(([, y]) => Math.abs(y - WIDEST) < 12).map(([x]) => x));
  return outline.map(([x, y]): Point => {
    const ball = half * Math.sqrt(Math.max(0, 1 - (Math.max(0, y - WIDEST) / BELOW) ** 2));
    return [y > WIDEST ? Math.sign(x) * Math.max(Math.abs(x), ball) : x, y];
  });
}

/** Whether fur lies on fur there. */
function isBare({ spec }: HeadPlan): boolean {
  return spec.costume === undefined && spec.accessories.length === 0;
}

/** Of the stretch of its edge that lies on the trunk, this share at each end shows a line: the jaw ends in the nape. */
const JAW = 0.2;

/** The skull with an open edge where it goes over into the nape. */
function overNape(head: Region, torso: Figure["torso"]): Region {
  const { outline } = head;
  const onTrunk = outline.map((point) => torso.some((part) => contains(part.outline, point)));
  const first = onTrunk.findIndex((on, i) => on && !onTrunk.at(i - 1));
  if (first < 0) return head;
  const ordered = [...outline.slice(first), ...outline.slice(0, first)];
  const on = [...onTrunk.slice(first), ...onTrunk.slice(0, first)];
  const length = on.indexOf(false), kept = Math.round(length * JAW);
  const contour = [...ordered.slice(length - kept), ...ordered.slice(0, kept)];
  return { ...head, contour };
}

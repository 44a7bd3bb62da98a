/**
 * @module Whether a scene is composed well, measured on its parts alone: everything in the frame, the cat
 * large enough and near the middle, its face free.
 */
import { COSTUMES } from "../wardrobe/costumes.ts";
import { NARROW } from "../cat/head/profile/eye.ts";
import type { Pose } from "../cat/poses.ts";
import type { Eye, Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { type Finding, finding } from "./finding.ts";
import { cellsOf, eyeOutline, maskOf, maskOfOutline, type Parts, SIDE, sizeOf } from "./parts.ts";
import { subjectOf } from "./silhouette.ts";
import { thresholdsOf } from "./style_thresholds.ts";
import { STRUCTURE } from "./thresholds.ts";

/** How the cat lies in its frame. */
export function structure(parts: Parts): Finding[] {
  const { scene } = parts;
  const cells = cellsOf(subjectOf(parts));
  const xs = cells.map((cell) => cell % SIDE), ys = cells.map((cell) => Math.floor(cell / SIDE));
  const { frame, area, tiny, centre } = STRUCTURE;
  const eyes = scene.items.filter((item): item is Eye & Item => item.is === "eye");
  const { eyeShare } = thresholdsOf(scene.spec.style);
  return [
    finding("left of the cat", Math.min(...xs) / SIDE, { from: frame }),
    finding("right of the cat", Math.max(...xs) / SIDE, { to: 1 - frame }),
    finding("above the cat", Math.min(...ys) / SIDE, { from: frame }),
    ...(scene.spec.pose === "portrait"
      ? []
      : [finding("below the cat", Math.max(...ys) / SIDE, { to: 1 - frame })]),
    finding("share of the cat", cells.length / SIDE ** 2, {
      ...area,
      ...(scene.spec.size === "tiny" && { from: tiny }),
    }),
    finding("middle of the cat", mean(xs) / SIDE, centre),
    ...(mayHideEyes(scene.spec)
      ? []
      : [finding("eyes that can be seen", seenEyes(eyes, parts), { from: 1 })]),
    ...(eyeShare !== undefined && eyes.every(({ closed }) => !closed)
      ? [finding("share of the eyes", shareOf(eyes), { from: eyeShare })]
      : []),
    ...(mayHideMouth(scene.spec)
      ? []
      : [finding("the nose is free", freeShare("nose", parts), { from: STRUCTURE.nose })]),
  ];
}

/** Who is seen from behind, or covers its eyes, shows none. */
function mayHideEyes({ accessories, view, pose }: CatSpec): boolean {
  return view === "behind" || pose === "facepalm" ||
    accessories.some(({ kind }) => kind === "glasses");
}

/** A paw that is washed, a microphone and what is carried in the mouth are before the nose. */
function mayHideMouth(
  { costume, accessories, view, pose, props, relations = [] }: CatSpec,
): boolean {
  return (costume && COSTUMES[costume.kind].covers) === "muzzle" ||
    view === "behind" || AT_THE_FACE.includes(pose) ||
    props.some(({ kind }) => kind === "microphone") ||
    relations.some(({ is }) => is === "carrying in the mouth") ||
    accessories.some(({ kind }) => kind === "gadget");
}

const AT_THE_FACE: readonly Pose[] = ["facepalm", "washing"];

function seenEyes(eyes: readonly Eye[], parts: Parts): number {
  return eyes.filter((eye) => {
    const index = parts.scene.items.indexOf(eye);
    const cells = cellsOf(maskOfOutline(eyeOutline(eye)));
    return cells.filter((cell) => parts.item[cell] === index).length > 0.5 * cells.length;
  }).length;
}

/** Of a head that turns aside the near eye counts for both; a lone one is seen from the side, and is narrower. */
function shareOf(eyes: readonly (Eye & Item)[]): number {
  const isLone = (eye: Eye & Item) => eyes.filter(({ of }) => of === eye.of).length === 1;
  const sizes = eyes.map((eye) => Math.PI * eye.size[0] * eye.size[1] / (isLone(eye) ? NARROW : 1));
  const shown = eyes.length + eyes.filter(isLone).length;
  return shown * Math.max(0, ...sizes) / 1024 ** 2;
}

function freeShare(name: string, parts: Parts): number {
  const named = (item: Item | undefined) => item?.name === name;
  const item = parts.scene.items.find(named);
  if (item?.is !== "region") return 1;
  return sizeOf(maskOf(parts, named)) / sizeOf(maskOfOutline(item.outline));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

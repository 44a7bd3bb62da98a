/**
 * @module Where marks of a cat's own lie on its face: spots of the coat below eyes and nose, what is smeared or
 * stuck on over them.
 */
import { box, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import {
  type OwnMark,
  type OwnMarkKind,
  type OwnMarkPlace,
  partsOf,
} from "../../choices/own_mark_choices.ts";
import type { CoatTones } from "../../colour/palette.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { MarkPlace } from "../markings/mark_place.ts";
import { ownMarkAt, ownMarkItems, spotColour } from "../markings/own_marks.ts";
import type { HeadPlan } from "./head.ts";

/** Places of the face; the cat's left is at the viewer's right before the body is mirrored. */
const PLACES: Partial<Record<OwnMarkPlace, readonly MarkPlace[]>> = {
  nose: [{ at: [1, 36], size: [21, 13] }],
  chin: [{ at: [2, 86], size: [26, 12] }],
  mouth: [{ at: [0, 66], size: [40, 15] }],
  cheeks: [{ at: [-66, 48], size: [23, 15], turn: -0.3 }, {
    at: [66, 46],
    size: [23, 15],
    turn: 0.3,
  }],
  forehead: [{ at: [2, -54], size: [30, 18] }],
  "half the face": [{ at: [52, 24], size: [42, 44] }],
  whiskers: [{ at: [-58, 62], size: [26, 11] }, { at: [58, 62], size: [26, 11] }],
};

/** What covers an eye lies below it, and shows around it. */
const AROUND_EYES: Partial<Record<OwnMarkPlace, MarkPlace>> = {
  "left eye": { at: [54, 2], size: [47, 45] },
  "right eye": { at: [-54, 2], size: [47, 45] },
};

/** A scar, a plaster or a stain beside an eye leaves the eye free. */
const BESIDE_EYES: Partial<Record<OwnMarkPlace, MarkPlace>> = {
  "left eye": { at: [64, -40], size: [24, 15], turn: 0.2 },
  "right eye": { at: [-64, -40], size: [24, 15], turn: -0.2 },
};

/** Marks that are fur of another colour: eyes and nose lie over them. */
export function furMarks({ spec, tones }: HeadPlan, mirrored: boolean): Mark[] {
  return marksOf(spec).flatMap((name) => {
    const { kind, place } = partsOf(name);
    const isHeadband = place === "forehead" && isWrapping(kind);
    if (!spotColour(kind) && kind !== "a dark ring" && !isHeadband) return [];
    if (place === "half the face") {
      return [{ ...mark("patch", box(0, -130, 150, 260), spotColour(kind) ?? tones.dark), name }];
    }
    if (isHeadband) return ownMarkAt(name, kind, HEADBAND, tones);
    const eye = AROUND_EYES[sided(place, mirrored)];
    const places = eye ? [eye] : place === "nose" ? [NOSE_BRIDGE] : PLACES[place] ?? [];
    return places.flatMap((at) => ownMarkAt(name, kind, at, tones));
  });
}

/** A bandage around the head goes from edge to edge of it. */
const HEADBAND: MarkPlace = { at: [0, -52], size: [116, 15] };

function isWrapping(kind: OwnMarkKind): boolean {
  return kind === "a bandage" || kind === "a plaster cast";
}

/** All others, over eyes, nose and mouth: each on a patch of its own that nothing but it colours. */
export function faceMarkItems({ spec, tones }: HeadPlan, mirrored: boolean): Item[] {
  return marksOf(spec).flatMap((name) => {
    const { kind, place } = partsOf(name);
    const isFur = spotColour(kind) !== undefined || kind === "a dark ring";
    if (place === "forehead" && isWrapping(kind)) return [];
    if (isFur) return place === "nose" ? ownMarkItems(name, NOSE_TIP, { tones, role: "face" }) : [];
    const places = place === "mouth" && kind === "lipstick"
      ? LIPS
      : PLACES[place] ?? [BESIDE_EYES[sided(place, mirrored)]].flatMap((at) => at ?? []);
    return places.flatMap((at) => ownMarkItems(name, at, { tones, role: "face" }));
  });
}

/** A spot on the nose colours the nose itself, and the fur above it, where it is larger than a nose. */
const NOSE_TIP: MarkPlace = { at: [0, 43], size: [12, 8] };
const NOSE_BRIDGE: MarkPlace = { at: [5, 27], size: [25, 20], turn: 0.3 };

const LIPS: readonly MarkPlace[] = [{ at: [0, 70], size: [25, 6.5] }];

/** Marks on an ear, within its outline: a spot there is an ear of another colour. */
export function earOwnMarks(
  name: string,
  outline: Point[],
  { spec, tones, mirrored }: { spec: CatSpec; tones: CoatTones; mirrored: boolean },
): Mark[] {
  // The right of the picture is the cat's left, until it is mirrored.
  const own = name.startsWith("right") !== mirrored ? "left ear" : "right ear";
  const middle = (at: 0 | 1) => outline.reduce((sum, point) => sum + point[at], 0) / outline.length;
  return marksOf(spec).flatMap((mark_) => {
    const { kind, place } = partsOf(mark_);
    if (place !== "ears" && place !== own) return [];
    const spot = spotColour(kind);
    if (spot) return [{ ...mark("patch", smooth(outline), spot), name: mark_ }];
    return ownMarkAt(mark_, kind, { at: [middle(0), middle(1)], size: [19, 15] }, tones);
  });
}

function marksOf({ ownMarks = [] }: CatSpec): readonly OwnMark[] {
  return ownMarks;
}

/** The same side of the picture on which it lies before the body is mirrored. */
function sided(place: OwnMarkPlace, mirrored: boolean): OwnMarkPlace {
  if (!mirrored) return place;
  if (/^left/.test(place)) return place.replace("left", "right") as OwnMarkPlace;
  return place.replace(/^right/, "left") as OwnMarkPlace;
}

/** Whether anything of it lies on its face. */
export function hasMarkedFace({ ownMarks = [] }: CatSpec): boolean {
  return ownMarks.some((name) => {
    const { place } = partsOf(name);
    return PLACES[place] !== undefined || AROUND_EYES[place] !== undefined;
  });
}

/** @module What a cat wears before its eyes. */
import { eyePlace } from "../../cat/head/face_places.ts";
import { headFormOf } from "../../cat/head/head_form.ts";
import { onTurnedFace, turnOf } from "../../cat/head/turned_head.ts";
import { mapItems } from "../../geometry/mapping.ts";
import { bounds } from "../../geometry/measure.ts";
import { moveItems, movePoint, placing, type Transform } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { GLASSES, type GlassesVariant } from "../glasses.ts";
import type { EyePair } from "../lenses.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  words:
    "glasses, eyeglasses, spectacles, specs, eye glasses, spectacle, eyewear, bespectacled, glasses on its nose, glasses on his nose, glasses on her nose",
  variants: GLASSES,
  usual: "round glasses",
  wear({ cat, spec }, colour, { variant = "round glasses" }) {
    const eyes: EyePair = [eyePlace(-1, spec), eyePlace(1, spec)];
    const drawn = GLASSES[variant as GlassesVariant].draw(colour, eyes);
    const turned = onTurnedFace(turnOf(cat.figure.head, headFormOf(spec)));
    const onFace = moveItems(cat.toHead, mapItems(overEyes(drawn, eyes, spec), turned));
    const places = eyes.map((eye) => movePoint(cat.toHead, turned(eye)));
    return { head: moveItems(fromTo(places, seenEyes(cat.features)), onFace) };
  },
};

/** Middles of the eyes where they found room. */
function seenEyes(features: readonly Item[]): Point[] {
  return features.flatMap((item) => item.is === "eye" ? [item.centre] : []);
}

/** From where both eyes would be to where they are, as far apart as they are; a face of one eye keeps its glasses. */
function fromTo(places: readonly Point[], eyes: readonly Point[]): Transform {
  const [one, other] = eyes, [left, right] = places;
  if (!one || !other || !left || !right) return placing({});
  const apart = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2);
  const scale = Math.max(SMALLEST, apart(one, other) / apart(left, right));
  const to = between(one, other), from = between(left, right);
  return placing({ at: [to[0] - from[0] * scale, to[1] - from[1] * scale], scale });
}

/** Glasses are never made smaller than this: eyes that lie close still need their whole lenses. */
const SMALLEST = 0.94;

function between([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Half the height of an eye of a real cat, in units of the head, with its lashes; and of a plain lens. */
const EYE = 34, LENS = 33;
/** Lenses do not grow into each other. */
const LARGEST = 1.16;

/** So near to the middle between the eyes a piece belongs to both, in units of the head. */
const BETWEEN = 12;

/** Lenses as large as the eyes of the style. */
function overEyes(items: Item[], eyes: EyePair, { style }: CatSpec): Item[] {
  const size = Math.min(LARGEST, EYE * STYLE_ENTRIES[style].figure.eyes[1] / LENS);
  if (size <= 1) return items;
  return items.flatMap((item) => {
    if (item.is !== "region") return [item];
    const { left, right } = bounds(item.outline);
    const middle = (left + right) / 2, between = (eyes[0][0] + eyes[1][0]) / 2;
    // What spans both eyes or lies between them grows from their middle.
    const [x, y] = Math.abs(middle - between) < BETWEEN
      ? [between, (eyes[0][1] + eyes[1][1]) / 2]
      : middle < between
      ? eyes[0]
      : eyes[1];
    return moveItems({ a: size, b: 0, c: 0, d: size, e: x * (1 - size), f: y * (1 - size) }, [
      item,
    ]);
  });
}

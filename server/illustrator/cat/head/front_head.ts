/** @module A head that looks at the viewer, turned or not: ears, skull and face. */
import { mapItems } from "../../geometry/mapping.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import type { Item, Mark } from "../../scene.ts";
import type { Figure } from "../body/figure.ts";
import { type Coat, earMarks } from "../markings/coat.ts";
import { wetLocks } from "../markings/wet_fur.ts";
import { doubleChin } from "./double_chin.ts";
import { ears } from "./ears.ts";
import { litEyes } from "./eye_light.ts";
import { eyes } from "./eyes.ts";
import { type FacePlan, headOutline, mouthMap, skull, wrinkles } from "./head.ts";
import { mouthWithin } from "./mouth_room.ts";
import { muzzle } from "./muzzle.ts";
import { noddingEars } from "./nod.ts";
import { noseAndMouth } from "./nose_and_mouth.ts";
import { ownFeatures } from "./own_features.ts";
import { earOwnMarks, faceMarkItems } from "./own_marks_of_face.ts";
import { onTurnedFace } from "./turned_head.ts";
import { whiskers } from "./whiskers.ts";

/** The layers of such a head, in the cat's coordinates; `earsUnderHat` are its ears where a hat presses them aside. */
export function frontHead(
  face: FacePlan,
  { coat, marks, mirrored, toHead, figure }: {
    coat: Coat;
    marks: Mark[];
    mirrored: boolean;
    toHead: Transform;
    figure: Figure;
  },
): { ears: Item[]; earsUnderHat: () => Item[]; skull: Item[]; features: Item[] } {
  const { spec } = face;
  const shells = (options?: { underHat: boolean }) =>
    moveItems(
      toHead,
      noddingEars(
        ears(face, (name, outline) => [
          ...earMarks(name, outline, coat),
          ...earOwnMarks(name, outline, { spec, tones: face.tones, mirrored }),
        ], options),
        figure.head.pitch,
      ),
    );
  return {
    ears: shells(),
    earsUnderHat: () => shells({ underHat: true }),
    skull: [
      ...moveItems(toHead, [
        ...doubleChin(face),
        skull(face, marks),
        ...mapItems(wrinkles(face), onTurnedFace(face.turn)),
      ]),
      ...(spec.features?.includes("wet fur") ? wetLocks(face.tones.base, toHead) : []),
    ],
    features: moveItems(
      toHead,
      [
        ...litEyes(eyes(face, mirrored), spec),
        ...mouthWithin(
          mapItems(
            [...muzzle(face), ...noseAndMouth(face), ...ownFeatures(face)],
            mouthMap(face),
          ),
          headOutline(face),
        ),
        ...mapItems(faceMarkItems(face, mirrored), mouthMap(face)),
        ...whiskers(face),
      ],
    ),
  };
}

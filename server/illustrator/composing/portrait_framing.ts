/**
 * @module Where in the picture a portrait is: its head fills about half of the height and is in the middle.
 */
import { placing, type Transform } from "../geometry/transform.ts";
import { widthOf } from "../geometry/measure.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { MARGIN, type Subject, within } from "./subject.ts";

/** Height of a head with its ears, in shares of the picture; of one with things beside it; and the largest. */
const HEAD = { alone: [0.56, 0.6, 0.64], accompanied: [0.48, 0.5, 0.52], most: 0.66 } as const;

/** From the middle of a head down to its chin, in units of the head. */
const CHIN = 99;

/** Fur below the chin that is always seen, in units of the cat. */
const BELOW_CHIN = 44;

/** Air above the ears, in shares of the picture. */
const ABOVE = 0.085 * PICTURE_SIZE;

/** The body of a bust ends so far below the ground of its figure, in units of the cat. */
const END = 16;

/** How far off the middle a portrait may be. */
const ASIDE = 26;

/** A portrait with wings or a wide hat leaves a little of its setting to be seen. */
const WINGS_ROOM = 0.94;

/** Shoulders may reach so far beyond the edges, in shares of the picture: the face decides how near it is. */
const SHOULDERS = 1.04;

/** The bare cat decides its size and place, so that a hat that fits changes neither. */
export function framePortrait(
  { bare, dressed, figure: { head }, random, mirrored, isAlone = false }: Subject,
): Transform {
  const chin = head.at[1] + CHIN * head.scale;
  const ofHead = (share: number) => share * PICTURE_SIZE / (chin - bare.top);
  const isBroader = widthOf(dressed) > widthOf(bare) + 1;
  // A large head on a short bust comes closer, so that it is not low in the picture.
  const reaching = (PICTURE_SIZE - ABOVE) / (END - bare.top);
  const scale = Math.min(
    Math.max(ofHead(random.pick(HEAD[isAlone ? "alone" : "accompanied"])), reaching),
    ofHead(HEAD.most),
    isBroader
      ? WINGS_ROOM * (PICTURE_SIZE - 2 * MARGIN) / widthOf(dressed)
      : SHOULDERS * PICTURE_SIZE / widthOf(bare),
    (PICTURE_SIZE - MARGIN) / (chin + BELOW_CHIN - dressed.top),
  );
  const x = PICTURE_SIZE / 2 - (mirrored ? -1 : 1) * head.at[0] * scale +
    random.between(-ASIDE, ASIDE);
  const y = Math.max(
    ABOVE - bare.top * scale,
    MARGIN - dressed.top * scale,
    PICTURE_SIZE - END * scale,
  );
  const at = isBroader ? within(x, dressed, { scale, mirrored }) : x;
  return placing({ at: [at, y], scale, mirror: mirrored });
}

/**
 * @module The room that eyes have on a turned head: beside each other and the nose, and inside the head.
 */
import type { Eye, Point } from "../../scene.ts";
import { type HeadPlan, mouthMap } from "./head.ts";
import { RIM, skullAt } from "./face_places.ts";

/** Fur between both eyes, between an eye and the nose, above a laughing mouth, and between the far eye and the edge. */
const BETWEEN = 14, ABOVE_NOSE = 4, ABOVE_MOUTH = 5, FAR_RIM = 6;

/** The corner of the nose that is nearest to an eye, and the highest of a mouth that laughs, on an ordinary head. */
const NOSE_CORNER: Point = [14, 35], LAUGHING: Point = [34, 51];

/** A head that is turned by less has no far side. */
const TURNED = 0.1;

/** A squeezed eye loses less of its height than of its width: by this power. */
const LOWER = 0.6;

/** The far eye is never narrower than this share of the near one: both are the eyes of one face. */
const NARROWEST = 0.78;

/** The eyes as they are seen, moved and made smaller until nothing crosses them. Both become smaller together and stay
 * on one line: a face whose eyes differ looks broken. */
export function withRoom(seen: readonly Eye[], plan: HeadPlan, outline: readonly Point[]): Eye[] {
  if (seen.length === 0) return [];
  const sized = alike(seen.map((eye) => aboveMouth(eye, plan)));
  const tries = LIFTS.map((lift) => fitted(sized.map((eye) => lifted(eye, lift)), plan, outline));
  const largest = Math.max(...tries.map(({ fit }) => fit));
  return tries.find(({ fit }) => fit > largest - LITTLE)!.eyes;
}

/** Eyes for which the nose leaves little room lie higher by one of these, if that is worth more than a little. */
const LIFTS = [0, 4, 8, 12, 16], LITTLE = 0.03;

function lifted(eye: Eye, by: number): Eye {
  return { ...eye, centre: [eye.centre[0], eye.centre[1] - by] };
}

/** The eyes at their height, and which share of their size they have room for. */
function fitted(
  sized: readonly Eye[],
  plan: HeadPlan,
  outline: readonly Point[],
): { eyes: Eye[]; fit: number } {
  const rooms = sized.map((eye) => roomOf(eye, plan, outline));
  const wide = sized.reduce((all, { size }) => all + 2 * size[0], 0);
  const room = rooms.reduce((all, { edge }) => all + edge, 0) - BETWEEN;
  const fit = Math.min(
    1,
    ...(sized.length > 1 ? [room / wide] : []),
    ...rooms.map(({ edge, least, share }, i) =>
      share > 0 ? (edge - least) / (sized[i]!.size[0] * (1 + share)) : 1
    ),
  );
  const placed = sized.map((eye, i): Eye => {
    const { centre: [x, y], size: [w, h], outer: side } = eye, { edge, least, share } = rooms[i]!;
    const half = w * fit, nearest = share > 0 ? least + half * share : -edge;
    const at = Math.min(edge - half, Math.max(nearest, side * x));
    return { ...eye, centre: [side * at, y], size: [half, h * fit ** LOWER] };
  });
  return { eyes: apart(placed, rooms), fit };
}

/** How far an eye may go, as distances to its side from the middle of the head, and how much of it is beside the nose. */
interface Room {
  least: number;
  share: number;
  edge: number;
}

function roomOf(
  { centre: [, y], size: [wide, high], outer: side, tilt }: Eye,
  plan: HeadPlan,
  outline: readonly Point[],
): Room {
  const [noseX, noseY] = mouthMap(plan)([side * NOSE_CORNER[0], NOSE_CORNER[1]]);
  const { left, right } = skullAt(outline, y, high * 0.8);
  const rim = plan.turn.yaw * side > TURNED ? FAR_RIM : RIM;
  return {
    edge: side * (side > 0 ? right : left) - rim,
    least: side * noseX + ABOVE_NOSE,
    // The lower corner of a tilted eye is nearer to the nose.
    share: widthAt((noseY - y) / Math.hypot(high * Math.cos(tilt), wide * Math.sin(tilt))),
  };
}

/** Both eyes as high as each other and on one line, neither much narrower. */
function alike(eyes: readonly Eye[]): Eye[] {
  const widest = Math.max(...eyes.map(({ size }) => size[0]));
  const high = Math.min(...eyes.map(({ size }) => size[1]));
  const line = eyes.reduce((all, { centre }) => all + centre[1], 0) / eyes.length;
  return eyes.map((eye) => ({
    ...eye,
    centre: [eye.centre[0], line],
    size: [Math.max(NARROWEST * widest, eye.size[0]), high],
  }));
}

/** Eyes that would touch give way to their sides as far as each has room. */
function apart(eyes: readonly Eye[], rooms: readonly Room[]): Eye[] {
  const [one, other] = eyes;
  if (!one || !other) return [...eyes];
  const inner = ({ centre, size, outer }: Eye) => outer * centre[0] - size[0];
  let missing = BETWEEN - inner(one) - inner(other);
  return eyes.map((eye, i) => {
    if (missing <= 0) return eye;
    const { centre: [x, y], size: [half], outer: side } = eye;
    const step = Math.min(missing, rooms[i]!.edge - half - side * x);
    missing -= step;
    return { ...eye, centre: [x + side * step, y] };
  });
}

/** Over the mouth of a flat face an eye lies higher and is less high. */
function aboveMouth(eye: Eye, plan: HeadPlan): Eye {
  const { centre: [x, y], size: [wide, high], outer } = eye;
  const [, mouth] = mouthMap(plan)([outer * LAUGHING[0], LAUGHING[1]]);
  const excess = Math.max(0, y + high - (mouth - ABOVE_MOUTH)) / 2;
  return { ...eye, centre: [x, y - excess], size: [wide, high - excess] };
}

/** Half the width of a round eye at this share of its height, as a share of its half width. */
function widthAt(share: number): number {
  return Math.sqrt(Math.max(0, 1 - share * share));
}

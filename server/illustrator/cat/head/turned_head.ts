/**
 * @module A head that turns: what lies on it moves as on a ball with a muzzle, the far side grows narrow
 * and the jaw swings to where the cat looks. `yaw` 1 looks to the right of the picture, `pitch` 1 up.
 */
import type { PointMap } from "../../geometry/mapping.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { HeadForm } from "./head_form.ts";

/** How a head is turned. */
export interface HeadTurn {
  yaw: number;
  pitch: number;
}

/** How the head of a figure is turned. Beside the muzzle of a narrow head is little room: it is turned less far. */
export function turnOf(
  { yaw, pitch = 0 }: { yaw: number; pitch?: number },
  { width }: Pick<HeadForm, "width">,
): HeadTurn {
  return { yaw: yaw * Math.min(1, width[2]), pitch };
}

/** The largest turns, in radians: beyond them a face of two eyes would be half hidden. */
const MOST_YAW = 0.5, MOST_PITCH = 0.3;

/** The share of that by which the face of a lowered head sinks: more would leave it a bare, high brow. */
const SUNK = 0.8;

/** How far a head looks aside: 0 at the viewer, 1 at a right angle, negative to the left. */
export function sideways({ yaw }: Pick<HeadTurn, "yaw">): number {
  return Math.sin(yaw * MOST_YAW);
}

/** The ball: half its width and height, how far its front lies before its middle, in units of the head. */
const HALF_WIDTH = 122, HALF_HEIGHT = 128, DEPTH = 84;

/** The muzzle before the ball: its middle, its size, and how far it stands out. */
const MUZZLE = { y: 60, wide: 42, high: 34, out: 16 };

/** What lies on the face. */
export function onTurnedFace({ yaw, pitch }: HeadTurn): PointMap {
  const [sinYaw, cosYaw] = [Math.sin(yaw * MOST_YAW), Math.cos(yaw * MOST_YAW)];
  const angle = pitch * MOST_PITCH * (pitch < 0 ? SUNK : 1);
  const [sinPitch, cosPitch] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => {
    const z = depthAt(x, y);
    const turned = z * cosYaw - x * sinYaw;
    return [x * cosYaw + z * sinYaw, y * cosPitch - turned * sinPitch];
  };
}

function depthAt(x: number, y: number): number {
  const ball = DEPTH * Math.sqrt(Math.max(0, 1 - (x / HALF_WIDTH) ** 2 - (y / HALF_HEIGHT) ** 2));
  const { wide, high, out } = MUZZLE;
  return ball + out * Math.exp(-((x / wide) ** 2) - ((y - MUZZLE.y) / high) ** 2);
}

/** How far the jaw swings, the crown follows and the cheek behind goes back, in units at a right angle. */
const JAW = 38, CROWN = 8, BEHIND = 10;

/** The share of its width that the far side loses: most at the cheek, whose locks go behind the muzzle. */
const FAR_CHEEK = { y: 34, high: 40, loss: 0.18 };

/** Under the far brow the line goes in to the eye. */
const FAR_EYE = { y: 4, high: 17, loss: 0.02 };

/** The muzzle stands out beyond the far cheek by so much. */
const FAR_MUZZLE = { y: 66, high: 15, out: 10 };

/** How far chin and crown move when the head is lifted or lowered. */
const CHIN = 74, LOW_CROWN = 14;

/** How much narrower a lowered head is, which is higher, so that it stays as large. */
const NARROWER = 0.08;

/** The share of these moves that a head keeps: lifted, flat heads would have no height left; lowered, all grow. */
const LIFTED = 0.2, LOWERED = 0.6;

/** The outline of the skull. */
export function onTurnedSkull({ yaw, pitch }: HeadTurn): PointMap {
  const sinYaw = sideways({ yaw });
  const sinPitch = Math.sin(pitch * MOST_PITCH) * (pitch > 0 ? LIFTED : LOWERED);
  const towards = Math.sign(sinYaw) || 1, much = Math.abs(sinYaw);
  const width = 1 + NARROWER * Math.min(0, Math.sin(pitch * MOST_PITCH));
  return ([x, y]) => {
    const jaw = smoothstep(24, 94, y), crown = smoothstep(0, 90, -y);
    const far = Math.min(1, Math.max(0, (towards * x) / 100));
    const near = Math.min(1, Math.max(0, (-towards * x) / 110));
    const at = ({ y: middle, high }: { y: number; high: number }) =>
      Math.exp(-(((y - middle) / high) ** 2));
    const loss = FAR_CHEEK.loss * at(FAR_CHEEK) + FAR_EYE.loss * at(FAR_EYE);
    return [
      x * width * (1 - loss * much * far) +
      sinYaw * (JAW * jaw + CROWN * crown + FAR_MUZZLE.out * far * at(FAR_MUZZLE)) -
      sinYaw * BEHIND * near * (1 - jaw),
      y - sinPitch * CHIN * jaw + sinPitch * LOW_CROWN * crown,
    ];
  };
}

/** How much narrower the ear on the far side is drawn at a right angle, and the other one wider. */
const FAR_EAR = 0.38, NEAR_EAR = 0.06;

/** Width of an ear on this side of the picture: -1 left, 1 right. */
export function earWidth(side: -1 | 1, { yaw }: Pick<HeadTurn, "yaw">): number {
  const turn = sideways({ yaw }) * side;
  return turn > 0 ? 1 - FAR_EAR * turn : 1 - NEAR_EAR * turn;
}

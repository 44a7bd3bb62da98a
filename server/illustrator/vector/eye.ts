/**
 * @module The eyes of a cartoon as SVG: round and wet, with a wide pupil, two highlights and one lash.
 */
import { type Colour, shift } from "../colour/colour.ts";
import type { Eye } from "../scene.ts";
import type { Definitions } from "./definitions.ts";
import { hex, short } from "./paths.ts";

const LASH: Colour = { l: 0.2, c: 0.03, h: 30 };
const PUPIL: Colour = { l: 0.15, c: 0.02, h: 290 };
const WHITE: Colour = { l: 0.985, c: 0.008, h: 90 };

/** An open or a closed eye, as elements. */
export function eyeElements(eye: Eye, definitions: Definitions): string {
  const [x, y] = eye.centre;
  const turn = (eye.rotation * 180) / Math.PI;
  const place = `translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""}`;
  const inside = eye.closed ? closedEye(eye) : openEye(eye, definitions);
  return `<g transform="${place}" stroke-linecap="round">${inside}</g>`;
}

function openEye(eye: Eye, definitions: Definitions): string {
  const { size: [w, h], look, iris, pupil, upperLid, lowerLid, outer } = eye;
  const x = look[0] * w * 0.14, y = look[1] * h * 0.12;
  const shape = ellipse(0, 0, w, h);
  const clip = definitions.clip(shape + "/>");
  const fill = definitions.gradient([0.5, 0, 0.5, 1], [
    [0, shift(iris, { l: -0.26, c: -0.01, h: 8 })],
    [0.45, iris],
    [1, shift(iris, { l: 0.13, c: 0.01, h: -8 })],
  ]);
  const lid = -h + 2 * h * upperLid;
  const reach = Math.sqrt(Math.max(0.05, 1 - Math.min(1, (lid + archOf(eye)[0] * h) / h) ** 2));
  const isLow = upperLid > 0.05;
  const inside = [
    `${shape} fill="${hex(WHITE)}"/>`,
    `${ellipse(x, y, w * 0.92, h * 0.94)} fill="${fill}" stroke="${
      hex(shift(iris, { l: -0.38 }))
    }" stroke-width="${short(w * 0.09)}"/>`,
    `${ellipse(x, y, w * 0.82 * pupil, h * Math.min(0.76, 0.62 + 0.16 * pupil))} fill="${
      hex(PUPIL)
    }"/>`,
    `${ellipse(x, y + h * 0.62, w * 0.48, h * 0.22)} fill="${
      hex(shift(iris, { l: 0.2, c: -0.02 }))
    }" opacity=".45"/>`,
    `${ellipse(x - w * 0.3, y - h * 0.36, w * 0.27, h * 0.27)} fill="#fff"/>`,
    `${ellipse(x + w * 0.33, y + h * 0.3, w * 0.13, h * 0.13)} fill="#fff"/>`,
    isLow ? lidPath(eye, lid, -1) : "",
    lowerLid > 0.03 ? lidPath(eye, h - 2 * h * lowerLid, 1) : "",
  ];
  const [edge, arch] = archOf(eye);
  const at = lid + h * edge * 0.85;
  const lash = isLow
    ? `M${short(-w * reach)} ${short(at)}Q0 ${short(lid - h * arch)} ${short(w * reach)} ${
      short(at)
    }`
    : `M${short(-w * 0.97)} ${short(-h * 0.25)}A${short(w)} ${short(h)} 0 0 1 ${short(w * 0.97)} ${
      short(-h * 0.25)
    }`;
  const ring = isLow
    ? ""
    : `${shape} fill="none" stroke="${hex(LASH)}" stroke-width="${short(w * 0.13)}"/>`;
  return `<g clip-path="url(#${clip})">${inside.join("")}</g>${ring}` +
    stroke(lash, hex(LASH), w * 0.19) +
    flick(outer, isLow ? w * reach : w * 0.96, isLow ? lid + h * edge * 0.8 : -h * 0.28, w);
}

/** How far the edges of a lid hang down and its middle rises: gentle eyes arch, cross ones do not. */
function archOf({ tilt }: Eye): [edge: number, arch: number] {
  return tilt > 0.12 ? [0.1, 0.08] : [0.36, 0.34];
}

/** The part that a lid covers, from above (-1) or below. */
function lidPath(eye: Eye, y: number, side: -1 | 1): string {
  const { size: [w, h], lid } = eye;
  const [edge, arch] = side < 0 ? archOf(eye) : [0.14, 0.14];
  const out = short(side * h * 1.3), reach = short(w * 1.2);
  const at = short(y + h * edge);
  return `<path d="M-${reach} ${out}V${at}Q0 ${short(y - h * arch)} ${reach} ${at}V${out}z" fill="${
    hex(lid)
  }"/>`;
}

/** One flick at the outer corner. */
function flick(outer: -1 | 1, x: number, y: number, w: number): string {
  const to = (dx: number, dy: number) => `${short(outer * (x + dx))} ${short(y + dy)}`;
  return stroke(
    `M${to(0, 0)}Q${to(w * 0.08, -w * 0.04)} ${to(w * 0.16, -w * 0.16)}`,
    hex(LASH),
    w * 0.13,
  );
}

function closedEye({ size: [w, h], closed, outer, lid }: Eye): string {
  const up = closed === "happy" ? -1 : 1;
  const colour = hex(lid.l < 0.45 ? shift(lid, { l: 0.28 }) : LASH);
  const end = -up * h * 0.12;
  const arc = `M${short(-w)} ${short(end)}Q0 ${short(up * h * 0.72)} ${short(w)} ${short(end)}`;
  const tip = `M${short(outer * w)} ${short(end)}L${short(outer * w * 1.24)} ${
    short(end + (up > 0 ? -h * 0.02 : h * 0.1))
  }`;
  return stroke(arc, colour, w * 0.2) + stroke(tip, colour, w * 0.13);
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"`;
}

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;
}

/** @module How a mood carries the body: hunched, drawn up, leaning, the head lifted or lowered. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { expressionOf } from "../head/face_of_mood.ts";
import type { Figure } from "./figure.ts";
import { mapped } from "./mapped_figure.ts";
import type { Pose } from "../poses.ts";

/** Poses whose spine is free. */
const FREE: ReadonlySet<Pose> = new Set<Pose>([
  "sitting",
  "standing",
  "walking",
  "loaf",
  "lying",
  "portrait",
]);

/** How much lower an old cat carries its head, in units. */
const STOOP = 20;

/** Height of the head for which a carriage is written, in units. */
const USUAL_HEIGHT = 300;

/** Of a body that lies, the head alone can move, by this share. */
const LYING = 0.5;

/** A bust has no room to bow. */
const OF_BUST = 0.4;

/** The figure as its mood carries it. */
export function withPosture(figure: Figure, spec: CatSpec): Figure {
  const { carriage } = expressionOf(spec);
  const stoop = spec.age === "senior" ? STOOP : 0;
  if (!carriage && !stoop || !FREE.has(spec.pose) || figure.head.away) return figure;
  const { bow: ofMood = 0, lean = 0, pitch = 0, tilt = 0 } = carriage ?? {};
  const bow = ofMood + stoop;
  const [, top] = figure.head.at;
  const much = figure.bust ? OF_BUST : Math.max(LYING, Math.min(1, -top / USUAL_HEIGHT));
  const move = ([x, y]: Point): Point => {
    const up = y / top;
    return [
      x + lean * much * smoothstep(0.1, 1, up),
      y + bow * much * smoothstep(0.3, 1, up),
    ];
  };
  const bent = mapped(figure, move);
  return {
    ...bent,
    head: {
      ...bent.head,
      turn: bent.head.turn + tilt,
      pitch: Math.max(-1, Math.min(1, (bent.head.pitch ?? 0) + pitch)),
    },
  };
}

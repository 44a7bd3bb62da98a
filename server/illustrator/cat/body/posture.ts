/** @module How a mood carries the body: hunched, drawn up, leaning, the head lifted or lowered. */
import type { PointMap } from "../../geometry/mapping.ts";
import { bounds } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { expressionOf } from "../head/face_of_mood.ts";
import type { Figure, Part } from "./figure.ts";
import { isLevel } from "./level_trunk.ts";
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
  "waving",
  "upright",
  "sneaking",
  "begging",
  "bowing",
  "kneeling",
  "arms folded",
  "paws on hips",
  "shrugging",
  "thinking",
  "pointing",
  "sploot",
]);

/** How much lower an old cat carries its head, in units. */
const STOOP = 20;

/** Height of the head for which a carriage is written, in units. */
const USUAL_HEIGHT = 300;

/** Of a body that lies, the head alone can move, by this share: a hunch would be a block on its back. */
const LYING = 0.5;

/** A trunk that ends higher than this above the ground stands on legs, in units. */
const ON_LEGS = 40;

/** A bust has little room to bow. */
const OF_BUST = 0.6;

/** Drawn cats feel with their whole body: so much more than real ones. */
const DRAWN = 1.45;

/** The figure as its mood carries it. */
export function withPosture(figure: Figure, spec: CatSpec): Figure {
  const { carriage } = expressionOf(spec);
  const stoop = spec.age === "senior" ? STOOP : 0;
  if (!carriage && !stoop || !FREE.has(spec.pose) || figure.head.away) return figure;
  const { bow: ofMood = 0, lean: leant = 0, hunch = 0, pitch = 0, tilt = 0 } = carriage ?? {};
  const trunk = figure.torso.find(({ name }) => name === figure.dressed.torso);
  const lies = !figure.bust && trunk && isLevel(trunk) &&
    bounds(trunk.outline).bottom > -ON_LEGS;
  const drawn = STYLE_ENTRIES[spec.style].figure.hasHumanFace && !lies ? DRAWN : 1;
  const bow = ofMood * drawn + stoop, lean = leant * drawn;
  const [, top] = figure.head.at;
  const much = figure.bust ? OF_BUST : Math.max(LYING, Math.min(1, -top / USUAL_HEIGHT));
  const forward = trunk && !figure.bust && !lies && isLevel(trunk) ? alongOf(trunk) : undefined;
  const arch = figure.bust || lies ? undefined : archOf(figure, hunch * DRAWN * much);
  const move = ([x, y]: Point): Point => {
    const up = y / top, [ax, ay] = arch?.([x, y]) ?? [0, 0];
    // Of a level trunk the rump stays where it is.
    const fore = forward ? smoothstep(0.2, 0.9, forward(x)) : 1;
    return [
      x + ax + lean * much * smoothstep(0.1, 1, up),
      y + ay + bow * much * smoothstep(0.3, 1, up) * fore,
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

/** How far forward a place lies on a level trunk: 0 at its rump, 1 at its chest. */
function alongOf({ outline }: Part): (x: number) => number {
  const { left, right } = bounds(outline);
  return (x) => Math.max(0, Math.min(1, (x - left) / (right - left)));
}

/** How far a round back moves each place: that of a level trunk up in its middle, that of an upright one back and up at its
 * shoulders. */
function archOf({ torso, dressed, head, view }: Figure, hunch: number): PointMap | undefined {
  const trunk = torso.find(({ name }) => name === dressed.torso);
  if (!trunk || hunch === 0) return undefined;
  const { top, bottom } = bounds(trunk.outline);
  const along = isLevel(trunk) ? alongOf(trunk) : undefined, [, high] = head.at;
  return ([x, y]) => {
    if (along) {
      const up = smoothstep(bottom, top, y);
      return [0, -hunch * Math.sin(Math.PI * along(x)) * up];
    }
    const up = y / high, back = smoothstep(0.25, 0.6, up) * (1 - smoothstep(0.75, 1.05, up));
    return view === "side" ? [-hunch * back, -0.3 * hunch * back] : [0, -0.5 * hunch * back];
  };
}

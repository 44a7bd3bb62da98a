/**
 * @module Cats one can see through: the picture without them, and over it, half clear, the same with them. Every
 * style has them that way.
 */
import type { Canvas } from "./canvas.ts";
import type { CatLook, CatSpec } from "../spec.ts";
import type { Item, Role, Scene } from "../scene.ts";
import type { Painter } from "../style_entry.ts";

/** How much of a ghost covers what is behind it. */
const COVER = 0.58;

/** What is see-through of it: shadows are left out as a whole. */
const OF_GHOST: ReadonlySet<Role> = new Set(["coat", "face", "eye", "costume", "accessory"]);

/** The same painter, with ghosts see-through. Pictures without one are painted once, others twice. */
export function withGhosts(paint: Painter): Painter {
  return (scene, side) => {
    const isGhosts = ghostParts(scene.spec);
    if (!isGhosts) return paint(scene, side);
    const lit = withoutShadows(scene);
    const whole = paint(lit, side);
    const place = paint({ ...lit, items: lit.items.filter((item) => !isGhosts(item)) }, side);
    return blended(place, whole);
  };
}

/** Tells the parts of ghosts; undefined where no cat is one. */
function ghostParts({ others = [], ...first }: CatSpec): ((item: Item) => boolean) | undefined {
  const looks: readonly Pick<CatLook, "features">[] = [first, ...others];
  const ghosts = looks.flatMap(({ features }, at) =>
    features?.includes("ghostly body") ? [`cat ${at + 1}`] : []
  );
  if (ghosts.length === 0) return undefined;
  return ({ role, of }) => OF_GHOST.has(role) && (of === undefined || ghosts.includes(of));
}

function withoutShadows(scene: Scene): Scene {
  return { ...scene, items: scene.items.filter(({ role }) => role !== "shadow") };
}

function blended(below: Canvas, above: Canvas): Canvas {
  const ctx = below.getContext("2d");
  ctx.save();
  ctx.resetTransform();
  ctx.globalAlpha = COVER;
  ctx.drawImage(above, 0, 0);
  ctx.restore();
  return below;
}

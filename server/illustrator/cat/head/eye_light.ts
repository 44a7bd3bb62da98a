/** @module Eyes that glow or sparkle, for cats that are said to. */
import { mix } from "../../colour/colour.ts";
import { glow } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Eye, Glow, Item } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";

/** The face with a light behind each open eye, and a star before each that sparkles. */
export function litEyes(face: Item[], { features = [] }: CatSpec): Item[] {
  const glows = features.includes("glowing eyes"), sparkles = features.includes("sparkling eyes");
  if (!glows && !sparkles) return face;
  return face.flatMap((item) => {
    if (item.is !== "eye" || item.closed) return [item];
    return [...(glows ? [halo(item)] : []), item, ...(sparkles ? [spark(item)] : [])];
  });
}

function halo({ name, centre, size, iris }: Eye): Glow {
  return glow({
    name: `${name} glow`,
    role: "face",
    centre,
    radius: Math.max(...size) * 2.3,
    colour: { ...iris, l: Math.max(iris.l, 0.8), c: Math.max(iris.c, 0.13) },
    strength: 0.85,
  });
}

function spark({ name, centre: [x, y], size: [half, high], outer, iris }: Eye): Glow {
  return glow({
    name: `${name} spark`,
    role: "face",
    centre: [x + outer * half * 0.62, y - high * 0.72],
    radius: half * 0.5,
    colour: mix(iris, WHITE, 0.85),
    strength: 1,
    points: 4,
  });
}

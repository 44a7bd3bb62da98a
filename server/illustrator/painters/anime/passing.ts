/**
 * @module What drifts by close to the eye, far out of focus: petals, leaves, flakes. It gives a picture its
 * depth.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { type Context, drawBlurred, trace } from "../canvas.ts";

/** They pass in the lower corners, never before the cat: in the sky they would be smears. */
const CORNERS: readonly Point[] = [[0.04, 0.95], [0.97, 0.93]];

/** Two or three large, blurred things in the corners of the picture. */
export function paintPassing(ctx: Context, { spec, sky, light, items, subject }: Scene): void {
  const random = randomStream(spec.seed, "anime.passing");
  const near = items.find(({ role, is }) => is === "region" && role === "ground");
  const ground = near?.is === "region" ? near.colour : sky.at(-1)!.colour;
  const first = random.whole(0, CORNERS.length - 1);
  for (let i = 0; i < 2; i++) {
    const [cx, cy] = CORNERS[(first + i) % CORNERS.length]!;
    const at: Point = [
      cx * PICTURE_SIZE + random.between(-30, 30),
      cy * PICTURE_SIZE + random.between(-30, 30),
    ];
    const size = random.between(34, 78), turn = random.between(-1.4, 1.4);
    const depth = random.between(0.35, 0.62), blur = random.between(9, 16);
    if (isBefore(at, size, subject)) continue;
    drawBlurred(ctx, css(toneOf(ground, light.colour, light.key), depth), blur, () => {
      trace(ctx, ellipse(at, size, size * 0.44, turn));
      ctx.fill();
    });
  }
}

function toneOf(ground: Colour, lit: Colour, key: number): Colour {
  const leaf = { l: ground.l * 0.9 + 0.08, c: Math.max(0.07, ground.c * 1.1), h: ground.h };
  return mix(leaf, lit, 0.15 + 0.25 * key);
}

function isBefore([x, y]: Point, size: number, box: Scene["subject"]): boolean {
  return x + size > box.left && x - size < box.right && y + size > box.top && y - size < box.bottom;
}

/**
 * @module Where a cat is as dark as what lies behind it, the panes around it are of bright glass: gold at
 * its head, then amber and the blue of the sky, as behind a saint.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import type { Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { leadRays, outlinePane, type Rays, RINGS } from "./rays.ts";

const GOLD: Colour = { l: 0.7, c: 0.14, h: 80 }, AMBER: Colour = { l: 0.55, c: 0.15, h: 52 };

/** The glass of each ring from the middle, and how much of the place behind it is still seen. */
const GLASS: readonly [colour: Colour, opacity: number][] = [[GOLD, 0.95], [AMBER, 0.88]];
/** The rings beyond it take the hue of the sky, ever clearer. */
const OUTER = { l: 0.42, c: 0.18, opacity: 0.3 };

/** Paints the bright panes, and the lead between them. */
export function paintNimbus(ctx: Context, rays: Rays, { sky, spec, light }: Scene): void {
  const random = randomStream(spec.seed, "glass.nimbus");
  const azure = mix({ ...sky[0]!.colour, ...OUTER }, light.rim ?? GOLD, 0.2);
  for (const pane of rays.panes) {
    const ring = RINGS.indexOf(pane.inner);
    const [colour, opacity] = GLASS[ring] ?? [azure, ring === GLASS.length ? OUTER.opacity : 0];
    if (opacity === 0) continue;
    const tone = random.between(-0.05, 0.06), turn = random.between(-14, 14);
    ctx.beginPath();
    outlinePane(ctx, rays.centre, pane);
    ctx.closePath();
    ctx.fillStyle = css({ l: colour.l + tone, c: colour.c, h: colour.h + turn }, opacity);
    ctx.fill();
  }
  leadRays(ctx, rays);
}

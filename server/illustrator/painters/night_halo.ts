/** @module Evenings and nights are a little lighter behind a head, so that a cat stands out from the dark. */
import { mix } from "../colour/colour.ts";
import { type Context, fillRadial } from "./canvas.ts";
import type { Scene } from "../scene.ts";
import { headOf } from "./head_of.ts";

/** Brighter hours need none. */
const DUSK = 0.62;
/** How far it reaches in half distances of the eyes, and at least and most, in units; and how strong it is in the dark. */
const REACH = { by: 7, least: 300, most: 560 }, STRENGTH = 0.34;

/** Paints it over a place, before its subject is laid on it. */
export function paintNightHalo(ctx: Context, scene: Scene): void {
  const { light } = scene;
  if (light.key >= DUSK) return;
  const { at, size } = headOf(scene);
  const lit = light.rim ?? light.colour;
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  fillRadial(ctx, {
    centre: at,
    radius: Math.min(REACH.most, Math.max(REACH.least, size * REACH.by)),
    colour: mix(lit, { l: 0.62, c: 0.1, h: lit.h }, 0.7),
    strength: STRENGTH * (1 - light.key / DUSK) ** 0.5,
  }, [0.5, 0.55]);
  ctx.restore();
}

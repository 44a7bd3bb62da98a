/**
 * @module Stained glass: panes of luminous colour between lines of lead, rays around the head, light from
 * behind, a border of small panes.
 */
import { css } from "../../colour/colour.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import {
  type Canvas,
  clipped,
  type Context,
  createLayer,
  drawLayer,
  fillRadial,
} from "../canvas.ts";
import { goneOn, isFoldOfBust, isTuft, linesOfFold } from "../bust.ts";
import { paintContact, paintGroundShadow } from "../ground_shadow.ts";
import { layersOf, wallsOf } from "../../composing/layers.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { muzzleOf } from "./face.ts";
import { shadeGlass } from "./shade.ts";
import { paintGlassEye } from "./eye.ts";
import { lightFromBehind } from "./light.ts";
import { frameInside, paintFrame, tintsOf } from "./frame.ts";
import { drawLead, LEAD } from "./lead.ts";
import { paintGlassLine } from "./line.ts";
import { paintPane, type Panes } from "./pane.ts";
import { paintNimbus } from "./nimbus.ts";
import { sideFaceOf } from "./profile_cuts.ts";
import { headOf } from "../head_of.ts";
import { isWhisker } from "../whisker.ts";
import { raySheet, raysOf } from "./rays.ts";
import { themeOf } from "../storybook/border.ts";
import { jewelOf } from "./tone.ts";

export function paintStainedGlass(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  const rays = raysOf(scene);
  const around: Panes = { scene, rays: raySheet(rays, side) };
  paintSky(ctx, scene, around);
  const walls = wallsOf(back);
  for (const item of back.slice(0, walls)) paintItem(ctx, item, around);
  if (scene.light.rim) clipped(ctx, frameInside(), () => paintNimbus(ctx, rays, scene));
  for (const item of back.slice(walls)) paintItem(ctx, item, around);
  paintGroundShadow(ctx, subject, scene, { soft: 1, strength: 0.2 });
  drawLayer(ctx, cutStainedGlass(scene, side));
  clipped(ctx, frameInside(), () => front.forEach((item) => paintItem(ctx, item, { scene })));
  paintFrame(ctx, tintsOf(scene), themeOf(scene));
  lightFromBehind(canvas, ctx, scene);
  return canvas;
}

/** Its subject alone, with nothing behind it. */
export function cutStainedGlass(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { subject } = layersOf(scene.items);
  const forms = subject.filter((item) => !isFoldOfBust(item, scene));
  const panes: Panes = {
    scene,
    face: { head: headOf(scene), muzzle: muzzleOf(forms), side: sideFaceOf(forms) },
  };
  const head = subject.find((item): item is Region => item.is === "region" && item.name === "head");
  for (const item of subject) {
    if (head && item.is === "line" && isWhisker(item)) {
      // Scratched into the glass of the face, they end at its lead.
      clipped(ctx, head.outline, () => paintItem(ctx, item, panes));
    } else if (!isFoldOfBust(item, scene)) paintItem(ctx, item, panes);
    else if (!isTuft(item)) leadLeg(ctx, item, subject);
  }
  shadeGlass(ctx, lightSubject(forms, scene, side));
  return canvas;
}

/** Of a leg of a bust both sides are leads from edge to edge of its body: a lead that ended within a pane would not hold. */
function leadLeg(ctx: Context, leg: Region, subject: readonly Item[]): void {
  const torso = subject.find((item): item is Region =>
    item.is === "region" && item.name === "torso"
  );
  if (!torso) return;
  clipped(ctx, torso.outline, () => {
    for (const points of linesOfFold(leg)) drawLead(ctx, goneOn(points), LEG);
  });
}

const LEG = { width: 4.6, closed: false };

function paintSky(ctx: Context, { sky }: Scene, { rays }: Panes): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset, colour }) => gradient.addColorStop(offset, css(jewelOf(colour))));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  drawLayer(ctx, rays!);
}

function paintItem(ctx: Context, item: Item, panes: Panes): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow" ? paintContact(ctx, item, 2) : paintPane(ctx, item, panes);
    case "line":
      return paintGlassLine(ctx, item);
    case "glow":
      return item.points ? paintStar(ctx, item) : paintGlow(ctx, item);
    case "eye":
      return paintGlassEye(ctx, item);
  }
}

/** Light makes the panes it falls on clearer; laid over them it would be haze, as fog is: frosted glass. */
function paintGlow(ctx: Context, light: Extract<Item, { is: "glow" }>): void {
  ctx.save();
  if (light.radius > SPARK && !/^fog\b/.test(light.name)) ctx.globalCompositeOperation = "overlay";
  fillRadial(ctx, light, [0.5, 0.45]);
  ctx.restore();
}

/** Smaller lights are painted on the glass, in units. */
const SPARK = 40;

/** Stars are cut glass: four long points in a thread of lead. The smallest are bubbles. */
function paintStar(ctx: Context, star: Extract<Item, { is: "glow" }>): void {
  const { centre: [x, y], radius, colour, strength } = star;
  const bubble = radius < 6;
  const reach = bubble ? Math.max(1.8, radius * 0.8) : radius * 1.25;
  const waist = reach * (bubble ? 0.7 : 0.3);
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4, r = i % 2 ? waist : reach;
    ctx.lineTo(x + Math.sin(angle) * r, y - Math.cos(angle) * r);
  }
  ctx.closePath();
  ctx.fillStyle = css(colour, strength);
  ctx.fill();
  if (bubble) return;
  ctx.strokeStyle = css(LEAD);
  ctx.lineWidth = 3;
  ctx.stroke();
}

/** @module Black outlines on white paper, without shade, as in a colouring book: clear in any size, for print and crayons. */
import type { Colour } from "../../colour/colour.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, createLayer } from "../canvas.ts";
import { inkedLayers, type Inking, inkItems, isBackdrop } from "./inked.ts";

const INK: Colour = { l: 0.17, c: 0.005, h: 60 }, PAPER = "#fdfdfb";

const PEN: Inking = {
  ink: INK,
  light: INK,
  bold: 1.15,
  fill: () => PAPER,
  isDark: () => false,
  aroundMarks: 2.2,
};

export function drawLines(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const { back, subject, front } = inkedLayers(scene);
  inkItems(ctx, back.filter((item) => !isBackdrop(item)), scene, PEN);
  inkItems(ctx, [...subject, ...front], scene, PEN);
  return canvas;
}

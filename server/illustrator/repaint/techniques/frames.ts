/** @module Frames that are printed around a picture: the gilded steps of art deco, the border of a card, a label, a page. */
import type { Canvas, Context } from "../../painters/canvas.ts";
import { PICTURE_SIZE } from "../../scene.ts";

/** Draws a frame over the edges of a picture. */
type Frame = (ctx: Context) => void;

/** The picture with a frame around it. */
export function framed(canvas: Canvas, frame: Frame): Canvas {
  frame(canvas.getContext("2d"));
  return canvas;
}

/** Two golden lines on black with stepped corners, and a fan in each. */
export const decoFrame: Frame = (ctx) => {
  border(ctx, 46, "#14161d");
  for (const [inset, width] of [[18, 3], [46, 5]] as const) rule(ctx, inset, width, GOLD);
  eachCorner(ctx, () => {
    ctx.fillStyle = "#14161d";
    ctx.fillRect(0, 0, 150, 150);
    ctx.strokeStyle = GOLD;
    ctx.lineWidth = 4;
    ctx.strokeRect(18, 18, 132, 132);
    for (let i = 0; i <= 6; i++) {
      const angle = i / 6 * Math.PI / 2;
      ctx.beginPath();
      ctx.moveTo(26, 26);
      ctx.lineTo(26 + 112 * Math.cos(angle), 26 + 112 * Math.sin(angle));
      ctx.stroke();
    }
    for (const radius of [50, 82, 112]) arc(ctx, 26, 26, radius);
  });
};

/** The border of a tarot card: night blue between golden lines, a sun, a moon and stars. */
export const cardFrame: Frame = (ctx) => {
  border(ctx, 64, "#1d2350");
  rule(ctx, 12, 3, GOLD);
  rule(ctx, 62, 5, GOLD);
  const middle = PICTURE_SIZE / 2;
  sun(ctx, middle, 38, 20);
  moon(ctx, middle, PICTURE_SIZE - 38, 20);
  for (let i = 1; i < 8; i++) {
    const at = PICTURE_SIZE * i / 8;
    if (i !== 4) { for (const y of [38, PICTURE_SIZE - 38]) star(ctx, at, y, 9); }
    for (const x of [38, PICTURE_SIZE - 38]) star(ctx, x, at, 9);
  }
  eachCorner(ctx, () => star(ctx, 38, 38, 18));
};

/** The border of a matchbox label: paper, a broad line with hollow corners, a fine one. */
export const labelFrame: Frame = (ctx) => {
  ctx.beginPath();
  ctx.rect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  hollowed(ctx, 50, 58);
  ctx.fillStyle = "#f1e4c3";
  ctx.fill("evenodd");
  for (const [inset, width, colour] of [[50, 5, "#23414c"], [32, 13, "#c23a22"]] as const) {
    ctx.beginPath();
    hollowed(ctx, inset, 58);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
};

/** The margins of an illuminated page: gold, a blue band of flowers, gold. */
export const pageFrame: Frame = (ctx) => {
  border(ctx, 78, "#f0e2c0");
  rule(ctx, 44, 46, "#27457e");
  rule(ctx, 18, 4, GOLD);
  rule(ctx, 70, 6, GOLD);
  const count = 14;
  for (let i = 0; i <= count; i++) {
    const at = 44 + (PICTURE_SIZE - 88) * i / count;
    for (const far of [44, PICTURE_SIZE - 44]) {
      flower(ctx, at, far, i);
      flower(ctx, far, at, i);
    }
  }
};

const GOLD = "#d5a640";

function border(ctx: Context, width: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2 * width;
  ctx.strokeRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

function rule(ctx: Context, inset: number, width: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.strokeRect(inset, inset, PICTURE_SIZE - 2 * inset, PICTURE_SIZE - 2 * inset);
}

/** Draws in each corner as in the upper left one. */
function eachCorner(ctx: Context, draw: () => void): void {
  for (const [x, y] of [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const) {
    ctx.save();
    ctx.translate(x < 0 ? PICTURE_SIZE : 0, y < 0 ? PICTURE_SIZE : 0);
    ctx.scale(x, y);
    draw();
    ctx.restore();
  }
}

function arc(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI / 2);
  ctx.stroke();
}

/** Traces a rectangle whose corners are cut out by quarters of a circle. */
function hollowed(ctx: Context, inset: number, radius: number): void {
  const far = PICTURE_SIZE - inset, quarter = Math.PI / 2;
  ctx.moveTo(inset, inset + radius);
  ctx.arc(inset, inset, radius, quarter, 0, true);
  ctx.arc(far, inset, radius, 2 * quarter, quarter, true);
  ctx.arc(far, far, radius, -quarter, 2 * quarter, true);
  ctx.arc(inset, far, radius, 0, -quarter, true);
  ctx.closePath();
}

function star(ctx: Context, x: number, y: number, radius: number): void {
  ctx.fillStyle = GOLD;
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const far = i % 2 ? radius * 0.36 : radius, angle = i * Math.PI / 4;
    ctx.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle));
  }
  ctx.fill();
}

function sun(ctx: Context, x: number, y: number, radius: number): void {
  ctx.fillStyle = GOLD;
  ctx.beginPath();
  for (let i = 0; i < 24; i++) {
    const far = i % 2 ? radius * 0.66 : radius * 1.1, angle = i * Math.PI / 12;
    ctx.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle));
  }
  ctx.fill();
}

function moon(ctx: Context, x: number, y: number, radius: number): void {
  ctx.fillStyle = GOLD;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0.6, 2 * Math.PI - 0.6);
  ctx.arc(x + radius * 0.5, y, radius * 0.74, 2 * Math.PI - 0.9, 0.9, true);
  ctx.fill();
}

/** Four petals around a golden heart, red and white in turns, between leaves. */
function flower(ctx: Context, x: number, y: number, turn: number): void {
  ctx.fillStyle = "#5f9a5a";
  for (const side of [-1, 1]) disc(ctx, x + side * 15, y + side * 11, 6);
  ctx.fillStyle = turn % 2 ? "#e9e2d4" : "#d3484a";
  for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) {
    disc(ctx, x + dx * 7, y + dy * 7, 6.4);
  }
  ctx.fillStyle = GOLD;
  disc(ctx, x, y, 4.4);
}

function disc(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

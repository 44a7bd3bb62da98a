/**
 * @module The drawing of a thing as data, and as one line of text: pieces, each an outline with holes and
 * the flat shapes inside it.
 *
 * A line is `palette;main;piece;piece…`, a piece `colour,outline,shape,shape…`, an outline and a shape's area
 * rings joined by spaces, a shape `colour opacity:rings`. Polylines are written as `line_code.ts` says.
 */
import type { Point } from "../scene.ts";
import { decodeLine, encodeLine } from "./line_code.ts";

/** Coordinates of drawings are whole: the longest side of a thing has this many units. */
export const UNITS = 1000;

/** A thing that hangs together. The origin is in the middle of its lower edge, y points down. */
export interface Piece {
  /** Place of its main colour in the palette. */
  colour: number;
  /** The outer ring, then those of its holes. */
  rings: Point[][];
  shapes: Shape[];
}

/** A flat shape within a piece. */
export interface Shape {
  colour: number;
  /** 0 to 1. */
  opacity: number;
  rings: Point[][];
}

/** A whole drawing. */
export interface Drawing {
  /** Red, green and blue as six hexadecimal digits. */
  palette: string[];
  /** Places in the palette of the tones that change when the thing gets another colour; the first is the middle one. */
  main: number[];
  /** Back to front. */
  pieces: Piece[];
}

/** The line of a drawing. */
export function encodeDrawing({ palette, main, pieces }: Drawing): string {
  return [palette.join(""), main.join(" "), ...pieces.map(encodePiece)].join(";");
}

/** The drawing of a line that `encodeDrawing` made. */
export function decodeDrawing(line: string): Drawing {
  const [palette = "", main = "", ...pieces] = line.split(";");
  return {
    palette: palette.match(/.{6}/g) ?? [],
    main: main.split(" ").map(Number),
    pieces: pieces.map(decodePiece),
  };
}

function encodePiece({ colour, rings, shapes }: Piece): string {
  return [colour, ringsText(rings), ...shapes.map(encodeShape)].join(",");
}

function decodePiece(text: string): Piece {
  const [colour, rings = "", ...shapes] = text.split(",");
  return { colour: Number(colour), rings: ringsOf(rings), shapes: shapes.map(decodeShape) };
}

function encodeShape({ colour, opacity, rings }: Shape): string {
  return `${colour}${opacity < 1 ? ` ${opacity}` : ""}:${ringsText(rings)}`;
}

function decodeShape(text: string): Shape {
  const [paint = "", rings = ""] = text.split(":");
  const [colour, opacity = "1"] = paint.split(" ");
  return { colour: Number(colour), opacity: Number(opacity), rings: ringsOf(rings) };
}

function ringsText(rings: readonly Point[][]): string {
  return rings.map(encodeLine).join(" ");
}

function ringsOf(text: string): Point[][] {
  return text.split(" ").map(decodeLine);
}

/**
 * @module The filled shapes of a small SVG drawing, as polygons with one colour each.
 *
 * Understands what flat emoji are made of: paths, circles, ellipses, rectangles and uses, with flat colours
 * or gradients. A gradient becomes the middle of its colours.
 */
import { type Point, pointsOnPath } from "points-on-path";
import type { MultiPolygon } from "polygon-clipping";
import { difference, intersection, onGrid, union, xor } from "./areas.ts";
import { ringArea } from "./rings.ts";

/** One filled path, in units of the drawing. */
export interface Shape {
  area: MultiPolygon;
  /** Red, green and blue as six hexadecimal digits. */
  colour: string;
  opacity: number;
}

/** How far a polyline may be from its curve, in units of a drawing 32 wide. */
const TOLERANCE = 0.03;

const BLACK = "000000";

/** The shapes of the drawing's body, back to front. */
export function shapesOf(body: string): Shape[] {
  const gradients = gradientsOf(body);
  const defined = new Map(
    [...body.matchAll(/<path([^>]*\bid="([^"]+)"[^>]*)>/g)].map(([, text, id]) => [id!, text!]),
  );
  const visible = body.replace(/<(defs|clipPath|filter)\b.*?<\/\1>/gs, "");
  const shapes: Shape[] = [];
  const fills: (string | undefined)[] = [];
  for (const [, closing, tag, text = ""] of visible.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (tag === "g") {
      if (closing) fills.pop();
      else fills.push(attribute(text, "fill") ?? fills.at(-1));
      continue;
    }
    const drawn = tag === "use" ? defined.get(attribute(text, "href")?.slice(1) ?? "") ?? "" : text;
    const path = pathOf(tag === "use" ? "path" : tag!, drawn);
    const fill = attribute(text, "fill") ?? attribute(drawn, "fill") ?? fills.at(-1);
    if (!path || fill === "none") continue;
    const isEvenOdd = attribute(drawn, "fill-rule") === "evenodd";
    shapes.push({
      area: areaOf(path, isEvenOdd, turnOf(drawn)),
      colour: colourOf(fill, gradients),
      opacity: Number(attribute(text, "opacity") ?? 1),
    });
  }
  return shapes.filter(({ area }) => area.length > 0);
}

function attribute(text: string, name: string): string | undefined {
  return text.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1];
}

function pathOf(tag: string, text: string): string | undefined {
  const number = (name: string) => Number(attribute(text, name) ?? 0);
  switch (tag) {
    case "path":
      return attribute(text, "d");
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect": {
      const [x, y, w, h] = ["x", "y", "width", "height"].map(number) as [
        number,
        number,
        number,
        number,
      ];
      const r = Math.min(number("rx"), w / 2, h / 2);
      if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${
        arc(-r, -r)
      }v${2 * r - h}${arc(r, -r)}Z`;
    }
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** The transform of ellipses and rectangles: "rotate(45 16 16)" or a matrix. */
function turnOf(text: string): (point: Point) => Point {
  const transform = attribute(text, "transform");
  const numbers = transform?.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  if (transform?.startsWith("rotate")) {
    const [degrees = 0, x = 0, y = 0] = numbers;
    const cos = Math.cos(degrees * Math.PI / 180), sin = Math.sin(degrees * Math.PI / 180);
    return ([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
  }
  if (transform?.startsWith("matrix")) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
    return ([x, y]) => [a * x + c * y + e, b * x + d * y + f];
  }
  return (point) => point;
}

/** A path's area. Of the non-zero rule it needs that holes run the other way round. */
function areaOf(path: string, isEvenOdd: boolean, turn: (point: Point) => Point): MultiPolygon {
  const rings = pointsOnPath(path, TOLERANCE, TOLERANCE).map((points) => onGrid(points.map(turn)))
    .filter((ring) => Math.abs(ringArea(ring)) > 0.01);
  const [first, ...others] = rings.toSorted((a, b) =>
    Math.abs(ringArea(b)) - Math.abs(ringArea(a))
  );
  if (!first) return [];
  if (isEvenOdd) return xor(...rings.map((ring) => [ring]));
  let area = union([first]);
  for (const ring of others) {
    const isSolid = Math.sign(ringArea(ring)) === Math.sign(ringArea(first));
    const overlaps = isSolid || intersection(area, [ring]).length > 0;
    area = isSolid || !overlaps ? union(area, [ring]) : difference(area, [ring]);
  }
  return area;
}

function colourOf(fill: string | undefined, gradients: ReadonlyMap<string, string>): string {
  const gradient = fill?.match(/^url\(#(.+)\)$/)?.[1];
  if (gradient) return gradients.get(gradient) ?? BLACK;
  const hex = fill?.match(/^#([0-9a-f]+)$/i)?.[1] ?? (fill === "white" ? "ffffff" : BLACK);
  return (hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex).toLowerCase();
}

/** The middle colour of each gradient. */
function gradientsOf(body: string): Map<string, string> {
  const found = body.matchAll(
    /<(?:linear|radial)Gradient[^>]*id="([^"]+)"[^>]*>(.*?)<\/(?:linear|radial)Gradient>/gs,
  );
  return new Map([...found].map(([, id, stops]) => {
    const colours = [...stops!.matchAll(/stop-color="#([0-9a-f]{6})"/gi)].map(([, hex]) =>
      parseInt(hex!, 16)
    );
    const mean = (shift: number) =>
      Math.round(
        colours.reduce((sum, rgb) => sum + ((rgb >> shift) & 255), 0) / Math.max(1, colours.length),
      );
    const hex = [16, 8, 0].map((shift) => mean(shift).toString(16).padStart(2, "0")).join("");
    return [id!, hex];
  }));
}
